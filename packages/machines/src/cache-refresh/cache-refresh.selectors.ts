import type { CacheName } from '@tarang/sdk'
import type { CacheDraft, CacheRefreshContext, CacheTarget } from './cache-refresh.model.ts'

/** The part of a snapshot that `cacheRefreshView` reads. */
export interface CacheRefreshSnapshot {
  readonly value:
    | 'idle'
    | { readonly enteringCode: 'blank' | 'filled' }
    | 'refreshing'
    | 'refreshingCode'
    | 'waitingForLogin'
    | 'refreshed'
  readonly context: CacheRefreshContext
}

/** The view of the refresh of caches. */
export interface CacheRefreshView {
  /** A refresh is running; another is ignored. */
  readonly isBusy: boolean
  /** The dialog for a strategy code is open; it stays open during its refresh. */
  readonly isEnteringCode: boolean
  /** The dialog ignores input: its refresh is running, or waits for the next login. */
  readonly isBlocked: boolean
  readonly draft: CacheDraft
  /** The target of the running refresh. */
  readonly target: CacheTarget | null
  /** Whether a row is being refreshed: a cache, or null for a strategy code. */
  readonly isRefreshing: (cacheName: CacheName | null) => boolean
  /** The success message, while it is open. */
  readonly result: string | null
  /** Why the last refresh failed, until the next. */
  readonly error: string | null
  /** Nobody knows whether the refresh that failed was made. */
  readonly isUnknown: boolean
}

export function cacheRefreshView({ value, context }: CacheRefreshSnapshot): CacheRefreshView {
  const isRefreshingCode = value === 'refreshingCode'
  const isWaitingForLogin = value === 'waitingForLogin'
  const isBusy = value === 'refreshing' || isRefreshingCode
  const { draft, result, error, outcome } = context
  const target = isBusy ? context.target : null
  return {
    isBusy,
    isEnteringCode: typeof value === 'object' || isRefreshingCode || isWaitingForLogin,
    isBlocked: isRefreshingCode || isWaitingForLogin,
    draft,
    target,
    isRefreshing: (cacheName) =>
      cacheName === null ? isRefreshingCode : !isRefreshingCode && target?.cacheName === cacheName,
    result: value === 'refreshed' ? result : null,
    error,
    isUnknown: outcome === 'unknown',
  }
}
