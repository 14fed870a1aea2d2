import type { StrategyHighlights } from '@tarang/sdk'
import { type Column, copyable, externalLink, longText, number, oneOf, text } from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import type { Indexed } from '../strategy/parts.ts'
import { MutedText } from './muted-text.tsx'
import { PlainTable } from './plain-table.tsx'

type HighlightsRow = Indexed<StrategyHighlights>

interface HighlightsProps {
  readonly rows: readonly HighlightsRow[]
  /** Opens the link dialog with the strategy's current description code. */
  readonly onLink: (strategyDescriptionCode: string) => void
}

const columns: readonly Column<HighlightsRow>[] = [
  copyable(text('Strategy Description Code', 'strategyDescriptionCode')),
  number('Winning Trades', 'winningTrades'),
  number('Losing Trades', 'losingTrades'),
  number('Total Trades', 'totalTrades'),
  number('Average Holding Period (days)', 'averageHoldingPeriod'),
  number('Average Stock Period (days)', 'averageStockPeriod'),
  number('Drawdown Period (days)', 'drawDownPeriod'),
  externalLink('Video Link', ({ videoLink }) => videoLink, 'View'),
  oneOf('Status', 'status', { 0: ['Inactive', 'neutral'], 1: ['Active', 'positive'] }),
  longText('Strategy Description', 'strategyDescription'),
]

const none = css({ display: 'grid', justifyItems: 'start', gap: '4' })

/** The Strategy Highlights section: trade counts and the linked description. */
export function Highlights({ rows, onLink }: HighlightsProps) {
  const canWrite = useCanWrite()
  const linkButton = (code: string | null | undefined) => (
    <Button variant="outline" size="sm" onClick={() => onLink(typeof code === 'string' ? code : '')}>
      SDC Link
    </Button>
  )
  if (rows.length === 0) {
    return (
      <div className={none}>
        <MutedText>
          {canWrite ? 'No highlights yet. Link a description to add them.' : 'No highlights yet.'}
        </MutedText>
        {canWrite && linkButton(null)}
      </div>
    )
  }
  const action: Column<HighlightsRow> = {
    id: 'link',
    label: 'SDC Link',
    cell: ({ strategyDescriptionCode }) => linkButton(strategyDescriptionCode),
  }
  return (
    <PlainTable
      label="Highlights and descriptions"
      columns={canWrite ? [...columns, action] : columns}
      rows={rows}
    />
  )
}
