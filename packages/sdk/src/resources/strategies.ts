import * as operations from '../generated/operations/strategies.ts'
import type { Strategy, StrategyDetails, StrategyLink, StrategySubscriber } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions, PageOptions } from '../options.ts'

/** Live strategies. */
export const strategies = (http: Http) => ({
  /**
   * Lists every live strategy with its figures (`listLiveStrategies`).
   *
   * @example
   * ```ts
   * const strategies = await api.strategies.list()
   * const active = strategies.filter(({ status }) => status === 1)
   * ```
   */
  list: (options: CallOptions = {}): Promise<Strategy[]> => http.call(operations.listLiveStrategies, options),

  /**
   * Fetches everything about one strategy: trades, highlights, drawdown (`getStrategyDetails`).
   *
   * @example
   * ```ts
   * const { liveTrades, drawdown } = await api.strategies.get('MOM-NIFTY200-30')
   * ```
   */
  get: (strategyCode: string, options: CallOptions = {}): Promise<StrategyDetails> =>
    http.call(operations.getStrategyDetails, { ...options, path: { strategyCode } }),

  /**
   * Links a strategy to its description (`linkStrategyToDescription`).
   *
   * @example
   * ```ts
   * await api.strategies.linkDescription({
   *   strategyCode: 'MOM-NIFTY200-30',
   *   strategyDescriptionCode: 'SDC-MOMENTUM-01',
   * })
   * ```
   */
  linkDescription: (body: StrategyLink, options: CallOptions = {}) =>
    http.call(operations.linkStrategyToDescription, { ...options, body }),

  /**
   * Lists the subscribers of a strategy, and when their subscriptions end (`listStrategySubscribers`).
   *
   * @example
   * ```ts
   * const subscribers = await api.strategies.subscribers('MOM-NIFTY200-30')
   * ```
   */
  subscribers: (
    strategyCode: string,
    { limit, after, ...options }: PageOptions = {},
  ): Promise<StrategySubscriber[]> =>
    http.call(operations.listStrategySubscribers, {
      ...options,
      path: { strategyCode },
      query: { limit, after },
    }),
})

/** The calls of `strategies`. */
export type StrategiesApi = ReturnType<typeof strategies>
