interface OfStrategy {
  readonly strategyCode?: string | null
}

/** The code of a strategy that has no plan. */
export function codeWithoutPlan(strategies: readonly OfStrategy[], plans: readonly OfStrategy[]): string {
  const planned = new Set(plans.map(({ strategyCode }) => strategyCode))
  const found = strategies.find(({ strategyCode }) => strategyCode && !planned.has(strategyCode))
  if (!found?.strategyCode) throw new Error('Every strategy has a plan.')
  return found.strategyCode
}
