import * as v from 'valibot'
import { drawdowns } from '../../db/schema/index.ts'
import { number } from '../../http/values.ts'
import { dayCell, numberCell } from '../cells.ts'
import type { RowValues, TableKind } from '../import-kind.ts'
import { strategyCode, strategyOf } from './strategies.ts'

/** The part of a value that was lost. */
export const percentage = v.pipe(
  number,
  v.minValue(-100, 'Must be from -100 to 100.'),
  v.maxValue(100, 'Must be from -100 to 100.'),
)

/** A drawdown ends after it began. */
export const checkDrawdown = ({ startRange, endRange }: RowValues) =>
  String(endRange) < String(startRange)
    ? { column: 'endRange', reason: `Is before the start, ${startRange}.` }
    : null

/** The drawdown of a strategy. */
export const drawdownKind: TableKind = {
  name: 'drawdowns',
  table: drawdowns,
  columns: {
    strategyCode,
    startRange: dayCell,
    endRange: dayCell,
    drawDownInPercentage: numberCell(percentage),
    drawDownAmount: numberCell(number),
    currentPortfolioReturn: numberCell(number),
    maxPortfolioReturn: numberCell(number),
    prevPortfolioReturn: numberCell(number),
  },
  aliases: {
    startRange: ['drawdown start date', 'start date'],
    endRange: ['drawdown end date', 'end date'],
    drawDownInPercentage: ['drawdown percentage'],
    drawDownAmount: ['drawdown'],
  },
  key: ['strategyId'],
  recordedAs: { action: 'strategy.changed', subject: ['strategyCode'] },
  references: [strategyOf],
  check: checkDrawdown,
}
