import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { resourceCases } from './resource.cases.ts'

const { story, stateStory } = machineStories(resourceCases)

export default { title: 'Machines/Resource' }

/** Every event and every answer is a button. */
export const Clickable = story()

/** The thing comes, and comes again. */
export const Working = story({ calls: { load: ['done:entry', 'done:changed'] } })

/** There is no such thing. */
export const Refused = story({ calls: { load: 'error:refused' } })

/** It does not come. */
export const Offline = story({ calls: { load: 'error:lost' } })

/** It comes when asked for once more. */
export const OfflineAtFirst = story({ calls: { load: ['error:lost', 'done:entry'] } })

/** It takes its time; asking again starts over. */
export const Slow = story({ calls: { load: 'done:entry' }, ms: SLOW_ANSWER_MS })

export const Loading = stateStory('loading')

export const Ready = stateStory('ready', ['done(load):entry'])

/** What is shown stays while it is loaded again behind it. */
export const Refreshing = stateStory('refreshing', ['done(load):entry', 'resource.refresh:plain'])

export const Failed = stateStory('failed', ['error(load):lost'])
