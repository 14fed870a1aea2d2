import { bindHttp } from '../bind-http.ts'
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

export const cache = (http: Http) => ({
  /**
   * Refreshes a cache, and returns the message of the API (`refreshCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refresh('categories')
   * ```
   */
  refresh: bindHttp(http, refreshCache),

  /**
   * Refreshes a cache for one strategy, and returns the message of the API (`refreshStrategyCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refreshStrategy('strategy', 'MOM-NIFTY200-30')
   * ```
   */
  refreshStrategy: bindHttp(http, refreshStrategyCache),
})
