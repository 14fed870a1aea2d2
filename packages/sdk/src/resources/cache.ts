import * as operations from '../generated/operations/cache.ts'
import type { CacheName } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** The caches of the API. */
export const cache = (http: Http) => ({
  /**
   * Refreshes a cache, and returns the message of the API (`refreshCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refresh('categories')
   * ```
   */
  refresh: (cacheName: CacheName, options: CallOptions = {}): Promise<string> =>
    http.call(operations.refreshCache, { ...options, path: { cacheName } }),

  /**
   * Refreshes a cache for one strategy, and returns the message of the API (`refreshStrategyCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refreshStrategy('strategy', 'MOM-NIFTY200-30')
   * ```
   */
  refreshStrategy: (cacheName: CacheName, strategyCode: string, options: CallOptions = {}): Promise<string> =>
    http.call(operations.refreshStrategyCache, { ...options, path: { cacheName, strategyCode } }),
})

/** The calls of `cache`. */
export type CacheApi = ReturnType<typeof cache>
