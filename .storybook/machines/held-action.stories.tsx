import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { heldActionCases } from '@tarang/machines/held-action/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(heldActionCases)

export default { title: 'Machines/Held action', tags: ['autodocs'], parameters: flowDocs(heldActionCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** The act succeeds. */
export const Working = story({ calls: { act: 'done:sent' } })

/** The API refuses; the form can be opened again. */
export const Refused = story({ calls: { act: 'error:refused' } })

/** The session has expired; the next login repeats the act. */
export const SessionExpired = story({ calls: { act: ['error:expired', 'done:sent'] } })

/** The call is slow; while it runs, Undo is no longer possible. */
export const Slow = story({ calls: { act: 'done:sent' }, ms: SLOW_ANSWER_MS })

/** The call does not reach the API. */
export const Offline = story({ calls: { act: 'error:offline' } })

export const Holding = stateStory('holding')

export const ConfirmingDiscard = stateStory('confirmingDiscard', ['page.leave:plain'])

export const Acting = stateStory('acting', ['hold.skip:plain'])

export const WaitingForLogin = stateStory('waitingForLogin', ['hold.skip:plain', 'error(act):expired'])

export const Stopped = stateStory('stopped', ['hold.undo:plain'])

export const Done = stateStory('done', ['hold.skip:plain', 'done(act):sent'])

export const Closed = stateStory('closed', ['hold.undo:plain', 'action.dismiss:plain'])
