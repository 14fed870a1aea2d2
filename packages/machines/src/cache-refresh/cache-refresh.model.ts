import { addressProblemOf, type CacheName } from '@tarang/sdk'
import type { FailedOutcome, Outcome } from '../failed-outcome/index.ts'
import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'
import { permissionProblemOf } from '../permission/index.ts'
import { isRecord, typedText } from '../unknown-json/index.ts'

/** The caches, as the API names them. */
export const cacheNames = [
  'categories',
  'availableFactor',
  'strategy',
] as const satisfies readonly CacheName[]

/** The rows of the screen: a cache by its name, or null for the refresh of one strategy code. */
export const cacheRows: readonly { readonly label: string; readonly cacheName: CacheName | null }[] = [
  { label: 'CATEGORIES', cacheName: 'categories' },
  { label: 'AVAILABLE_FACTOR', cacheName: 'availableFactor' },
  { label: 'STRATEGY', cacheName: 'strategy' },
  { label: 'STRATEGY CODE', cacheName: null },
]

/** The fields of the dialog. */
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
  /** The fields of the dialog. They stay until they are refreshed, also while the dialog is closed. */
  readonly draft: CacheDraft
  /** The target of the last refresh. */
  readonly target: CacheTarget | null
  /** The API's answer. */
  readonly result: string | null
  /** Why the refresh failed. */
  readonly error: string | null
  /** What is known of the refresh that failed; null without one. */
  readonly outcome: FailedOutcome | null
}

/** One refresh runs at a time. */
export type CacheRefreshEvent =
  | { type: 'cache.refresh'; cacheName: CacheName }
  /** Repeats the refresh that failed last. */
  | { type: 'cache.retry' }
  /** Opens the dialog for a strategy code. */
  | { type: 'code.ask' }
  | { type: 'code.change'; changes: Partial<CacheDraft> }
  /** Refreshes the draft; without a code or a cache it only closes the dialog. */
  | { type: 'code.submit' }
  | { type: 'code.cancel' }
  /** Closes the success message. */
  | { type: 'result.dismiss' }
  | GuardedFlowEvent

export type CacheRefreshEmitted =
  | { readonly type: 'refreshed'; readonly target: CacheTarget; readonly result: string }
  | ({ readonly type: 'failed'; readonly target: CacheTarget; readonly message: string } & Outcome)
  /** The success message was closed. */
  | { readonly type: 'closed' }
  | Extract<GuardedFlowEmitted, { type: 'sessionExpired' }>

export const messages = {
  refreshed: 'Cache refreshed successfully!',
  failed: 'Error refreshing cache. Please try again.',
} as const

export const noFailure = { error: null, outcome: null } as const

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

/** Whether a field is filled. */
export const hasInput = ({ cacheName, strategyCode }: CacheDraft): boolean =>
  cacheName !== '' || strategyCode !== ''

/** The target of a draft; null without a code or a cache. */
export function targetOf({ cacheName, strategyCode }: CacheDraft): CacheTarget | null {
  const code = strategyCode.trim()
  return cacheName === '' || code === '' ? null : { cacheName, strategyCode: code }
}

/** The specified text of a failure, and the reason where a retry cannot help. */
export const failureOf = (error: unknown): string =>
  [messages.failed, addressProblemOf(error) ?? permissionProblemOf(error)].filter(Boolean).join(' ')

/** The API's own text, or the specified one. */
export const resultOf = (text: string): string => typedText(text) || messages.refreshed
