import * as operations from '../generated/operations/plans.ts'
import type {
  Discount,
  Id,
  NewStrategyPlan,
  StrategyPlan,
  StrategyPlanChanges,
} from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** The plans, with the discounts and coupons for them. */
export interface PlanCatalog {
  plans: StrategyPlan[]
  discounts: Discount[]
  coupons: Discount[]
}

/** Strategy plans. */
export const plans = (http: Http) => ({
  /**
   * Fetches every strategy plan, discount and coupon (`getPlanCatalog`).
   *
   * @example
   * ```ts
   * const { plans, discounts, coupons } = await api.plans.catalog()
   * ```
   */
  catalog: (options: CallOptions = {}): Promise<PlanCatalog> =>
    http.call(operations.getPlanCatalog, options, ({ plans, discounts, coupons }) => ({
      plans: plans ?? [],
      discounts: discounts ?? [],
      coupons: coupons ?? [],
    })),

  /**
   * Adds a strategy plan (`saveStrategyPlan`).
   *
   * @example
   * ```ts
   * const plan = await api.plans.create({
   *   strategyCode: 'MOM-NIFTY200-30',
   *   title: 'Momentum 30',
   *   description: 'The thirty strongest shares of the Nifty 200.',
   *   features: ['Reviewed each month', 'Every trade with its reason'],
   *   tag: 'Most chosen',
   *   iconURL: 'https://img.tarang.example/momentum.svg',
   *   subscriptionStatus: 1,
   *   yearlyprice: 11_999,
   *   monthlyprice: 1_199,
   *   quarterlyprice: 3_299,
   * })
   * ```
   */
  create: (body: NewStrategyPlan, options: CallOptions = {}) =>
    http.call(operations.saveStrategyPlan, { ...options, path: { id: 0 }, body }),

  /**
   * Changes the title, description and subscription status of a plan (`saveStrategyPlan`).
   *
   * @example
   * ```ts
   * await api.plans.update(7, { title: 'Momentum 30', description: 'Reviewed weekly now.', subscriptionStatus: 1 })
   * ```
   */
  update: (id: Id, body: StrategyPlanChanges, options: CallOptions = {}) =>
    http.call(operations.saveStrategyPlan, { ...options, path: { id }, body }),
})

/** The calls of `plans`. */
export type PlansApi = ReturnType<typeof plans>
