import { assign, emit, setup } from 'xstate'
import { isSessionExpired } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import {
  type CacheDraft,
  type CacheRefreshContext,
  type CacheRefreshEvent,
  type CacheRefreshTold,
  type CacheTarget,
  changedDraft,
  emptyDraft,
  failureOf,
  isCacheName,
  resultOf,
  targetOf,
} from './cache-refresh.model.ts'

const sayFailure = {
  type: 'sayFailed',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const

/** Refreshes one cache at a time, by its name or for one strategy code, and says what the API said to that. */
export const cacheRefreshMachine = setup({
  types: {
    context: {} as CacheRefreshContext,
    events: {} as CacheRefreshEvent,
    emitted: {} as CacheRefreshTold,
  },
  actors: {
    refresh: unprovided<string, CacheTarget>('refresh'),
  },
  actions: {
    keepTarget: assign((_, { target }: { target: CacheTarget | null }) => ({ target, error: null })),
    changeDraft: assign(({ context: { draft } }, { changes }: { changes: Partial<CacheDraft> }) => ({
      draft: changedDraft(draft, changes),
    })),
    sayResult: assign(({ context: { draft, target } }, { result }: { result: string }) => ({
      result,
      error: null,
      draft: target?.strategyCode == null ? draft : emptyDraft,
    })),
    sayFailed: assign((_, { error }: { error: unknown }) => ({ error: failureOf(error) })),
    saySilence: assign({ error: null }),
    tellRefreshed: emit(({ context }, { result }: { result: string }) => ({
      type: 'refreshed' as const,
      target: context.target as CacheTarget,
      result,
    })),
    tellFailed: emit(({ context }, { error }: { error: unknown }) =>
      isSessionExpired(error)
        ? { type: 'sessionExpired' as const }
        : { type: 'failed' as const, target: context.target as CacheTarget, message: failureOf(error) },
    ),
    tellClosed: emit({ type: 'closed' }),
  },
  guards: {
    isCacheName: (_, { cacheName }: { cacheName: unknown }) => isCacheName(cacheName),
    isComplete: ({ context: { draft } }) => targetOf(draft) !== null,
    hasFailed: ({ context: { target, error } }) => target !== null && error !== null,
    isOfStrategy: ({ context: { target } }) => target?.strategyCode != null,
  },
}).createMachine({
  id: 'cacheRefresh',
  context: { draft: emptyDraft, target: null, result: null, error: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'cache.refresh': {
          guard: { type: 'isCacheName', params: ({ event }) => event },
          target: 'refreshing',
          actions: {
            type: 'keepTarget',
            params: ({ event: { cacheName } }) => ({ target: { cacheName, strategyCode: null } }),
          },
        },
        'cache.retry': { guard: 'hasFailed', target: 'refreshing', actions: 'saySilence' },
        'code.ask': { target: 'enteringCode', actions: 'saySilence' },
      },
    },
    enteringCode: {
      on: {
        'code.change': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'code.submit': [
          {
            guard: 'isComplete',
            target: 'refreshing',
            actions: { type: 'keepTarget', params: ({ context }) => ({ target: targetOf(context.draft) }) },
          },
          { target: 'idle', actions: 'saySilence' },
        ],
        'code.cancel': { target: 'idle', actions: 'saySilence' },
      },
    },
    refreshing: {
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => context.target as CacheTarget,
        onDone: {
          target: 'refreshed',
          actions: [
            { type: 'sayResult', params: ({ event }) => ({ result: resultOf(event.output) }) },
            { type: 'tellRefreshed', params: ({ event }) => ({ result: resultOf(event.output) }) },
          ],
        },
        onError: [
          {
            guard: 'isOfStrategy',
            target: 'enteringCode',
            actions: [sayFailure, { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'idle',
            actions: [sayFailure, { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    refreshed: { on: { 'result.dismiss': { target: 'idle', actions: 'tellClosed' } } },
  },
})
