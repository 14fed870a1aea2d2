import type { NewStrategyPlan, PlanCatalog, StrategyPlanChanges } from '../generated/platform.ts'
import type { CallOptions, Platform } from '../http.ts'
import { record, recordIfAny, recordOf, rowsOf } from '../shape.ts'

const path = '/strategies/update-title-description/{id}'

export const plans = (http: Platform) => ({
  /** Fetches every strategy plan, discount and coupon (`getPlanCatalog`). */
  catalog: async (options: CallOptions = {}): Promise<PlanCatalog> => {
    const { data } = await record(http.GET('/subscription-plan/3', { ...options }))
    const { plans, discounts, coupons } = recordOf<Partial<PlanCatalog>>(data)
    return { plans: rowsOf(plans ?? []), discounts: rowsOf(discounts ?? []), coupons: rowsOf(coupons ?? []) }
  },

  /** Adds a strategy plan (`saveStrategyPlan`). */
  create: (body: NewStrategyPlan, options: CallOptions = {}) =>
    record(http.POST(path, { params: { path: { id: 0 } }, body, ...options })),

  /** Changes the title, description and subscription status of a plan (`saveStrategyPlan`). */
  update: (id: number, body: StrategyPlanChanges, options: CallOptions = {}) =>
    recordIfAny(http.POST(path, { params: { path: { id } }, body, ...options })),
})
