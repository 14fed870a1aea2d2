import { trades } from '../../db/schema/index.ts'
import { requiredText } from '../../http/fields.ts'
import { amount, number } from '../../http/values.ts'
import { amountOrDash, dayCell, numberCell, optionalCell } from '../cells.ts'
import type { RowValues, TableKind } from '../import-kind.ts'
import { updateWithExclusions } from './move-exclusions.ts'
import { strategyCode, strategyOf } from './strategies.ts'

/** The key of a record in the system from which it comes. */
export const externalKey = requiredText(200, 'A key that identifies the row in each import is required.')

/** A closed trade has an exit price and ends after it began; a live one has neither exit date nor price. */
export function checkTrade({ entryDate, exitDate = null, exitPrice = null }: RowValues) {
  if (exitDate === null)
    return exitPrice === null
      ? null
      : { column: 'exitDate', reason: 'An exit price needs an exit date, such as 2024-06-18.' }
  if (exitPrice === null)
    return { column: 'exitPrice', reason: 'A closed trade needs an exit price, such as 1234.56.' }
  return String(exitDate) < String(entryDate)
    ? { column: 'exitDate', reason: `Is before the entry date, ${entryDate}.` }
    : null
}

const SIDES = new Set([
  'side',
  'tradetype',
  'transactiontype',
  'type',
  'action',
  'buysell',
  'direction',
  'ordertype',
])

const QUANTITIES = new Set(['quantity', 'qty', 'shares', 'filledquantity'])

/** Orders have a side, a quantity and no exit: a trade would have to be paired from several. */
function refuseOrders(names: readonly string[], mapped: ReadonlySet<string>): string | null {
  const isOrders = names.some((name) => SIDES.has(name)) && names.some((name) => QUANTITIES.has(name))
  if (!isOrders || mapped.has('exitPrice') || mapped.has('exitDate')) return null
  return 'The file has orders, with a side and no exit, and a trade is a purchase with its sale. Take the profit and loss report of the broker instead, which has both in one row.'
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
    pnl: amountOrDash(number),
    entryDate: dayCell,
    exitDate: optionalCell(dayCell),
  },
  aliases: {
    externalKey: ['id', 'key', 'ref', 'reference', 'trade id', 'trade no', 'trade number'],
    strategyCode: ['strategy', 'system', 'portfolio'],
    stockName: ['stock', 'symbol', 'symbols', 'ticker', 'scrip', 'scrip name', 'instrument', 'security'],
    entryPrice: ['buy price', 'price in', 'avg entry price', 'average buy price', 'open price'],
    exitPrice: ['sell price', 'price out', 'avg exit price', 'average sell price', 'close price'],
    pnl: ['profit', 'profit and loss', 'profit/loss', 'realized p&l', 'realised p&l', 'net p&l'],
    entryDate: ['entry time', 'entry timestamp', 'date in', 'buy date', 'open date', 'opened'],
    exitDate: ['exit time', 'exit timestamp', 'date out', 'sell date', 'close date', 'closed'],
  },
  key: ['externalKey'],
  keyFrom: ['strategyCode', 'stockName', 'entryDate', 'entryPrice'],
  refuseHeader: refuseOrders,
  // A live trade has no price yet, which some programs write as 0.
  adjust: (values) =>
    values.exitPrice === 0 && (values.exitDate ?? null) === null ? { ...values, exitPrice: null } : values,
  recordedAs: { action: 'trade.changed' },
  references: [strategyOf],
  check: checkTrade,
  update: updateWithExclusions,
}
