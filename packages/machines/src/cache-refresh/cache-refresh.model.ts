import { addressProblemOf, type CacheName } from '@tarang/sdk'
import { isRecord, typedText } from '../unknown-json.ts'

/** The caches there are, as the API names them. */
export const cacheNames = [
  'categories',
  'availableFactor',
  'strategy',
] as const satisfies readonly CacheName[]

/** What can be refreshed: a cache by its name, or, where there is none, one that is asked for with a strategy code. */
export const cacheRows: readonly { readonly label: string; readonly cacheName: CacheName | null }[] = [
  { label: 'CATEGORIES', cacheName: 'categories' },
  { label: 'AVAILABLE_FACTOR', cacheName: 'availableFactor' },
  { label: 'STRATEGY', cacheName: 'strategy' },
  { label: 'STRATEGY CODE', cacheName: null },
]

/** What a person says in the dialog: which cache, and of which strategy. */
export interface CacheDraft {
  readonly cacheName: CacheName | ''
  readonly strategyCode: string
}

/** One refresh: a whole cache, or the part of it that is one strategy's. */
export interface CacheTarget {
  readonly cacheName: CacheName
  readonly strategyCode: string | null
}

/** What a refresh knows: what was typed, what was asked of the API, and what came of that. */
export interface CacheRefreshContext {
  /** What was typed in the dialog; it stays until it was refreshed, whether the dialog is open or not. */
  readonly draft: CacheDraft
  /** What was refreshed last. */
  readonly target: CacheTarget | null
  /** What the API said to it. */
  readonly result: string | null
  /** Why it was not refreshed. */
  readonly error: string | null
}

/** What a refresh can be told; one goes on at a time. */
export type CacheRefreshEvent =
  | { type: 'cache.refresh'; cacheName: CacheName }
  /** Refreshes what failed last once more. */
  | { type: 'cache.retry' }
  /** Opens the dialog for a strategy code. */
  | { type: 'code.ask' }
  | { type: 'code.change'; changes: Partial<CacheDraft> }
  /** Refreshes what the dialog says; without a code or a choice it only closes. */
  | { type: 'code.submit' }
  | { type: 'code.cancel' }
  /** Closes the success. */
  | { type: 'result.dismiss' }

/** What a refresh tells. */
export type CacheRefreshTold =
  | { readonly type: 'refreshed'; readonly target: CacheTarget; readonly result: string }
  | { readonly type: 'failed'; readonly target: CacheTarget; readonly message: string }
  /** The API no longer knows the session; `cache.retry`, or `code.submit` in the dialog, goes on after another login. */
  | { readonly type: 'sessionExpired' }
  /** The success was closed: the screen starts afresh. */
  | { readonly type: 'closed' }

export const messages = {
  refreshed: 'Cache refreshed successfully!',
  failed: 'Error refreshing cache. Please try again.',
} as const

export const emptyDraft: CacheDraft = { cacheName: '', strategyCode: '' }

/** Whether there is such a cache. */
export const isCacheName = (name: unknown): name is CacheName => cacheNames.some((known) => known === name)

/** The draft with these changes, as far as they are such as can be typed and chosen. */
export function changedDraft(draft: CacheDraft, changes: Partial<CacheDraft>): CacheDraft {
  const { cacheName, strategyCode }: Partial<CacheDraft> = isRecord(changes) ? changes : {}
  return {
    cacheName: cacheName === '' || isCacheName(cacheName) ? cacheName : draft.cacheName,
    strategyCode: typeof strategyCode === 'string' ? strategyCode : draft.strategyCode,
  }
}

/** What a draft asks to refresh; null where the code or the choice is missing. */
export function targetOf({ cacheName, strategyCode }: CacheDraft): CacheTarget | null {
  const code = strategyCode.trim()
  return cacheName === '' || code === '' ? null : { cacheName, strategyCode: code }
}

/** What the failure says: the specified text, and why where another try would be in vain. */
export const failureOf = (error: unknown): string =>
  [messages.failed, addressProblemOf(error)].filter(Boolean).join(' ')

/** What the success says: the API's own text, where there is one. */
export const resultOf = (text: string): string => typedText(text) || messages.refreshed
