import {
  AnswerError,
  ApiError,
  NetworkError,
  type NewNotification,
  type NotificationReceipt,
} from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, inTurn, SLOWLY } from '../story-kit.ts'
import { notificationMachine, notificationOf } from './index.ts'

type Receipt = NotificationReceipt | undefined

const receipt: Receipt = {
  status: { statusCode: 200, message: 'Notification sent successfully!' },
  successMessages: ['Sent to everyone by WhatsApp.'],
}
const stale = { error: new ApiError('', 401, { jwt: 'The jwt is invalid or has expired.' }) }
const input = notificationOf('WhatsApp', {
  title: 'Markets are closed',
  shortDesc: 'A holiday',
  longDesc: 'Trading goes on on Monday.',
})

const notification = ({
  send = answering<Receipt, NewNotification>(receipt),
  refreshToken = answering<void, void>(undefined),
}) => ({
  args: { machine: notificationMachine.provide({ actors: { send, refreshToken } }), events: [], input },
})

export default { title: 'Machines/Notification', component: MachineStory }

/** It is sent at once. */
export const Working = notification({})

/** The token is stale; it is refreshed, and the notification sent once more. */
export const StaleToken = notification({
  send: inTurn<Receipt, NewNotification>([stale, { output: receipt }], 1500),
  refreshToken: answering<void, void>(undefined, 1500),
})

/** The token is stale, and the fresh one is too. */
export const StaleTwice = notification({ send: inTurn<Receipt, NewNotification>([stale, stale]) })

/** The token is stale and cannot be refreshed. */
export const NotRefreshed = notification({
  send: inTurn<Receipt, NewNotification>([stale]),
  refreshToken: failing<void, void>(new ApiError('Please log in again.', 401)),
})

/** The API refuses, and says why. */
export const Refused = notification({ send: failing(new ApiError('The title is too long.', 422)) })

/** An answer came that nobody can read. */
export const Unreadable = notification({
  send: failing(new AnswerError('unreadable', 'The answer of the API is not JSON.')),
})

/** It takes its time. */
export const Slow = notification({ send: answering<Receipt, NewNotification>(receipt, SLOWLY) })

/** The call does not arrive. */
export const Offline = notification({ send: failing(new NetworkError('offline', null)) })
