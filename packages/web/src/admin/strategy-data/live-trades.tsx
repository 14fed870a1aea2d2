import { tradeExclusionView } from '@tarang/machines/trade-exclusion'
import { useSelector } from '@xstate/react'
import { ViewOnlyNotice } from '#patterns/role'
import { type Column, TableView } from '#patterns/table'
import { formatText } from '#platform/format'
import { useCanWrite } from '#platform/role'
import { css } from '#styled-system/css'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { VisuallyHidden } from '#ui/visually-hidden'
import { type TradeRow, tradeColumns, useTradesTable } from './trades-table.ts'
import type { RunningExclusion } from './use-trade-exclusion.ts'

interface LiveTradesProps {
  readonly trades: readonly TradeRow[]
  readonly exclusion: RunningExclusion
  /** Trades can be excluded only where the screen was opened via Preview. */
  readonly isPreview: boolean
}

const name = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })

/** The Live Trades section. Excluded trades are greyed and carry a badge. */
export function LiveTrades({ trades, exclusion, isPreview }: LiveTradesProps) {
  const { table, actor } = useTradesTable({
    trades,
    columns: [tradeColumns.stockName, ...tradeColumns.figures],
    empty: 'No live trades.',
    addressPrefix: 'live.',
  })
  const canWrite = useCanWrite()
  const { isExcluded, isExcludable } = tradeExclusionView(useSelector(exclusion, (snapshot) => snapshot))

  const stockName: Column<TradeRow> = {
    ...tradeColumns.stockName,
    cell: (trade) => (
      <span className={name}>
        {formatText(trade.stockName)}
        {isExcluded(trade) && <Badge>Excluded</Badge>}
      </span>
    ),
  }
  const action: Column<TradeRow> = {
    id: 'action',
    label: 'Action',
    cell: (trade) => (
      <Button
        variant="outline"
        size="sm"
        disabled={!isExcludable(trade)}
        onClick={() => exclusion.send({ type: 'trade.exclude', trade })}
      >
        {isExcluded(trade) ? 'Disabled' : 'Delete'}
        <VisuallyHidden> {formatText(trade.stockName)}</VisuallyHidden>
      </Button>
    ),
  }
  const columns = [stockName, ...tradeColumns.figures, ...(isPreview && canWrite ? [action] : [])]
  return (
    <>
      {isPreview && !canWrite && <ViewOnlyNotice />}
      <TableView label="Live Trades" table={{ ...table, columns, isMuted: isExcluded }} actor={actor} />
    </>
  )
}
