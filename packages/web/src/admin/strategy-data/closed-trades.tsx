import { TableView, type ValueColumn } from '#patterns/table'
import { formatText } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { TradeWarning } from './trade-warnings.tsx'
import { type TradeRow, tradeColumns, useTradesTable } from './trades-table.ts'

const name = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })

const stockName: ValueColumn<TradeRow> = {
  ...tradeColumns.stockName,
  cell: (trade) => (
    <span className={name}>
      <span>{formatText(trade.stockName)}</span>
      <TradeWarning section="closed" index={trade.index} />
    </span>
  ),
}

/** The Closed Trades section. */
export function ClosedTrades({ trades }: { trades: readonly TradeRow[] }) {
  const { table, actor } = useTradesTable({
    trades,
    columns: [stockName, ...tradeColumns.figures],
    empty: 'No closed trades.',
    addressPrefix: 'closed.',
  })
  return <TableView label="Closed Trades" table={table} actor={actor} />
}
