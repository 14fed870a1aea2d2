import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { confirmationCases } from './confirmation.cases.ts'

const { told, standing } = machineStories(confirmationCases)

export default { title: 'Machines/Confirmation' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** What is confirmed is done. */
export const Working = told({ calls: { act: 'done:deleted' } })

/** The API refuses; the question stands again. */
export const Refused = told({ calls: { act: 'error:refused' } })

/** The session has expired; after another login it can be confirmed again. */
export const SessionExpired = told({ calls: { act: ['error:expired', 'done:deleted'] } })

/** The act takes its time; a second confirmation is not taken. */
export const Slow = told({ calls: { act: 'done:deleted' }, ms: SLOW_ANSWER_MS })

/** The call does not arrive. */
export const Offline = told({ calls: { act: 'error:lost' } })

export const Idle = standing('idle')

export const Asking = standing('asking', ['confirmation.ask:blog'])

export const Acting = standing('acting', ['confirmation.ask:blog', 'confirmation.confirm:plain'])

export const Done = standing('done', [
  'confirmation.ask:blog',
  'confirmation.confirm:plain',
  'done(act):deleted',
])
