import { bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/cache.ts'
import type { CacheName } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Fills a cache anew, as `api.cache.refresh` does. */
export const refreshCache = (http: Http, cacheName: CacheName, options: CallOptions = {}): Promise<string> =>
  http.call(operations.refreshCache, { ...options, path: { cacheName } }, identity)

/** Fills a cache anew for one strategy, as `api.cache.refreshStrategy` does. */
export const refreshStrategyCache = (
  http: Http,
  cacheName: CacheName,
  strategyCode: string,
  options: CallOptions = {},
): Promise<string> =>
  http.call(operations.refreshStrategyCache, { ...options, path: { cacheName, strategyCode } }, identity)

export const cache = (http: Http) => ({
  /**
   * Fills a cache anew, and returns the text that says what was done (`refreshCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refresh('categories')
   * ```
   */
  refresh: bindHttp(http, refreshCache),

  /**
   * Fills a cache anew for one strategy, and returns the text that says what was done (`refreshStrategyCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refreshStrategy('strategy', 'MOM-NIFTY200-30')
   * ```
   */
  refreshStrategy: bindHttp(http, refreshStrategyCache),
})
