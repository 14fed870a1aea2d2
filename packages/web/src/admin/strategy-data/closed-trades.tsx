import { sortable, TableView } from '#patterns/table'
import { type TradeRow, tradeColumns, useTradesTable } from './trades-table.ts'

/** The Closed Trades section. */
export function ClosedTrades({ trades }: { trades: readonly TradeRow[] }) {
  const { table, actor } = useTradesTable({
    trades,
    columns: [sortable(tradeColumns.stockName), ...tradeColumns.figures],
    empty: 'No closed trades.',
    addressPrefix: 'closed.',
  })
  return <TableView label="Closed Trades" table={table} actor={actor} />
}
