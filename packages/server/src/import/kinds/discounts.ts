import { discounts } from '../../db/schema/index.ts'
import { discount } from '../../routes/discounts.ts'
import { choiceCell, numberCell } from '../cells.ts'
import type { TableKind } from '../import-kind.ts'
import { newStrategyCode, strategyNamedBy } from './strategies.ts'

const { entries } = discount

/** A discount or coupon of a strategy. */
export const discountKind: TableKind = {
  name: 'discounts',
  table: discounts,
  columns: {
    ...entries,
    strategycode: newStrategyCode,
    type: choiceCell(entries.type.options),
    status: choiceCell(entries.status.options),
    preferred: numberCell(entries.preferred),
    discount: numberCell(entries.discount),
    combo: numberCell(entries.combo),
  },
  key: ['strategycode', 'couponcode'],
  recordedAs: { action: 'discount.changed' },
  references: [strategyNamedBy('strategycode')],
}
