import type { CacheName } from '../generated/platform.ts'
import type { CallOptions, Platform } from '../http.ts'

export const cache = (http: Platform) => ({
  /** Fills a cache anew, and returns the text that says what was done (`refreshCache`). */
  refresh: async (cacheName: CacheName, options: CallOptions = {}): Promise<string> =>
    (await http.GET('/refreshCache/{cacheName}', { params: { path: { cacheName } }, ...options })).data ?? '',

  /** Fills a cache anew for one strategy, and returns the text that says what was done (`refreshStrategyCache`). */
  refreshStrategy: async (
    cacheName: CacheName,
    strategyCode: string,
    options: CallOptions = {},
  ): Promise<string> => {
    const params = { path: { cacheName, strategyCode } }
    return (await http.GET('/refreshCache/{cacheName}/{strategyCode}', { params, ...options })).data ?? ''
  },
})
