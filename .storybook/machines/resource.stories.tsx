import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { resourceCases } from '@tarang/machines/resource/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(resourceCases)

export default { title: 'Machines/Resource', tags: ['autodocs'], parameters: flowDocs(resourceCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** Every load succeeds. */
export const Working = story({ calls: { load: ['done:entry', 'done:changed'] } })

/** The API has no such record. */
export const Refused = story({ calls: { load: 'error:refused' } })

/** The load fails. */
export const Offline = story({ calls: { load: 'error:lost' } })

/** The second load succeeds. */
export const OfflineAtFirst = story({ calls: { load: ['error:lost', 'done:entry'] } })

/** A slow load; a reload aborts it. */
export const Slow = story({ calls: { load: 'done:entry' }, ms: SLOW_ANSWER_MS })

export const Loading = stateStory('loading')

export const Ready = stateStory('ready', ['done(load):entry'])

/** The data stays while it is refreshed. */
export const Refreshing = stateStory('refreshing', ['done(load):entry', 'resource.refresh:plain'])

export const Failed = stateStory('failed', ['error(load):lost'])
