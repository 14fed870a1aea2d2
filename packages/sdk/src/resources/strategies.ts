import { isObject } from '../answer.ts'
import type { StrategyDetails, StrategyLink } from '../generated/platform.ts'
import type { CallOptions, Platform } from '../http.ts'
import { recordIfAny, recordOf, rows } from '../shape.ts'

export const strategies = (http: Platform) => ({
  /** Lists every live strategy with its figures (`listLiveStrategies`). */
  list: (options: CallOptions = {}) => rows(http.GET('/liveStrategies', { ...options })),

  /** Fetches everything about one strategy: trades, highlights, drawdown (`getStrategyDetails`). */
  get: async (strategyCode: string, options: CallOptions = {}): Promise<StrategyDetails> => {
    const params = { path: { strategyCode } }
    const { data } = await http.GET('/backtest/strategy-details/{strategyCode}', { params, ...options })
    return detailsOf(data)
  },

  /** Says which description explains a strategy (`linkStrategyToDescription`). */
  linkDescription: (body: StrategyLink, options: CallOptions = {}) =>
    recordIfAny(http.POST('/linkStrategyToStrategyDescription', { body, ...options })),

  /** Lists who has subscribed to a strategy, and until when (`listStrategySubscribers`). */
  subscribers: (strategyCode: string, options: CallOptions = {}) => {
    const params = { path: { strategyCode } }
    return rows(http.GET('/strategies/getUsersByStrategyCode/{strategyCode}', { params, ...options }))
  },
})

// The details come bare or under `data.strategyDetails`.
function detailsOf(body: unknown): StrategyDetails {
  const { data, ...bare } = recordOf<Record<string, unknown>>(body)
  return recordOf(isObject(data) ? data.strategyDetails : bare)
}
