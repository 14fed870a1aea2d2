import { assign, emit, setup } from 'xstate'
import { isRecord } from '../unknown-json/index.ts'
import { unprovided } from '../unprovided/index.ts'
import type { ReloadEvent, ResourceContext, ResourceEmitted, ResourceEvent } from './resource.model.ts'

const setRequest = <Request>() =>
  ({
    type: 'setRequest',
    params: ({ event: { other } }: { event: ReloadEvent<Request> }) => ({ other }),
  }) as const

/**
 * Loads one resource, and loads it again after a failure or on request. Earlier data stays until newer data arrives.
 * Provide the loading with `provide({ actors: { load, refresh } })`: both get the machine's input as `request`.
 */
export const createResourceMachine = <Data, Request = void>() =>
  setup({
    types: {
      context: {} as ResourceContext<Data, Request>,
      events: {} as ResourceEvent<Request>,
      input: {} as Request,
      emitted: {} as ResourceEmitted<Data>,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      load: unprovided<Data, { request: Request }>('load'),
      refresh: unprovided<Data, { request: Request }>('refresh'),
    },
    actions: {
      setRequest: assign((_, { other }: { other?: { readonly request: Request } | undefined }) =>
        isRecord(other) && 'request' in other ? { request: other.request, data: null, error: null } : {},
      ),
      setData: assign((_, { data }: { data: Data }) => ({ data, error: null })),
      setError: assign((_, { error }: { error: unknown }) => ({ error })),
      emitLoaded: emit((_, { data }: { data: Data }) => ({ type: 'loaded' as const, data })),
      emitOutdated: emit((_, { error }: { error: unknown }) => ({ type: 'outdated' as const, error })),
      emitFailed: emit((_, { error }: { error: unknown }) => ({ type: 'failed' as const, error })),
    },
  }).createMachine({
    id: 'resource',
    context: ({ input }) => ({ request: input, data: null, error: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        on: { 'resource.reload': { target: 'loading', reenter: true, actions: setRequest<Request>() } },
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { request } }) => ({ request }),
          onDone: {
            target: 'ready',
            actions: [
              { type: 'setData', params: ({ event }) => ({ data: event.output }) },
              { type: 'emitLoaded', params: ({ event }) => ({ data: event.output }) },
            ],
          },
          onError: {
            target: 'failed',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'emitFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        },
      },
      ready: {
        on: {
          'resource.reload': { target: 'loading', actions: setRequest<Request>() },
          'resource.refresh': 'refreshing',
        },
      },
      refreshing: {
        on: { 'resource.reload': { target: 'loading', actions: setRequest<Request>() } },
        invoke: {
          id: 'refresh',
          src: 'refresh',
          input: ({ context: { request } }) => ({ request }),
          onDone: {
            target: 'ready',
            actions: [
              { type: 'setData', params: ({ event }) => ({ data: event.output }) },
              { type: 'emitLoaded', params: ({ event }) => ({ data: event.output }) },
            ],
          },
          onError: {
            target: 'ready',
            actions: { type: 'emitOutdated', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      failed: {
        tags: 'failed',
        on: { 'resource.reload': { target: 'loading', actions: setRequest<Request>() } },
      },
    },
  })

/** The resource machine of one kind of data. */
export type ResourceMachine<Data, Request = void> = ReturnType<typeof createResourceMachine<Data, Request>>
