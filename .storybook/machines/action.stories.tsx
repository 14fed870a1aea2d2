import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { actionCases } from '@tarang/machines/action/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(actionCases)

export default { title: 'Machines/Action', tags: ['autodocs'], parameters: flowDocs(actionCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** The act succeeds. */
export const Working = story({ calls: { act: 'done:deleted' } })

/** The answer is lost; the act can be tried again. */
export const Offline = story({ calls: { act: ['error:lost', 'done:deleted'] } })

/** The session has expired; the next login continues. */
export const SessionExpired = story({ calls: { act: ['error:expired', 'done:deleted'] } })

/** Slow acts; a second confirmation is ignored. */
export const Slow = story({ calls: { act: 'done:deleted' }, ms: SLOW_ANSWER_MS })

const one = ['action.ask:one', 'action.confirm:plain']
const four = ['action.ask:four', 'action.confirm:plain']
const ended = ['done(act 1):deleted', 'done(act 1):deleted', 'done(act 2):deleted', 'done(act 3):deleted']

export const Idle = stateStory('idle')

export const Asking = stateStory('asking', ['action.ask:one'])

export const Waiting = stateStory('waiting', one, 'held')

export const ConfirmingDiscard = stateStory('confirmingDiscard', [...one, 'page.leave:plain'], 'held')

export const Acting = stateStory(
  { acting: { first: 'acting', second: 'acting', third: 'acting' } },
  four,
  'several',
)

export const OnlyFirstSlot = stateStory({ acting: { first: 'acting', second: 'free', third: 'free' } }, one)

export const FirstSlotFree = stateStory(
  { acting: { first: 'free', second: 'acting', third: 'acting' } },
  [...four, 'done(act 1):deleted', 'done(act 1):deleted'],
  'several',
)

export const WaitingForLogin = stateStory('waitingForLogin', [...one, 'error(act 1):expired'])

export const Stopped = stateStory({ stopped: 'unfinished' }, [...one, 'error(act 1):lost'])

export const Refused = stateStory({ stopped: 'refused' }, [...one, 'error(act 1):refused'])

export const Done = stateStory('done', [...four, ...ended], 'several')
