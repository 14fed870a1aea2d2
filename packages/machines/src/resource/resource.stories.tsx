import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { resourceCases } from './resource.cases.ts'

const { told, standing } = machineStories(resourceCases)

export default { title: 'Machines/Resource' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** The thing comes, and comes again. */
export const Working = told({ calls: { load: ['done:entry', 'done:changed'] } })

/** There is no such thing. */
export const Refused = told({ calls: { load: 'error:refused' } })

/** It does not come. */
export const Offline = told({ calls: { load: 'error:lost' } })

/** It comes when asked for once more. */
export const OfflineAtFirst = told({ calls: { load: ['error:lost', 'done:entry'] } })

/** It takes its time; asking again starts over. */
export const Slow = told({ calls: { load: 'done:entry' }, ms: SLOW_ANSWER_MS })

export const Loading = standing('loading')

export const Ready = standing('ready', ['done(load):entry'])

export const Failed = standing('failed', ['error(load):lost'])
