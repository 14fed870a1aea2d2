import { isPercentage } from '@tarang/machines/field-rules'
import type { Discount, StrategyPlan } from '@tarang/sdk'

/** The three prices of a plan, in rupees; null where there is none. */
export interface Prices {
  readonly monthly: number | null
  readonly quarterly: number | null
  readonly yearly: number | null
}

/** A discount or coupon of a plan, with the prices that remain. */
export interface Offer {
  readonly discount: Discount
  readonly prices: Prices
  readonly isBest: boolean
}

type Plan = Pick<StrategyPlan, 'strategyCode' | 'monthlyprice' | 'quarterlyprice' | 'yearlyprice'>

// The API may send another type than a number or a text.
const amountOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
const keyOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toUpperCase() : '')

/** A price after a discount in per cent, to the paisa; null without a price, or with a discount that is none. */
export function effectivePrice(price: unknown, percent: unknown): number | null {
  const [from, off] = [amountOf(price), amountOf(percent)]
  if (from === null || from < 0 || off === null || !isPercentage(off)) return null
  return Math.round(from * (100 - off)) / 100
}

/** The prices of a plan after a discount. */
export const effectivePrices = (
  { monthlyprice, quarterlyprice, yearlyprice }: Omit<Plan, 'strategyCode'>,
  percent: unknown,
): Prices => ({
  monthly: effectivePrice(monthlyprice, percent),
  quarterly: effectivePrice(quarterlyprice, percent),
  yearly: effectivePrice(yearlyprice, percent),
})

const isActive = ({ status }: Discount) => status === 'Active'
const isOf = (plan: Plan, { strategycode }: Discount) =>
  keyOf(strategycode) !== '' && keyOf(strategycode) === keyOf(plan.strategyCode)

/**
 * The active discounts and coupons of a plan, the highest first. They are not added up: the API does not say which of them
 * may be combined.
 */
export function offersOf(plan: Plan, discounts: readonly Discount[]): Offer[] {
  const active = discounts.filter((discount) => isActive(discount) && isOf(plan, discount))
  const percent = ({ discount }: Discount) => amountOf(discount) ?? 0
  const offers = active
    .map((discount) => ({ discount, prices: effectivePrices(plan, discount.discount) }))
    .toSorted((one, other) => percent(other.discount) - percent(one.discount))
  const valid = offers.filter(({ prices }) => Object.values(prices).some((price) => price !== null))
  const most = Math.max(0, ...valid.map(({ discount }) => percent(discount)))
  return offers.map((offer) => ({
    ...offer,
    isBest: most > 0 && valid.includes(offer) && percent(offer.discount) === most,
  }))
}

/** What is wrong with a discount or coupon among all of them, a sentence each. */
export function conflictsOf(own: Discount, all: readonly Discount[]): string[] {
  const code = keyOf(own.couponcode)
  // Several strategies may share a code.
  const isTwin = (other: Discount) =>
    other !== own && keyOf(other.couponcode) === code && keyOf(other.strategycode) === keyOf(own.strategycode)
  const others = all.filter(isTwin)
  const percent = amountOf(own.discount)
  const { preferred, combo, id } = own
  return [
    ...(code !== '' && others.length > 0
      ? [`${others.length + 1} records of this strategy have this code.`]
      : []),
    ...(percent !== null && percent > 100 ? ['The discount is over 100%.'] : []),
    ...(percent !== null && percent < 0 ? ['The discount is below 0%.'] : []),
    ...(isActive(own) && percent === 0 ? ['It is active, and its discount is 0%.'] : []),
    ...(preferred && !isActive(own) ? ['It is preferred, but not active.'] : []),
    ...(combo && String(combo) === String(id) ? ['Its combo is the record itself.'] : []),
  ]
}
