import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { confirmationCases } from './confirmation.cases.ts'

const { told, standing } = machineStories(confirmationCases)

export default { title: 'Machines/Confirmation' }

/** Every event and every answer is a button. */
export const Clickable = told()

/** The act succeeds. */
export const Working = told({ calls: { act: 'done:deleted' } })

/** The API refuses; the question is open again. */
export const Refused = told({ calls: { act: 'error:refused' } })

/** The session has expired; the next login goes on with it. */
export const SessionExpired = told({ calls: { act: ['error:expired', 'done:deleted'] } })

/** A slow act; a second confirmation is ignored. */
export const Slow = told({ calls: { act: 'done:deleted' }, ms: SLOW_ANSWER_MS })

/** The call does not reach the API. */
export const Offline = told({ calls: { act: 'error:offline' } })

export const Idle = standing('idle')

export const Confirming = standing('confirming', ['confirmation.ask:blog'])

export const Acting = standing('acting', ['confirmation.ask:blog', 'confirmation.confirm:plain'])

export const WaitingForLogin = standing('waitingForLogin', [
  'confirmation.ask:blog',
  'confirmation.confirm:plain',
  'error(act):expired',
])

export const Done = standing('done', [
  'confirmation.ask:blog',
  'confirmation.confirm:plain',
  'done(act):deleted',
])
