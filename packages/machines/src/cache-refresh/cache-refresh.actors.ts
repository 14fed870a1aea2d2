import type { Api, CallOptions } from '@tarang/sdk'
import { fromPromise } from 'xstate'
import type { CacheTarget } from './cache-refresh.model.ts'

/** Refreshes a cache, for one strategy or for all. Rejects as the SDK's calls do. */
export const refreshCache = (
  api: Pick<Api, 'cache'>,
  { cacheName, strategyCode }: CacheTarget,
  options: CallOptions,
): Promise<string> =>
  strategyCode === null
    ? api.cache.refresh(cacheName, options)
    : api.cache.refreshStrategy(cacheName, strategyCode, options)

/** The SDK call of `cacheRefreshMachine`. */
export const cacheRefreshActors = (api: Pick<Api, 'cache'>) => ({
  refresh: fromPromise<string, CacheTarget>(({ input, signal }) => refreshCache(api, input, { signal })),
})
