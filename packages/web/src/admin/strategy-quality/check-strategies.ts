import { isApiError, isNetworkError, type Strategy } from '@tarang/sdk'
import { api } from '#platform/api/api'
import { threeAtOnce } from '#platform/api/three-at-once'
import { today } from '#platform/browser/clock'
import { isStrategy } from '../strategy/parts.ts'
import { checkStrategy } from './strategy-quality.model.ts'

interface CheckOptions {
  readonly signal: AbortSignal
  readonly onChecked: (strategy: Strategy, warnings: number | 'failed') => void
}

/** Checks strategies. Rejects where the next request would fail too. */
export async function checkStrategies(strategies: readonly Strategy[], { signal, onChecked }: CheckOptions) {
  const splits = await api.stockSplits.list({ signal })
  const countWarnings = async ({ strategyCode }: Strategy) => {
    try {
      const details = await api.strategies.get(strategyCode, { signal })
      return isStrategy(details) ? checkStrategy(details, { splits, today: today() }).length : 'failed'
    } catch (error) {
      if (concernsAll(error)) throw error
      return 'failed'
    }
  }
  await threeAtOnce(strategies, async (strategy) => {
    const warnings = await countWarnings(strategy)
    signal.throwIfAborted()
    onChecked(strategy, warnings)
  })
}

/** No network, no session, no permission, too many requests. */
const concernsAll = (error: unknown) =>
  isNetworkError(error)
    ? error.kind !== 'timeout'
    : isApiError(error) && [401, 403, 429].includes(error.status)
