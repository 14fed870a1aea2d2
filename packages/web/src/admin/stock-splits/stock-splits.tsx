import { calendarDay } from '@tarang/machines/wire-date'
import type { BinaryStatus, NewStockSplit, StockSplit } from '@tarang/sdk'
import type { BulkActions } from '#patterns/bulk-action'
import {
  choiceInPlace,
  type DraftOf,
  defineEditor,
  EditableTableScreen,
  serverMessageOr,
} from '#patterns/editor'
import { date, defineTable, oneOf, rowNumber, secondary, text, word } from '#patterns/table'
import { api } from '#platform/api/api'
import { now, today } from '#platform/browser/clock'
import { isOverdue } from './overdue.ts'
import { PlaceholderLink } from './placeholder-link.tsx'

const stockSplits = defineTable<StockSplit>({
  load: api.stockSplits.list,
  rowId: (split) => split.id,
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
    oneOf('Status', 'status', { 1: ['Completed', 'positive'], 0: ['Pending', 'warning'] }),
    date('Split Date', 'splitdate'),
    word('Split Ratio', 'splitratio'),
    secondary(date('Sourced On', 'sourcedon')),
    secondary(date('Created On', 'createdon')),
    text('Corporate Action', 'corporateaction'),
    { id: 'sourceAction', label: 'Source Action', cell: () => <PlaceholderLink>Source</PlaceholderLink> },
  ],
})

const stockSplitEditor = defineEditor({
  noun: 'Stock Split',
  draftOf: (split: StockSplit | null): DraftOf<NewStockSplit> => ({
    stockname: split?.stockname ?? '',
    splitratio: split?.splitratio ?? '',
    splitdate: calendarDay(split?.splitdate) ?? '',
    sourcedon: calendarDay(split?.sourcedon) ?? '',
    status: String(split?.status ?? ''),
    corporateaction: split?.corporateaction ?? '',
  }),
  fields: [
    { kind: 'text', name: 'stockname', label: 'Stock Name', required: true, lockedOnEdit: true },
    { kind: 'text', name: 'splitratio', label: 'Ratio', isRatio: true, required: true, lockedOnEdit: true },
    { kind: 'date', name: 'splitdate', label: 'Split Date', required: true, lockedOnEdit: true },
    { kind: 'date', name: 'sourcedon', label: 'Source Date', required: true },
    {
      kind: 'select',
      name: 'status',
      label: 'Status',
      required: true,
      blank: 'Select Status',
      options: [
        { value: 0, label: 'Pending' },
        { value: 1, label: 'Completed' },
      ],
    },
    {
      kind: 'text',
      name: 'corporateaction',
      label: 'Corporate Action',
      required: true,
      suggestions: ['Split', 'Bonus', 'Consolidation', 'Rights'],
    },
  ],
  create: (draft, options) =>
    api.stockSplits.create({ ...draft, status: Number(draft.status) as BinaryStatus }, options),
  update: ({ id }, { stockname, sourcedon, status, corporateaction }, options) =>
    api.stockSplits.update(
      { id, stockname, sourcedon, status: Number(status) as BinaryStatus, corporateaction },
      options,
    ),
  added: 'Stock split added successfully!',
  updated: 'Stock split updated successfully!',
  notAdded: serverMessageOr('Failed to save stock split.'),
  notUpdated: serverMessageOr('Failed to update stock split.'),
  failure: 'dialog',
})

const status = choiceInPlace(stockSplitEditor, 'status', stockSplits)

const bulk: BulkActions<StockSplit> = {
  noun: ['split', 'splits'],
  nameOf: (split) => split.stockname,
  actions: status.bulk,
}

const StockSplits = () => (
  <EditableTableScreen
    title="Stock Split Calendar"
    table={stockSplits}
    editor={stockSplitEditor}
    inPlace={status}
    bulk={bulk}
  />
)
export default StockSplits
