import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { notificationCases } from './notification.cases.ts'

const { told, standing } = machineStories(notificationCases)

export default { title: 'Machines/Notification' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** It is sent at once. */
export const Working = told({ calls: { send: 'done:receipt' } })

/** The token is stale; it is refreshed, and the notification sent once more. */
export const StaleToken = told({
  calls: { send: ['error:stale', 'done:receipt'], refreshToken: 'done:refreshed' },
  ms: 1500,
})

/** The token is stale, and the fresh one is too. */
export const StaleTwice = told({ calls: { send: 'error:stale', refreshToken: 'done:refreshed' } })

/** The token is stale and cannot be refreshed. */
export const NotRefreshed = told({ calls: { send: 'error:stale', refreshToken: 'error:ended' } })

/** The API refuses, and says why. */
export const Refused = told({ calls: { send: 'error:refused' } })

/** It takes its time. */
export const Slow = told({ calls: { send: 'done:receipt' }, ms: SLOW_ANSWER_MS })

/** The call does not arrive. */
export const Offline = told({ calls: { send: 'error:lost' } })

export const Sending = standing('sending')

export const Refreshing = standing('refreshing', ['error(send):stale'])

export const SendingAgain = standing('sendingAgain', ['error(send):stale', 'done(refreshToken):refreshed'])

export const Sent = standing('sent', ['done(send):receipt'])

export const Failed = standing('failed', ['error(send):refused'])
