import type { StrategyPlan } from '@tarang/sdk'
import { api } from '#platform/api/api'
import { type Offer, offersOf } from './offers.model.ts'

/** A plan with its active discounts and coupons; one that was just saved has none. */
export interface PlanWithOffers extends StrategyPlan {
  readonly offers?: readonly Offer[]
}

/** The plans of the catalog, which has the discounts and coupons too. */
export async function loadPlans(options: { signal: AbortSignal }): Promise<PlanWithOffers[]> {
  const { plans, discounts, coupons } = await api.plans.catalog(options)
  return plans.map((plan) => ({ ...plan, offers: offersOf(plan, [...discounts, ...coupons]) }))
}
