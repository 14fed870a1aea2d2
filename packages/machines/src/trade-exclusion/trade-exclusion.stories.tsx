import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { tradeExclusionCases } from './trade-exclusion.cases.ts'

const { told, standing } = machineStories(tradeExclusionCases)

export default { title: 'Machines/Trade exclusion' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** TCS is excluded already, INFY can be, and WIPRO does not say when it was entered. */
export const Working = told({ calls: { listExcluded: 'done:some', excludeTrade: 'done:excluded' } })

/** The list of excluded trades does not come at first. */
export const ListOfflineAtFirst = told({
  calls: { listExcluded: ['error:lost', 'done:some'], excludeTrade: 'done:excluded' },
})

/** The exclusion does not arrive. */
export const Offline = told({ calls: { listExcluded: 'done:none', excludeTrade: 'error:lost' } })

/** The session has expired; after another login it can be confirmed again. */
export const SessionExpired = told({
  calls: { listExcluded: 'done:some', excludeTrade: ['error:expired', 'done:excluded'] },
})

/** Each call takes its time; a trade may be excluded before the list has come. */
export const Slow = told({
  calls: { listExcluded: 'done:some', excludeTrade: 'done:excluded' },
  ms: SLOW_ANSWER_MS,
})

export const LoadingTheList = standing({ list: 'loading', exclusion: 'idle' })

export const ListLoaded = standing({ list: 'loaded', exclusion: 'idle' }, ['done(listExcluded):some'])

export const ListFailed = standing({ list: 'failed', exclusion: 'idle' }, ['error(listExcluded):lost'])

export const Asking = standing({ list: 'loaded', exclusion: 'asking' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
])

export const Excluding = standing({ list: 'loaded', exclusion: 'excluding' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
  'exclusion.confirm:plain',
])

export const Excluded = standing({ list: 'loaded', exclusion: 'excluded' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
  'exclusion.confirm:plain',
  'done(excludeTrade):excluded',
])
