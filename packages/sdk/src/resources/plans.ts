import { type Bound, bindHttp } from '../bind-http.ts'
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
import { identity } from '../readers.ts'

/** The plans, with the discounts and coupons for them. */
export interface PlanCatalog {
  plans: StrategyPlan[]
  discounts: Discount[]
  coupons: Discount[]
}

/** Fetches every plan, discount and coupon, as `api.plans.catalog` does. */
export const getPlanCatalog = (http: Http, options: CallOptions = {}): Promise<PlanCatalog> =>
  http.call(operations.getPlanCatalog, options, ({ plans, discounts, coupons }) => ({
    plans: plans ?? [],
    discounts: discounts ?? [],
    coupons: coupons ?? [],
  }))

/** Adds a strategy plan, as `api.plans.create` does. */
export const createStrategyPlan = (http: Http, body: NewStrategyPlan, options: CallOptions = {}) =>
  http.call(
    operations.saveStrategyPlan,
    { ...options, path: { id: 0 }, body, calledAs: 'createStrategyPlan' },
    identity,
  )

/** Changes a strategy plan, as `api.plans.update` does. */
export const updateStrategyPlan = (
  http: Http,
  id: Id,
  body: StrategyPlanChanges,
  options: CallOptions = {},
) =>
  http.call(
    operations.saveStrategyPlan,
    { ...options, path: { id }, body, calledAs: 'updateStrategyPlan' },
    identity,
  )

/** Strategy plans. */
export interface PlansApi {
  /**
   * Fetches every strategy plan, discount and coupon (`getPlanCatalog`).
   *
   * @example
   * ```ts
   * const { plans, discounts, coupons } = await api.plans.catalog()
   * ```
   */
  catalog: Bound<typeof getPlanCatalog>

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
  create: Bound<typeof createStrategyPlan>

  /**
   * Changes the title, description and subscription status of a plan (`saveStrategyPlan`).
   *
   * @example
   * ```ts
   * await api.plans.update(7, { title: 'Momentum 30', description: 'Reviewed weekly now.', subscriptionStatus: 1 })
   * ```
   */
  update: Bound<typeof updateStrategyPlan>
}

/** Creates the calls of a client. */
export const plans = (http: Http): PlansApi => ({
  catalog: bindHttp(http, getPlanCatalog),
  create: bindHttp(http, createStrategyPlan),
  update: bindHttp(http, updateStrategyPlan),
})
