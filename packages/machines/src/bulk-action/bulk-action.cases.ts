import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError } from '@tarang/sdk'
import { type BulkActionMachine, createBulkActionMachine } from './bulk-action.machine.ts'

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

/** Everything that can happen to a bulk action. */
export const bulkActionCases = defineCases<BulkActionMachine<Blog>>({
  name: 'bulk-action',
  machine: createBulkActionMachine<Blog>(),
  inputs: { plain: { holdSeconds: 0 }, held: { holdSeconds: 2 } },
  events: {
    'bulk.ask': {
      // One more than run at once.
      four: { items: blogs },
      nothing: { items: [] },
    },
    'bulk.confirm': plain,
    'bulk.cancel': plain,
    'hold.undo': plain,
    'hold.skip': plain,
    'bulk.stop': plain,
    'failed.retry': plain,
    'bulk.dismiss': plain,
    'page.leave': plain,
    'login.complete': plain,
    'login.change': plain,
  },
  actors: {
    act: {
      writes: true,
      done: { done: 'deleted' },
      error: {
        refused: new ApiError('This blog is published.', 409),
        expired: new ApiError('', 401),
        forbidden: new ApiError('Your role may only look.', 403, { permission: 'write' }),
      },
    },
  },
  delays: { second: 1000 },
  emits: { failed: true, finished: true, sessionExpired: true, left: true },
})
