import type { StockSplit } from '@tarang/sdk'
import type { BulkActions } from '#patterns/bulk-action'
import { EditableTableScreen } from '#patterns/editor'
import { date, defineTable, rowNumber, secondary, text, word } from '#patterns/table'
import { now, today } from '#platform/browser/clock'
import { foundAs } from '../record-kinds.ts'
import { isOverdue } from './overdue.ts'
import { PlaceholderLink } from './placeholder-link.tsx'
import { splitStatus, statusColumn, stockSplitEditor, stockSplitList } from './stock-split-editor.ts'

const stockSplits = defineTable<StockSplit>({
  ...stockSplitList,
  records: foundAs('stock-split', ({ stockname }) => stockname),
  filters: [
    {
      name: 'due',
      label: 'Split date',
      all: 'All splits',
      optionLabels: { past: 'Pending past its date' },
      rule: { options: ['past'], asOf: today, keeps: (split) => isOverdue(split, now()) },
    },
  ],
  empty: 'No data available.',
  failure: 'Failed to fetch stock splits.',
  columns: [
    rowNumber('#'),
    text('Stock Name', 'stockname'),
    statusColumn,
    date('Split Date', 'splitdate'),
    word('Split Ratio', 'splitratio'),
    secondary(date('Sourced On', 'sourcedon')),
    secondary(date('Created On', 'createdon')),
    text('Corporate Action', 'corporateaction'),
    { id: 'sourceAction', label: 'Source Action', cell: () => <PlaceholderLink>Source</PlaceholderLink> },
  ],
})

const bulk: BulkActions<StockSplit> = {
  noun: ['split', 'splits'],
  nameOf: stockSplitEditor.rowName,
  actions: splitStatus.bulk,
}

const StockSplits = () => (
  <EditableTableScreen
    title="Stock Split Calendar"
    table={stockSplits}
    editor={stockSplitEditor}
    inPlace={splitStatus}
    bulk={bulk}
  />
)
export default StockSplits
