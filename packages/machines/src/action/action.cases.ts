import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { type ActionMachine, createActionMachine } from './action.machine.ts'

interface Blog {
  readonly id: number
  readonly text: string
}

const blogs: readonly Blog[] = [
  { id: 7, text: 'What momentum is' },
  { id: 8, text: 'What momentum is not' },
  { id: 9, text: 'Drawdowns' },
  { id: 10, text: 'Splits' },
]

/** Everything that can happen to an action. */
export const actionCases = defineCases<ActionMachine<Blog, string>>({
  name: 'action',
  machine: createActionMachine<Blog, string>(),
  inputs: {
    asked: { asks: true, seconds: 0, view: 'dialog' },
    held: { asks: true, seconds: 2, view: 'bar' },
    unasked: { asks: false, seconds: 1, view: 'bar' },
    atOnce: { asks: false, seconds: 0, view: 'bar' },
    several: { asks: true, seconds: 0, view: 'list' },
  },
  events: {
    'action.ask': {
      one: { items: blogs.slice(0, 1) },
      // One more than run at once.
      four: { items: blogs },
      nothing: { items: [] },
    },
    'action.confirm': plain,
    'action.cancel': plain,
    'action.undo': plain,
    'action.skip': plain,
    'action.stop': plain,
    'action.retry': plain,
    'action.continue': plain,
    'action.reopen': plain,
    'action.dismiss': plain,
    'discard.confirm': plain,
    'discard.cancel': plain,
    'page.leave': plain,
    'page.unload': plain,
    'login.complete': plain,
    'login.change': plain,
  },
  actors: {
    act: {
      writes: true,
      done: { deleted: 'deleted' },
      error: {
        lost: new NetworkError('offline', null),
        expired: new ApiError('', 401),
        refused: new ApiError('It is published.', 409),
      },
    },
  },
  delays: { second: 1000 },
  emits: {
    done: true,
    failed: true,
    settled: true,
    reopening: true,
    unfinished: true,
    closed: true,
    sessionExpired: true,
    left: true,
  },
})
