import type { Strategy } from '@tarang/sdk'
import { session } from '#platform/api/session'
import { now } from '#platform/browser/clock'
import { inSession } from '#platform/stored/storage'

/** A row of Live Strategies with the result of its check. */
export interface CheckedStrategy extends Strategy {
  /** The number of warnings, or 'failed' if the details could not be loaded; missing before the check. */
  readonly warnings?: number | 'failed' | undefined
  /** The time of the check, in milliseconds since 1970. */
  readonly checkedAt?: number | undefined
}

type Result = Pick<CheckedStrategy, 'warnings' | 'checkedAt'> & {
  readonly modifiedOn?: CheckedStrategy['modifiedOn'] | undefined
}

const stored = inSession('dataChecks')
let checks: Map<string, Result> | null = null

/** The results of this tab, also of those before a reload. */
function knownChecks(): Map<string, Result> {
  checks ??= parseChecks(stored.read())
  return checks
}

function parseChecks(text: string | null): Map<string, Result> {
  try {
    const entries: [string, Result][] = JSON.parse(text ?? '[]')
    return new Map(
      entries.filter(([, { warnings, checkedAt }]) => [warnings, checkedAt].every(Number.isFinite)),
    )
  } catch {
    return new Map()
  }
}

/** Keeps a result, so that coming back to the list, or a reload, repeats no request. */
export function rememberCheck(strategy: CheckedStrategy): CheckedStrategy {
  const checked = { ...strategy, checkedAt: now().getTime() }
  const { strategyCode, modifiedOn, warnings, checkedAt } = checked
  if (typeof warnings === 'number') {
    knownChecks().set(strategyCode, { modifiedOn, warnings, checkedAt })
    stored.write(JSON.stringify([...knownChecks()]))
  }
  return checked
}

/** A row with its result; a strategy that was modified since has none. */
export const withCheck = (row: CheckedStrategy, result: Result | undefined): CheckedStrategy =>
  result && result.modifiedOn === row.modifiedOn
    ? { ...row, warnings: result.warnings, checkedAt: result.checkedAt }
    : row

/** The strategies with their results. */
export const withRememberedChecks = (strategies: readonly Strategy[]): CheckedStrategy[] =>
  strategies.map((strategy) => withCheck(strategy, knownChecks().get(strategy.strategyCode)))

export function forgetChecks() {
  checks = null
  stored.write(null)
}

// The next user of the browser may not be allowed to see them.
session.subscribe(() => {
  if (!session.jwtToken()) forgetChecks()
})
