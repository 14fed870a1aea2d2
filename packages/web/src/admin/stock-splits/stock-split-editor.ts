import { calendarDay } from '@tarang/machines/wire-date'
import type { BinaryStatus, NewStockSplit, StockSplit } from '@tarang/sdk'
import { choiceInPlace, type DraftOf, defineEditor, serverMessageOr } from '#patterns/editor'
import { oneOf } from '#patterns/table'
import { api } from '#platform/api/api'

export const stockSplitList = { load: api.stockSplits.list, rowId: (split: StockSplit) => split.id }

export const statusColumn = oneOf<StockSplit>('Status', 'status', {
  1: ['Completed', 'positive'],
  0: ['Pending', 'warning'],
})

export const stockSplitEditor = defineEditor({
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
  update: ({ id }, { splitratio, splitdate, ...changes }, options) =>
    api.stockSplits.update({ id, ...changes, status: Number(changes.status) as BinaryStatus }, options),
  added: 'Stock split added successfully!',
  updated: 'Stock split updated successfully!',
  notAdded: serverMessageOr('Failed to save stock split.'),
  notUpdated: serverMessageOr('Failed to update stock split.'),
  failure: 'dialog',
})

export const splitStatus = choiceInPlace(stockSplitEditor, 'status', stockSplitList)
