import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { createResourceMachine, type ResourceMachine } from './resource.machine.ts'

interface Entry {
  readonly title: string
}

/** Everything that can happen to a resource. */
export const resourceCases = defineCases<ResourceMachine<Entry, number>>({
  name: 'resource',
  machine: createResourceMachine<Entry, number>(),
  inputs: { plain: 7 },
  events: {
    'resource.reload': { plain: {}, other: { other: { request: 8 } } },
    'resource.refresh': plain,
  },
  actors: {
    load: {
      writes: false,
      done: { entry: { title: 'What momentum is' }, changed: { title: 'What momentum is not' } },
      error: { refused: new ApiError('No such entry.', 404), lost: new NetworkError('offline', null) },
    },
    refresh: {
      writes: false,
      done: { fresh: { title: 'What momentum is by now' } },
      error: { away: new NetworkError('offline', null) },
    },
  },
  delays: {},
  emits: { loaded: true, failed: true, outdated: true },
})
