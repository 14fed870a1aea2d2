import * as v from 'valibot'
import { strategyDescriptions, strategyHighlights } from '../../db/schema/index.ts'
import { text } from '../../http/fields.ts'
import { number, wholeNumber } from '../../http/values.ts'
import { numberCell, optionalCell } from '../cells.ts'
import type { TableKind } from '../import-kind.ts'
import { strategyCode, strategyOf } from './strategies.ts'

/** A number of trades. */
export const tradeCount = v.pipe(wholeNumber, v.minValue(0, 'Must not be negative.'))
/** A duration in days. */
export const duration = v.pipe(number, v.minValue(0, 'Must not be negative.'))

const count = numberCell(tradeCount)
const days = optionalCell(numberCell(duration))

/** The highlights of a strategy. */
export const highlightKind: TableKind = {
  name: 'highlights',
  table: strategyHighlights,
  columns: {
    strategyCode,
    strategyDescriptionCode: optionalCell(text(200)),
    winningTrades: count,
    losingTrades: count,
    totalTrades: count,
    averageHoldingPeriod: days,
    averageStockPeriod: days,
    drawDownPeriod: days,
  },
  key: ['strategyId'],
  recordedAs: { action: 'strategy.changed', subject: ['strategyCode'] },
  references: [
    strategyOf,
    {
      column: 'strategyDescriptionCode',
      table: strategyDescriptions,
      by: 'strategyDescriptionCode',
      noun: 'description',
      addedBy: 'add it in Strategy Description Code',
    },
  ],
}
