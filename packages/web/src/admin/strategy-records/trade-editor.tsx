import type { TradeRecord, TradeValues } from '@tarang/sdk/extensions'
import { defineAction } from '#patterns/action'
import { defineEditor, serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/api/extensions'
import { formatDate } from '#platform/formats/console-date'
import { formatText } from '#platform/formats/format'
import { FieldWarning } from '../strategy-quality/field-warning.tsx'

const draftOf = (trade: TradeRecord | null) => ({
  stockName: trade?.stockName ?? '',
  entryPrice: String(trade?.entryPrice ?? ''),
  entryDate: trade?.entryDate ?? '',
  pnl: String(trade?.pnl ?? ''),
  exitPrice: String(trade?.exitPrice ?? ''),
  exitDate: trade?.exitDate ?? '',
})

type Draft = ReturnType<typeof draftOf>

const valuesOf = (draft: Draft): TradeValues => ({
  stockName: draft.stockName.trim(),
  entryPrice: Number(draft.entryPrice),
  exitPrice: draft.exitPrice.trim() === '' ? null : Number(draft.exitPrice),
  pnl: Number(draft.pnl),
  entryDate: draft.entryDate,
  exitDate: draft.exitDate === '' ? null : draft.exitDate,
})

/** Whether its prices and its P&L can be compared. */
const isClosed = ({ stockName, entryPrice, exitPrice, pnl }: Draft) =>
  [stockName, entryPrice, exitPrice, pnl].every((text) => text.trim() !== '')

function problemsOf({ exitPrice, exitDate }: Draft): Partial<Draft> {
  const hasExitPrice = exitPrice.trim() !== ''
  return {
    ...(exitDate !== '' && !hasExitPrice && { exitPrice: 'A closed trade needs an exit price' }),
    ...(exitDate === '' && hasExitPrice && { exitDate: 'An exit price needs an exit date' }),
  }
}

/** Names a trade: a strategy may have several of a stock. */
const tradeName = ({ stockName, entryDate }: Pick<TradeRecord, 'stockName' | 'entryDate'>) =>
  `${formatText(stockName)} ${formatDate(entryDate)}`

/** The form that adds, corrects and closes a trade of a strategy. */
export const tradeEditorOf = (strategyCode: string) =>
  defineEditor({
    noun: 'Trade',
    draftOf,
    nameOf: tradeName,
    fields: [
      { kind: 'text', name: 'stockName', label: 'Stock Name', required: true, isWide: true },
      { kind: 'number', name: 'entryPrice', label: 'Entry Price', min: 0, required: true },
      { kind: 'date', name: 'entryDate', label: 'Entry Date', required: true },
      {
        kind: 'number',
        name: 'exitPrice',
        label: 'Exit Price',
        hint: 'Empty while the trade is live.',
        min: 0,
      },
      {
        kind: 'date',
        name: 'exitDate',
        label: 'Exit Date',
        hint: 'Empty while the trade is live.',
        notBefore: 'entryDate',
      },
      { kind: 'number', name: 'pnl', label: 'P&L', required: true },
    ],
    validate: problemsOf,
    notesOf: (draft) => ({
      pnl: <FieldWarning details={isClosed(draft) ? { closedTrades: [valuesOf(draft)] } : {}} />,
    }),
    create: (draft, options) =>
      extensions.strategyRecords.createTrade(strategyCode, valuesOf(draft), options),
    update: ({ id, etag }: TradeRecord, draft, options) =>
      extensions.strategyRecords.updateTrade(id, valuesOf(draft), { ...options, ifMatch: etag }),
    added: 'The trade was added.',
    updated: 'The trade was updated.',
    notAdded: serverMessageOr('The trade could not be saved.'),
    success: 'brief',
  })

/** Deletes a trade after a question. */
export const tradeDeletion = defineAction<TradeRecord>({
  participle: 'deleted',
  title: 'Delete trade',
  nameOf: tradeName,
  question: ({ stockName, entryDate }) =>
    `Delete the trade of “${formatText(stockName)}” entered on ${formatDate(entryDate)}? This cannot be undone.`,
  confirm: 'Delete',
  isDangerous: true,
  act: ({ id, etag }, options) => extensions.strategyRecords.deleteTrade(id, { ...options, ifMatch: etag }),
  done: 'The trade was deleted.',
  failure: serverMessageOr('The trade could not be deleted.'),
})
