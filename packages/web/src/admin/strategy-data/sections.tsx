import type { StrategyDetails } from '@tarang/sdk'
import { useState } from 'react'
import { useEditor } from '#patterns/editor'
import { formatCount } from '#platform/formats/format'
import { Accordion, AccordionItem } from '#ui/accordion'
import { closedTradesOf, drawdownOf, highlightsOf, openTradesOf } from '../strategy/parts.ts'
import { QualityPanel } from '../strategy-quality/quality-panel.tsx'
import type { TradePosition } from '../strategy-quality/strategy-quality.model.ts'
import { useStrategyQuality } from '../strategy-quality/use-strategy-quality.ts'
import { ClosedTrades } from './closed-trades.tsx'
import { Details } from './details.tsx'
import { Drawdown } from './drawdown.tsx'
import { ExclusionDialogs } from './exclusion-dialogs.tsx'
import { Highlights } from './highlights.tsx'
import { linkEditor } from './link-description.ts'
import { LinkDialog } from './link-dialog.tsx'
import { LiveTrades } from './live-trades.tsx'
import { useOpenSection } from './open-section.ts'
import { PERFORMANCE_ID, PerformanceSection } from './performance-section.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { TradeWarnings } from './trade-warnings.tsx'
import { useLoads } from './use-loads.ts'
import { useTradeExclusion } from './use-trade-exclusion.ts'

interface SectionsProps {
  readonly strategyCode: string
  readonly details: StrategyDetails
  readonly isPreview: boolean
  /** Remounts the screen, which repeats every request. */
  readonly onRestart: () => void
}

const titles = {
  details: 'Strategy Details',
  highlights: 'Strategy Highlights',
  live: 'Live Trades',
  closed: 'Closed Trades',
  drawdown: 'Drawdown',
}
const sections = Object.keys(titles) as (keyof typeof titles)[]
const tabs = [...Object.entries(titles), [PERFORMANCE_ID, 'Performance'] as const]

/** The five sections of a strategy; one is open at a time. */
export function Sections({ strategyCode, details, isPreview, onRestart }: SectionsProps) {
  const [open, show] = useOpenSection(sections, 'details')
  const exclusion = useTradeExclusion({ onClosed: onRestart })
  const link = useEditor(linkEditor, { onClosed: (needsReload) => needsReload && onRestart() })
  const openLink = (strategyDescriptionCode: string) =>
    link.send({ type: 'editor.edit', row: { strategyCode, strategyDescriptionCode } })
  const live = openTradesOf(details)
  const closed = closedTradesOf(details)
  const drawdown = drawdownOf(details)
  const quality = useStrategyQuality(details)
  // The tables and charts keep the trades that they were made with, and a lost network loads the strategy again.
  const loads = useLoads(details)
  const [requested, setRequested] = useState<TradePosition | null>(null)
  const warned = quality.warnings.flatMap(({ trade }) => trade ?? [])
  return (
    <TradeWarnings value={{ trades: warned, requested, onShown: () => setRequested(null) }}>
      <SectionTabs sections={tabs} current={open} onOpen={(id) => id !== PERFORMANCE_ID && show(id)} />
      <QualityPanel {...quality} onShowTrade={setRequested} />
      <Accordion open={open} onOpenChange={show}>
        <AccordionItem value="details" title={titles.details}>
          <Details details={details} />
        </AccordionItem>
        <AccordionItem value="highlights" title={titles.highlights}>
          <Highlights rows={highlightsOf(details)} onLink={openLink} />
        </AccordionItem>
        <AccordionItem value="live" title={titles.live} note={formatCount(live.length, 'trade')}>
          <LiveTrades
            key={loads}
            trades={live}
            exclusion={exclusion}
            isPreview={isPreview}
            onRestart={onRestart}
          />
        </AccordionItem>
        <AccordionItem value="closed" title={titles.closed} note={formatCount(closed.length, 'trade')}>
          <ClosedTrades key={loads} trades={closed} />
        </AccordionItem>
        <AccordionItem value="drawdown" title={titles.drawdown}>
          <Drawdown drawdown={drawdown} />
        </AccordionItem>
      </Accordion>
      <PerformanceSection
        key={loads}
        strategyCode={strategyCode}
        reported={details.pnl}
        trades={closed}
        live={live}
        drawdown={drawdown}
      />
      <LinkDialog actor={link} />
      <ExclusionDialogs exclusion={exclusion} />
    </TradeWarnings>
  )
}
