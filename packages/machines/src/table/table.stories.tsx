import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { tableCases } from './table.cases.ts'

const { story, stateStory } = machineStories(tableCases)

export default { title: 'Machines/Table' }

/** Every event and every answer is a button. */
export const Clickable = story()

/** The rows come, and come again. */
export const Working = story({ calls: { loadRows: 'done:rows' } })

/** There are none. */
export const Empty = story({ calls: { loadRows: 'done:none' } })

/** An address asks for the second page. */
export const Remembered = story({ input: 'remembered', calls: { loadRows: 'done:rows' } })

/** The rows do not come. */
export const Offline = story({ calls: { loadRows: 'error:lost' } })

/** The rows come when asked for once more. */
export const OfflineAtFirst = story({ calls: { loadRows: ['error:lost', 'done:rows'] } })

/** The rows come once; the next load fails, and what came stays. */
export const OfflineLater = story({ calls: { loadRows: ['done:rows', 'error:lost'] } })

/** The rows take their time; asking again starts over. */
export const Slow = story({ calls: { loadRows: 'done:rows' }, ms: SLOW_ANSWER_MS })

export const Loading = stateStory('loading')

export const Ready = stateStory('ready', ['done(loadRows):rows', 'search.change:code'])

export const Refreshing = stateStory('refreshing', ['done(loadRows):rows', 'rows.refresh:plain'])

export const Outdated = stateStory('outdated', [
  'done(loadRows):rows',
  'rows.refresh:plain',
  'error(loadRows):lost',
])

export const Failed = stateStory('failed', ['error(loadRows):lost'])
