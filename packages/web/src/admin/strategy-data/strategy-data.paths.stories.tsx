import resourceBundle from '@tarang/machines/resource/paths.json' with { type: 'json' }
import { tradeExclusionCases } from '@tarang/machines/trade-exclusion/cases'
import tradeExclusionBundle from '@tarang/machines/trade-exclusion/paths.json' with { type: 'json' }
import type { StrategyLink } from '@tarang/sdk'
import { useEffect } from 'react'
import { useEditor } from '#patterns/editor'
import { resourcePage } from '../../testing/flows/pages/resource.page.ts'
import { tradeExclusionPage } from '../../testing/flows/pages/trade-exclusion.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import { ExclusionDialogs } from './exclusion-dialogs.tsx'
import { linkEditor } from './link-description.ts'
import { LinkDialog } from './link-dialog.tsx'
import { LiveTrades } from './live-trades.tsx'
import type { TradeRow } from './trades-table.ts'
import { useTradeExclusion } from './use-trade-exclusion.ts'

export default { title: 'Paths/Strategy data', tags: ['!autodocs', 'paths'] }

const link: StrategyLink = { strategyCode: 'SC1', strategyDescriptionCode: '' }

function Linking() {
  const actor = useEditor(linkEditor)
  useEffect(() => actor.send({ type: 'editor.edit', row: link }), [actor])
  return (
    <>
      <h1>Strategy Highlights</h1>
      <LinkDialog actor={actor} />
    </>
  )
}

export const ResourceTour = pathStory({
  page: resourcePage,
  bundle: resourceBundle,
  subject: {
    machine: 'resource',
    isSignedIn: true,
    // The form's other list.
    atOnce: { 'GET /api/liveStrategies': { body: [{ strategyCode: 'SC1' }] } },
    render: () => <Linking />,
  },
})

const trades = Object.values(tradeExclusionCases.events['trade.exclude']).map(
  ({ trade }, index): TradeRow => ({ ...trade, index }) as TradeRow,
)

/** Without the screen, which remounts with a new machine after a trade is excluded. */
function Excluding() {
  const exclusion = useTradeExclusion({ onClosed: () => {} })
  return (
    <>
      <h1>Live Trades</h1>
      <LiveTrades trades={trades} exclusion={exclusion} isPreview onRestart={() => {}} />
      <ExclusionDialogs exclusion={exclusion} />
    </>
  )
}

export const TradeExclusionTour = pathStory({
  page: tradeExclusionPage,
  bundle: tradeExclusionBundle,
  subject: { machine: 'tradeExclusion', isSignedIn: true, render: () => <Excluding /> },
})
