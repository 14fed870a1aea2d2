import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { tableCases } from '@tarang/machines/table/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(tableCases)

export default { title: 'Machines/Table', tags: ['autodocs'], parameters: flowDocs(tableCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** Every load succeeds. */
export const Working = story({ calls: { loadRows: 'done:rows' } })

/** There are no rows. */
export const Empty = story({ calls: { loadRows: 'done:none' } })

/** The second page, from an address. */
export const Remembered = story({ input: 'remembered', calls: { loadRows: 'done:rows' } })

/** The load fails. */
export const Offline = story({ calls: { loadRows: 'error:lost' } })

/** The second load succeeds. */
export const OfflineAtFirst = story({ calls: { loadRows: ['error:lost', 'done:rows'] } })

/** The second load fails, and the rows stay. */
export const OfflineLater = story({ calls: { loadRows: ['done:rows', 'error:lost'] } })

/** A slow load; another request aborts it. */
export const Slow = story({ calls: { loadRows: 'done:rows' }, ms: SLOW_ANSWER_MS })

export const Loading = stateStory('loading')

export const Ready = stateStory('ready', ['done(loadRows):rows', 'search.change:code'])

export const Checking = stateStory('checking', ['done(loadRows):rows', 'rows.check:plain'])

export const Refreshing = stateStory('loading', ['done(loadRows):rows', 'rows.refresh:plain'])

export const Outdated = stateStory('failed', [
  'done(loadRows):rows',
  'rows.refresh:plain',
  'error(loadRows):lost',
])

export const Failed = stateStory('failed', ['error(loadRows):lost'])
