import { comparisonCases } from '@tarang/machines/comparison/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(comparisonCases)

export default { title: 'Machines/Comparison', tags: ['autodocs'], parameters: flowDocs(comparisonCases) }

/** Both changed the ratio: it waits for a choice. */
export const Clickable = story()

/** They changed different fields: each has a side. */
export const Apart = story({ input: 'apart' })

export const Choosing = stateStory('choosing')

export const Chosen = stateStory('chosen', ['comparison.submit:plain'], 'apart')
