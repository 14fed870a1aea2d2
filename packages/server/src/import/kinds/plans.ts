import { strategyPlans } from '../../db/schema/index.ts'
import { newPlan } from '../../routes/plans.ts'
import { booleanCell, listCell, numberCell } from '../cells.ts'
import type { TableKind } from '../import-kind.ts'
import { strategyNamedBy } from './strategies.ts'

const { entries } = newPlan

/** The subscription plan of a strategy. */
export const planKind: TableKind = {
  name: 'plans',
  table: strategyPlans,
  columns: {
    ...entries,
    features: listCell(entries.features),
    subscriptionStatus: numberCell(entries.subscriptionStatus),
    monthlyprice: numberCell(entries.monthlyprice),
    quarterlyprice: numberCell(entries.quarterlyprice),
    yearlyprice: numberCell(entries.yearlyprice),
    subscribed: booleanCell,
  },
  key: ['strategyCode'],
  recordedAs: { action: 'plan.changed' },
  references: [strategyNamedBy('strategyCode')],
}
