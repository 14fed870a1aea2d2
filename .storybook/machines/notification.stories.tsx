import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { notificationCases } from '@tarang/machines/notification/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(notificationCases)

export default { title: 'Machines/Notification', tags: ['autodocs'], parameters: flowDocs(notificationCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** The first call succeeds. */
export const Working = story({ calls: { send: 'done:receipt' } })

/** The token is stale; it is refreshed, and the notification sent once more. */
export const StaleToken = story({
  calls: { send: ['error:stale', 'done:receipt'], refreshToken: 'done:refreshed' },
  ms: 1500,
})

/** The token is stale, and the fresh one is too. */
export const StaleTwice = story({ calls: { send: 'error:stale', refreshToken: 'done:refreshed' } })

/** The token is stale and cannot be refreshed. */
export const NotRefreshed = story({ calls: { send: 'error:stale', refreshToken: 'error:ended' } })

/** The API refuses with a message. */
export const Refused = story({ calls: { send: 'error:refused' } })

/** A slow call. */
export const Slow = story({ calls: { send: 'done:receipt' }, ms: SLOW_ANSWER_MS })

/** The call does not reach the API. */
export const Offline = story({ calls: { send: 'error:lost' } })

export const Sending = stateStory('sending')

export const Refreshing = stateStory('refreshing', ['error(send):stale'])

export const SendingAgain = stateStory('sendingAgain', ['error(send):stale', 'done(refreshToken):refreshed'])

export const Sent = stateStory('sent', ['done(send):receipt'])

export const Failed = stateStory('failed', ['error(send):refused'])
