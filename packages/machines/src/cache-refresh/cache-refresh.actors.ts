import type { Api } from '@tarang/sdk'
import { fromPromise } from 'xstate'
import type { CacheTarget } from './cache-refresh.model.ts'

/** The SDK call of `cacheRefreshMachine`. */
export const cacheRefreshActors = (api: Pick<Api, 'cache'>) => ({
  refresh: fromPromise<string, CacheTarget>(({ input: { cacheName, strategyCode }, signal }) =>
    strategyCode === null
      ? api.cache.refresh(cacheName, { signal })
      : api.cache.refreshStrategy(cacheName, strategyCode, { signal }),
  ),
})
