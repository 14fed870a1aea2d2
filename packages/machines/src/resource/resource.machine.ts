import { assign, emit, setup } from 'xstate'
import { unprovided } from '../unprovided/index.ts'
import type { ResourceContext, ResourceEmitted, ResourceEvent } from './resource.model.ts'

/**
 * Loads one resource, and loads it again after a failure or on request. Earlier data stays until newer data arrives.
 * Provide the loading with `provide({ actors: { load, refresh } })`: both get the machine's input as `request`.
 */
export const createResourceMachine = <Data, Request = void>() =>
  setup({
    types: {
      context: {} as ResourceContext<Data, Request>,
      events: {} as ResourceEvent,
      input: {} as Request,
      emitted: {} as ResourceEmitted<Data>,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      load: unprovided<Data, { request: Request }>('load'),
      refresh: unprovided<Data, { request: Request }>('refresh'),
    },
    actions: {
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
        on: { 'resource.reload': { target: 'loading', reenter: true } },
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
      ready: { on: { 'resource.reload': 'loading', 'resource.refresh': 'refreshing' } },
      refreshing: {
        on: { 'resource.reload': 'loading' },
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
      failed: { tags: 'failed', on: { 'resource.reload': 'loading' } },
    },
  })

/** The resource machine of one kind of data. */
export type ResourceMachine<Data, Request = void> = ReturnType<typeof createResourceMachine<Data, Request>>
