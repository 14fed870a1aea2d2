import { failedWritesCases } from '@tarang/machines/failed-writes/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(failedWritesCases)

export default {
  title: 'Machines/Failed writes',
  tags: ['autodocs'],
  parameters: flowDocs(failedWritesCases),
}

/** Every event is a button. */
export const Clickable = story()

export const Empty = stateStory('empty')

export const Listed = stateStory('listed', ['write.add:added'])

export const ConfirmingDiscard = stateStory('confirmingDiscard', ['write.discard:edited'], 'one')
