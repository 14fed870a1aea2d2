import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { confirmationCases } from '@tarang/machines/confirmation/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(confirmationCases)

export default { title: 'Machines/Confirmation', tags: ['autodocs'], parameters: flowDocs(confirmationCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** The act succeeds. */
export const Working = story({ calls: { act: 'done:deleted' } })

/** The API refuses; the question is open again. */
export const Refused = story({ calls: { act: 'error:refused' } })

/** The session has expired; the next login repeats the act. */
export const SessionExpired = story({ calls: { act: ['error:expired', 'done:deleted'] } })

/** A slow act; a second confirmation is ignored. */
export const Slow = story({ calls: { act: 'done:deleted' }, ms: SLOW_ANSWER_MS })

/** The call does not reach the API. */
export const Offline = story({ calls: { act: 'error:offline' } })

export const Idle = stateStory('idle')

export const Confirming = stateStory('confirming', ['confirmation.ask:blog'])

export const Acting = stateStory('acting', ['confirmation.ask:blog', 'confirmation.confirm:plain'])

export const WaitingForLogin = stateStory('waitingForLogin', [
  'confirmation.ask:blog',
  'confirmation.confirm:plain',
  'error(act):expired',
])

export const Done = stateStory('done', [
  'confirmation.ask:blog',
  'confirmation.confirm:plain',
  'done(act):deleted',
])
