import { bound } from '../bound.ts'
import * as operations from '../generated/operations/cache.ts'
import type { CacheName } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { same } from '../shape.ts'

/** Fills a cache anew, as `api.cache.refresh` does. */
export const refreshCache = (http: Http, cacheName: CacheName, options: CallOptions = {}): Promise<string> =>
  http.ask(operations.refreshCache, { ...options, path: { cacheName } }, same)

/** Fills a cache anew for one strategy, as `api.cache.refreshStrategy` does. */
export const refreshStrategyCache = (
  http: Http,
  cacheName: CacheName,
  strategyCode: string,
  options: CallOptions = {},
): Promise<string> =>
  http.ask(operations.refreshStrategyCache, { ...options, path: { cacheName, strategyCode } }, same)

export const cache = (http: Http) => ({
  /**
   * Fills a cache anew, and returns the text that says what was done (`refreshCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refresh('categories')
   * ```
   */
  refresh: bound(http, refreshCache),

  /**
   * Fills a cache anew for one strategy, and returns the text that says what was done (`refreshStrategyCache`).
   *
   * @example
   * ```ts
   * const done = await api.cache.refreshStrategy('strategy', 'MOM-NIFTY200-30')
   * ```
   */
  refreshStrategy: bound(http, refreshStrategyCache),
})
