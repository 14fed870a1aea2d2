export { cacheRefreshActors, refreshCache } from './cache-refresh.actors.ts'
export { cacheRefreshMachine } from './cache-refresh.machine.ts'
export {
  type CacheDraft,
  type CacheRefreshContext,
  type CacheRefreshEmitted,
  type CacheRefreshEvent,
  type CacheTarget,
  cacheNames,
  cacheRows,
  messages,
} from './cache-refresh.model.ts'
export {
  type CacheRefreshSnapshot,
  type CacheRefreshView,
  cacheRefreshView,
} from './cache-refresh.selectors.ts'
