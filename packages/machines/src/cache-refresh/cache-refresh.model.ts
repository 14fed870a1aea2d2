import { addressProblemOf, type CacheName } from '@tarang/sdk'
import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'
import { isRecord, typedText } from '../unknown-json.ts'

/** The caches, as the API names them. */
export const cacheNames = [
  'categories',
  'availableFactor',
  'strategy',
] as const satisfies readonly CacheName[]

/** The rows of the screen: a cache by its name, or, for null, the part of one that belongs to a strategy code. */
export const cacheRows: readonly { readonly label: string; readonly cacheName: CacheName | null }[] = [
  { label: 'CATEGORIES', cacheName: 'categories' },
  { label: 'AVAILABLE_FACTOR', cacheName: 'availableFactor' },
  { label: 'STRATEGY', cacheName: 'strategy' },
  { label: 'STRATEGY CODE', cacheName: null },
]

/** What is entered in the dialog. */
export interface CacheDraft {
  readonly cacheName: CacheName | ''
  readonly strategyCode: string
}

/** One refresh: a whole cache, or the part of it that belongs to one strategy. */
export interface CacheTarget {
  readonly cacheName: CacheName
  readonly strategyCode: string | null
}

export interface CacheRefreshContext {
  /** What was entered in the dialog; it stays until it is refreshed, also while the dialog is closed. */
  readonly draft: CacheDraft
  /** What was refreshed last. */
  readonly target: CacheTarget | null
  /** The API's answer. */
  readonly result: string | null
  /** Why the refresh failed. */
  readonly error: string | null
}

/** One refresh runs at a time. */
export type CacheRefreshEvent =
  | { type: 'cache.refresh'; cacheName: CacheName }
  /** Repeats the refresh that failed last. */
  | { type: 'cache.retry' }
  /** Opens the dialog for a strategy code. */
  | { type: 'code.ask' }
  | { type: 'code.change'; changes: Partial<CacheDraft> }
  /** Refreshes what was entered; without a code or a cache it only closes the dialog. */
  | { type: 'code.submit' }
  | { type: 'code.cancel' }
  /** Closes the success. */
  | { type: 'result.dismiss' }
  | GuardedFlowEvent

export type CacheRefreshEmitted =
  | { readonly type: 'refreshed'; readonly target: CacheTarget; readonly result: string }
  | { readonly type: 'failed'; readonly target: CacheTarget; readonly message: string }
  /** The success was closed. */
  | { readonly type: 'closed' }
  | Extract<GuardedFlowEmitted, { type: 'sessionExpired' }>

export const messages = {
  refreshed: 'Cache refreshed successfully!',
  failed: 'Error refreshing cache. Please try again.',
} as const

export const emptyDraft: CacheDraft = { cacheName: '', strategyCode: '' }

export const isCacheName = (name: unknown): name is CacheName => cacheNames.some((known) => known === name)

/** The draft with the valid changes. */
export function changedDraft(draft: CacheDraft, changes: Partial<CacheDraft>): CacheDraft {
  const { cacheName, strategyCode }: Partial<CacheDraft> = isRecord(changes) ? changes : {}
  return {
    cacheName: cacheName === '' || isCacheName(cacheName) ? cacheName : draft.cacheName,
    strategyCode: typeof strategyCode === 'string' ? strategyCode : draft.strategyCode,
  }
}

/** Whether something was entered. */
export const hasInput = ({ cacheName, strategyCode }: CacheDraft): boolean =>
  cacheName !== '' || strategyCode !== ''

/** What a draft refreshes; null without a code or a cache. */
export function targetOf({ cacheName, strategyCode }: CacheDraft): CacheTarget | null {
  const code = strategyCode.trim()
  return cacheName === '' || code === '' ? null : { cacheName, strategyCode: code }
}

/** The specified text of a failure, and the reason where a retry cannot help. */
export const failureOf = (error: unknown): string =>
  [messages.failed, addressProblemOf(error)].filter(Boolean).join(' ')

/** The API's own text, or the specified one. */
export const resultOf = (text: string): string => typedText(text) || messages.refreshed
