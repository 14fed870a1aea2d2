import type { Strategy } from '@tarang/sdk'
import { session } from '#platform/session'

/** A row of Live Strategies with the result of its check. */
export interface CheckedStrategy extends Strategy {
  /** The number of warnings, or 'failed' if the details could not be loaded; missing before the check. */
  readonly warnings?: number | 'failed' | undefined
}

const checks = new Map<string, CheckedStrategy>()

/** Keeps a result, so that coming back to the list repeats no request. */
export function rememberCheck(strategy: CheckedStrategy) {
  if (typeof strategy.warnings === 'number') checks.set(strategy.strategyCode, strategy)
}

/** The strategies with their results; a strategy that was modified since has none. */
export const withRememberedChecks = (strategies: readonly Strategy[]): CheckedStrategy[] =>
  strategies.map((strategy) => {
    const known = checks.get(strategy.strategyCode)
    return known && known.modifiedOn === strategy.modifiedOn
      ? { ...strategy, warnings: known.warnings }
      : strategy
  })

export const forgetChecks = () => checks.clear()

// The next user of the browser may not be allowed to see them.
session.subscribe(() => {
  if (!session.jwtToken()) forgetChecks()
})
