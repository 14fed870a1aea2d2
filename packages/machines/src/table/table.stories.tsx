import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { tableCases } from './table.cases.ts'

const { told, standing } = machineStories(tableCases)

export default { title: 'Machines/Table' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** The rows come, and come again. */
export const Working = told({ calls: { loadRows: 'done:rows' } })

/** There are none. */
export const Empty = told({ calls: { loadRows: 'done:none' } })

/** An address asks for the second page. */
export const Remembered = told({ input: 'remembered', calls: { loadRows: 'done:rows' } })

/** The rows do not come. */
export const Offline = told({ calls: { loadRows: 'error:lost' } })

/** The rows come when asked for once more. */
export const OfflineAtFirst = told({ calls: { loadRows: ['error:lost', 'done:rows'] } })

/** The rows come once; the next load fails, and what came stays. */
export const OfflineLater = told({ calls: { loadRows: ['done:rows', 'error:lost'] } })

/** The rows take their time; asking again starts over. */
export const Slow = told({ calls: { loadRows: 'done:rows' }, ms: SLOW_ANSWER_MS })

export const Loading = standing('loading')

export const Ready = standing('ready', ['done(loadRows):rows', 'search.change:code'])

export const Refreshing = standing('refreshing', ['done(loadRows):rows', 'rows.refresh:plain'])

export const Outdated = standing('outdated', [
  'done(loadRows):rows',
  'rows.refresh:plain',
  'error(loadRows):lost',
])

export const Failed = standing('failed', ['error(loadRows):lost'])
