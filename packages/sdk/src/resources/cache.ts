import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/cache.ts'
import type { CacheName } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Refreshes a cache, as `api.cache.refresh` does. */
export const refreshCache = (http: Http, cacheName: CacheName, options: CallOptions = {}): Promise<string> =>
  http.call(operations.refreshCache, { ...options, path: { cacheName } }, identity)

/** Refreshes a cache for one strategy, as `api.cache.refreshStrategy` does. */
export const refreshStrategyCache = (
  http: Http,
  cacheName: CacheName,
  strategyCode: string,
  options: CallOptions = {},
): Promise<string> =>
  http.call(operations.refreshStrategyCache, { ...options, path: { cacheName, strategyCode } }, identity)

/** The caches of the API. */
export interface CacheApi {
  /**
   * Refreshes a cache, and returns the message of the API (`refreshCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refresh('categories')
   * ```
   */
  refresh: Bound<typeof refreshCache>

  /**
   * Refreshes a cache for one strategy, and returns the message of the API (`refreshStrategyCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refreshStrategy('strategy', 'MOM-NIFTY200-30')
   * ```
   */
  refreshStrategy: Bound<typeof refreshStrategyCache>
}

/** Creates the calls of a client. */
export const cache = (http: Http): CacheApi => ({
  refresh: bindHttp(http, refreshCache),
  refreshStrategy: bindHttp(http, refreshStrategyCache),
})
