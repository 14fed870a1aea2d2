import type { TradeRecord } from '@tarang/sdk/extensions'
import { useState } from 'react'
import { useAction } from '#patterns/action'
import { EditableTable } from '#patterns/editor'
import { usePathPart } from '#patterns/route'
import { date, defineTable, money, text, totalled, useTable } from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { useDocumentTitle } from '#platform/navigation/document-title'
import { tradeDeletion, tradeEditorOf } from './trade-editor.tsx'

const tradesOf = (strategyCode: string) =>
  defineTable<TradeRecord>({
    load: (options) => extensions.strategyRecords.trades(strategyCode, options),
    rowId: ({ id }) => id,
    displayName: 'Trades',
    search: { label: 'Stock name', in: ({ stockName }) => stockName },
    empty: 'This strategy has no trades yet.',
    failure: 'Failed to fetch the trades.',
    columns: [
      text('Stock Name', 'stockName'),
      money('Entry Price', 'entryPrice'),
      date('Entry Date', 'entryDate'),
      money('Exit Price', 'exitPrice'),
      date('Exit Date', 'exitDate'),
      totalled(money('P&L', 'pnl')),
    ],
  })

/** The trades of a strategy, which can be added, corrected, closed and deleted. */
export default function TradeRecords() {
  const strategyCode = usePathPart('strategyCode')
  useDocumentTitle(`${strategyCode} · Trade Records`)
  const [table] = useState(() => tradesOf(strategyCode))
  const [editor] = useState(() => tradeEditorOf(strategyCode))
  const rows = useTable(table)
  const deleting = useAction(tradeDeletion, {
    onDone: ({ id }) => rows.send({ type: 'row.remove', rowId: id }),
    onClosed: (needsReload) => needsReload && rows.send({ type: 'rows.refresh' }),
  })
  return (
    <EditableTable
      title={`Trades of ${strategyCode}`}
      table={table}
      rows={rows}
      editor={editor}
      rowActions={(trade) => [{ label: 'Delete', isDangerous: true, opens: () => deleting.ask(trade) }]}
    />
  )
}
