import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/strategies.ts'
import type { Strategy, StrategyDetails, StrategyLink, StrategySubscriber } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions, PageOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the live strategies, as `api.strategies.list` does. */
export const listLiveStrategies = (http: Http, options: CallOptions = {}): Promise<Strategy[]> =>
  http.call(operations.listLiveStrategies, options, identity)

/** Fetches everything about one strategy, as `api.strategies.get` does. */
export const getStrategyDetails = (
  http: Http,
  strategyCode: string,
  options: CallOptions = {},
): Promise<StrategyDetails> =>
  http.call(operations.getStrategyDetails, { ...options, path: { strategyCode } }, identity)

/** Links a strategy to its description, as `api.strategies.linkDescription` does. */
export const linkStrategyToDescription = (http: Http, body: StrategyLink, options: CallOptions = {}) =>
  http.call(operations.linkStrategyToDescription, { ...options, body }, identity)

/** Lists the subscribers of a strategy, as `api.strategies.subscribers` does. */
export const listStrategySubscribers = (
  http: Http,
  strategyCode: string,
  { limit, after, ...options }: PageOptions = {},
): Promise<StrategySubscriber[]> =>
  http.call(
    operations.listStrategySubscribers,
    { ...options, path: { strategyCode }, query: { limit, after } },
    identity,
  )

/** Live strategies. */
export interface StrategiesApi {
  /**
   * Lists every live strategy with its figures (`listLiveStrategies`).
   *
   * @example
   * ```ts
   * const strategies = await api.strategies.list()
   * const active = strategies.filter(({ status }) => status === 1)
   * ```
   */
  list: Bound<typeof listLiveStrategies>

  /**
   * Fetches everything about one strategy: trades, highlights, drawdown (`getStrategyDetails`).
   *
   * @example
   * ```ts
   * const { liveTrades, drawdown } = await api.strategies.get('MOM-NIFTY200-30')
   * ```
   */
  get: Bound<typeof getStrategyDetails>

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
  linkDescription: Bound<typeof linkStrategyToDescription>

  /**
   * Lists the subscribers of a strategy, and when their subscriptions end (`listStrategySubscribers`).
   *
   * @example
   * ```ts
   * const subscribers = await api.strategies.subscribers('MOM-NIFTY200-30')
   * ```
   */
  subscribers: Bound<typeof listStrategySubscribers>
}

/** Creates the calls of a client. */
export const strategies = (http: Http): StrategiesApi => ({
  list: bindHttp(http, listLiveStrategies),
  get: bindHttp(http, getStrategyDetails),
  linkDescription: bindHttp(http, linkStrategyToDescription),
  subscribers: bindHttp(http, listStrategySubscribers),
})
