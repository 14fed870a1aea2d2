import { trades } from '../../db/schema/index.ts'
import { requiredText } from '../../http/fields.ts'
import { amount, number } from '../../http/values.ts'
import { dayCell, numberCell, optionalCell } from '../cells.ts'
import type { RowValues, TableKind } from '../import-kind.ts'
import { updateWithExclusions } from './move-exclusions.ts'
import { strategyCode, strategyOf } from './strategies.ts'

/** The key of a record in the system from which it comes. */
export const externalKey = requiredText(200, 'A key that identifies the row in each import is required.')

/** A closed trade has an exit price and ends after it began; a live one has neither exit date nor price. */
export function checkTrade({ entryDate, exitDate, exitPrice }: RowValues) {
  if (exitDate === null)
    return exitPrice === null ? null : { column: 'exitDate', reason: 'An exit price needs an exit date.' }
  if (exitPrice === null) return { column: 'exitPrice', reason: 'A closed trade needs an exit price.' }
  return String(exitDate) < String(entryDate)
    ? { column: 'exitDate', reason: 'Must not be before the entry date.' }
    : null
}

/** A trade: live without an exit date, else closed. */
export const tradeKind: TableKind = {
  name: 'trades',
  table: trades,
  columns: {
    externalKey,
    strategyCode,
    stockName: requiredText(200, 'Stock name is required.'),
    entryPrice: numberCell(amount),
    exitPrice: optionalCell(numberCell(amount)),
    pnl: numberCell(number),
    entryDate: dayCell,
    exitDate: optionalCell(dayCell),
  },
  key: ['externalKey'],
  recordedAs: { action: 'trade.changed' },
  references: [strategyOf],
  check: checkTrade,
  update: updateWithExclusions,
}
