import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { type ConfirmationMachine, createConfirmationMachine } from './confirmation.machine.ts'

interface Blog {
  readonly id: number
  readonly text: string
}

/** Everything that can happen to a confirmation. */
export const confirmationCases = defineCases<ConfirmationMachine<Blog, string>>({
  name: 'confirmation',
  machine: createConfirmationMachine<Blog, string>(),
  inputs: { plain: undefined },
  events: {
    'confirmation.ask': {
      blog: { subject: { id: 7, text: 'What momentum is' } },
      another: { subject: { id: 8, text: 'What momentum is not' } },
      nothing: { subject: null as never },
    },
    'confirmation.confirm': plain,
    'confirmation.cancel': plain,
    'confirmation.dismiss': plain,
    'page.leave': plain,
    'login.complete': plain,
    'login.change': plain,
  },
  actors: {
    act: {
      writes: true,
      done: { deleted: 'deleted' },
      error: {
        refused: new ApiError('This blog is published.', 409),
        expired: new ApiError('', 401),
        offline: new NetworkError('offline', null),
      },
    },
  },
  delays: {},
  emits: { done: true, failed: true, closed: true, sessionExpired: true, left: true },
})
