import { defineCases } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { notificationMachine } from './notification.machine.ts'
import { notificationOf } from './notification.model.ts'

/** The machine takes no events: it runs from start to outcome. */
export const notificationCases = defineCases<typeof notificationMachine>({
  name: 'notification',
  machine: notificationMachine,
  inputs: {
    plain: notificationOf('App', {
      title: 'Markets closed',
      shortDesc: 'Holi',
      longDesc: 'Back on Thursday.',
    }),
  },
  events: {},
  actors: {
    send: {
      writes: true,
      done: { receipt: { status: { statusCode: 200, message: 'Sent.' } }, silent: undefined },
      error: {
        stale: new ApiError('Expired.', 401, { jwt: 'expired' }),
        refused: new ApiError('Too long.', 422),
        lost: new NetworkError('offline', null),
      },
    },
    refreshToken: {
      writes: true,
      done: { refreshed: undefined },
      error: { ended: new ApiError('', 401), lost: new NetworkError('offline', null) },
    },
  },
  delays: {},
  emits: {},
})
