import type { CacheName } from '@tarang/sdk'
import type { CacheDraft, CacheRefreshContext, CacheTarget } from './cache-refresh.model.ts'

/** What `cacheRefreshView` reads of a snapshot. */
export interface CacheRefreshSnapshot {
  readonly value: 'idle' | 'enteringCode' | 'refreshing' | 'refreshed'
  readonly context: CacheRefreshContext
}

/** Everything that refreshing caches draws. */
export interface CacheRefreshView {
  /** A refresh is under way; no other is taken meanwhile. */
  readonly isBusy: boolean
  /** The dialog for a strategy code is there; it stays while its refresh is under way. */
  readonly isAskingCode: boolean
  readonly draft: CacheDraft
  /** What is being refreshed, while it is. */
  readonly target: CacheTarget | null
  /** Whether a row's refresh is under way: a cache's, or, for null, the one of a strategy code. */
  readonly isRefreshing: (cacheName: CacheName | null) => boolean
  /** What the success says, while it is there. */
  readonly result: string | null
  /** Why the last refresh failed, until the next. */
  readonly error: string | null
}

/** Everything that refreshing caches draws, out of a snapshot. */
export function cacheRefreshView({ value, context }: CacheRefreshSnapshot): CacheRefreshView {
  const isBusy = value === 'refreshing'
  const { draft, result, error } = context
  const target = isBusy ? context.target : null
  const isOfStrategy = target !== null && target.strategyCode !== null
  return {
    isBusy,
    isAskingCode: value === 'enteringCode' || isOfStrategy,
    draft,
    target,
    isRefreshing: (cacheName) =>
      cacheName === null ? isOfStrategy : !isOfStrategy && target?.cacheName === cacheName,
    result: value === 'refreshed' ? result : null,
    error,
  }
}
