import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { createHeldActionMachine, type HeldActionMachine } from './held-action.machine.ts'

interface Draft {
  readonly title: string
  readonly shortDesc: string
  readonly longDesc: string
}

/** Everything that can happen to a held action. */
export const heldActionCases = defineCases<HeldActionMachine<Draft, string>>({
  name: 'held-action',
  machine: createHeldActionMachine<Draft, string>(),
  inputs: {
    plain: {
      subject: { title: 'Markets closed', shortDesc: 'Holi', longDesc: 'Back on Thursday.' },
      seconds: 2,
    },
  },
  events: {
    'hold.undo': plain,
    'hold.skip': plain,
    'action.reopen': plain,
    'action.retry': plain,
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
      done: { sent: 'sent' },
      error: {
        refused: new ApiError('Too long.', 422),
        expired: new ApiError('', 401),
        offline: new NetworkError('offline', null),
      },
    },
  },
  delays: { second: 1000 },
  emits: { done: true, failed: true, reopening: true, unfinished: true, sessionExpired: true, left: true },
})
