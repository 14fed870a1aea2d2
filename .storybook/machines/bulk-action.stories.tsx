import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { bulkActionCases } from '@tarang/machines/bulk-action/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(bulkActionCases)

export default { title: 'Machines/Bulk action', tags: ['autodocs'], parameters: flowDocs(bulkActionCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** Each act succeeds. */
export const Working = story({ calls: { act: 'done:done' } })

/** The API refuses some; they can be tried again. */
export const Refused = story({ calls: { act: ['error:refused', 'done:done'] } })

/** The API refuses the user's role; nothing else starts. */
export const Forbidden = story({ calls: { act: 'error:forbidden' } })

/** The session has expired; the next login continues. */
export const SessionExpired = story({ calls: { act: ['error:expired', 'done:done'] } })

/** Slow acts, which can be stopped. */
export const Slow = story({ calls: { act: 'done:done' }, ms: SLOW_ANSWER_MS })

const run = ['bulk.ask:four', 'bulk.confirm:plain']

export const Idle = stateStory('idle')

export const Confirming = stateStory('confirming', ['bulk.ask:four'])

export const Holding = stateStory('holding', run, 'held')

export const Running = stateStory({ running: { first: 'acting', second: 'acting', third: 'acting' } }, run)

export const FirstLaneFree = stateStory({ running: { first: 'free', second: 'acting', third: 'acting' } }, [
  ...run,
  'done(act 1):done',
  'done(act 1):done',
])

export const OnlyFirstLane = stateStory({ running: { first: 'acting', second: 'free', third: 'free' } }, [
  ...run,
  'done(act 2):done',
  'done(act 2):done',
  'done(act 3):done',
])

export const WaitingForLogin = stateStory('waitingForLogin', [
  ...run,
  'error(act 1):expired',
  'error(act 2):expired',
  'error(act 3):expired',
])

export const Finished = stateStory('finished', [
  ...run,
  'done(act 1):done',
  'error(act 2):refused',
  'done(act 3):done',
  'done(act 1):done',
])
