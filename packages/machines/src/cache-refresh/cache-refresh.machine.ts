import { assign, emit, setup } from 'xstate'
import { type Outcome, outcomeOf, unfinished } from '../failed-outcome/index.ts'
import type { GuardedFlowTag } from '../guarded-flow/index.ts'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type CacheDraft,
  type CacheRefreshContext,
  type CacheRefreshEmitted,
  type CacheRefreshEvent,
  type CacheTarget,
  changedDraft,
  emptyDraft,
  failureOf,
  hasInput,
  isCacheName,
  messages,
  noFailure,
  resultOf,
  targetOf,
} from './cache-refresh.model.ts'

const ofError = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const fail = [
  { type: 'setFailure', params: ofError },
  {
    type: 'emitFailed',
    params: ({ event }: { event: { error: unknown } }) => ({
      message: failureOf(event.error),
      ...outcomeOf(event.error),
    }),
  },
] as const

const expire = [{ type: 'setFailure', params: ofError }, 'emitSessionExpired'] as const

const onDone = {
  target: 'refreshed',
  actions: [
    {
      type: 'setResult',
      params: ({ event }: { event: { output: string } }) => ({ result: resultOf(event.output) }),
    },
    {
      type: 'emitRefreshed',
      params: ({ event }: { event: { output: string } }) => ({ result: resultOf(event.output) }),
    },
  ],
} as const

const refreshDraft = {
  target: 'refreshingCode',
  actions: {
    type: 'setTarget',
    params: ({ context }: { context: CacheRefreshContext }) => ({ target: targetOf(context.draft) }),
  },
} as const

/**
 * Refreshes one cache at a time, by its name or for one strategy code, and shows the API's answer. When the
 * session ends during the refresh of a strategy code, the next login repeats it.
 */
export const cacheRefreshMachine = setup({
  types: {
    context: {} as CacheRefreshContext,
    events: {} as CacheRefreshEvent,
    emitted: {} as CacheRefreshEmitted,
    tags: {} as GuardedFlowTag,
  },
  actors: {
    refresh: unprovided<string, CacheTarget>('refresh'),
  },
  actions: {
    setTarget: assign((_, { target }: { target: CacheTarget | null }) => ({ target, ...noFailure })),
    changeDraft: assign(({ context: { draft } }, { changes }: { changes: Partial<CacheDraft> }) => ({
      draft: changedDraft(draft, changes),
    })),
    setResult: assign(({ context: { draft, target } }, { result }: { result: string }) => ({
      result,
      ...noFailure,
      draft: target?.strategyCode == null ? draft : emptyDraft,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({
      error: failureOf(error),
      outcome: outcomeOf(error).outcome,
    })),
    clearError: assign(noFailure),
    emitRefreshed: emit(({ context }, { result }: { result: string }) => ({
      type: 'refreshed' as const,
      target: context.target as CacheTarget,
      result,
    })),
    emitFailed: emit(({ context }, failure: { message: string } & Outcome) => ({
      type: 'failed' as const,
      target: context.target as CacheTarget,
      ...failure,
    })),
    emitSessionExpired: emit({ type: 'sessionExpired' }),
    emitClosed: emit({ type: 'closed' }),
  },
  guards: {
    isCacheName: (_, { cacheName }: { cacheName: unknown }) => isCacheName(cacheName),
    isComplete: ({ context: { draft } }) => targetOf(draft) !== null,
    hasInput: ({ context: { draft } }) => hasInput(draft),
    isBlank: ({ context: { draft } }) => !hasInput(draft),
    hasFailed: ({ context: { target, error } }) => target !== null && error !== null,
    isSessionExpired: (_, { error }: { error: unknown }) => isSessionExpired(error),
  },
}).createMachine({
  id: 'cacheRefresh',
  context: { draft: emptyDraft, target: null, result: null, ...noFailure },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'cache.refresh': {
          guard: { type: 'isCacheName', params: ({ event }) => event },
          target: 'refreshing',
          actions: {
            type: 'setTarget',
            params: ({ event: { cacheName } }) => ({ target: { cacheName, strategyCode: null } }),
          },
        },
        'cache.retry': { guard: 'hasFailed', target: 'refreshing', actions: 'clearError' },
        'code.ask': { target: 'enteringCode', actions: 'clearError' },
      },
    },
    refreshing: {
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => context.target as CacheTarget,
        onDone,
        onError: [
          { guard: { type: 'isSessionExpired', params: ofError }, target: 'idle', actions: expire },
          { target: 'idle', actions: fail },
        ],
      },
    },
    enteringCode: {
      initial: 'blank',
      on: {
        'code.change': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'code.submit': [
          { guard: 'isComplete', ...refreshDraft },
          { target: 'idle', actions: 'clearError' },
        ],
        'code.cancel': { target: 'idle', actions: 'clearError' },
      },
      states: {
        blank: { always: { guard: 'hasInput', target: 'filled' } },
        filled: {
          tags: 'dirty',
          always: { guard: 'isBlank', target: 'blank' },
          // The screen keeps the draft, so leaving only closes the dialog.
          on: { 'page.leave': { target: '#cacheRefresh.idle', actions: 'clearError' } },
        },
      },
    },
    refreshingCode: {
      tags: 'busy',
      invoke: {
        id: 'refreshCode',
        src: 'refresh',
        input: ({ context }) => context.target as CacheTarget,
        onDone,
        onError: [
          {
            guard: { type: 'isSessionExpired', params: ofError },
            target: 'waitingForLogin',
            actions: expire,
          },
          { target: 'enteringCode', actions: fail },
        ],
      },
    },
    waitingForLogin: {
      tags: 'waitingForLogin',
      on: {
        'login.complete': refreshDraft,
        'login.change': { target: 'enteringCode', actions: 'clearError' },
        'page.leave': {
          target: 'idle',
          actions: [
            { type: 'emitFailed', params: { message: messages.failed, ...unfinished.sessionOver } },
            'clearError',
          ],
        },
      },
    },
    refreshed: { on: { 'result.dismiss': { target: 'idle', actions: 'emitClosed' } } },
  },
})
