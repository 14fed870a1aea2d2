import { isApiError, isNetworkError, type Strategy } from '@tarang/sdk'
import { api } from '#platform/api'
import { today } from '#platform/clock'
import { isStrategy } from '../strategy-data/parts.ts'
import { checkStrategy } from './strategy-quality.model.ts'

/** Requests for details that run at once. */
const AT_ONCE = 3

interface CheckOptions {
  readonly signal: AbortSignal
  readonly onChecked: (strategy: Strategy, warnings: number | 'failed') => void
}

/** Checks strategies one after the other. Rejects where the next request would fail too. */
export async function checkStrategies(strategies: readonly Strategy[], { signal, onChecked }: CheckOptions) {
  const splits = await api.stockSplits.list({ signal })
  const left = [...strategies]
  const countWarnings = async ({ strategyCode }: Strategy) => {
    try {
      const details = await api.strategies.get(strategyCode, { signal })
      return isStrategy(details) ? checkStrategy(details, { splits, today: today() }).length : 'failed'
    } catch (error) {
      if (concernsAll(error)) throw error
      return 'failed'
    }
  }
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const warnings = await countWarnings(next)
      signal.throwIfAborted()
      onChecked(next, warnings)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    // After a failure the other requests finish and no others start.
    left.length = 0
  }
}

/** No network, no session, no permission, too many requests. */
const concernsAll = (error: unknown) =>
  isNetworkError(error)
    ? error.kind !== 'timeout'
    : isApiError(error) && [401, 403, 429].includes(error.status)
