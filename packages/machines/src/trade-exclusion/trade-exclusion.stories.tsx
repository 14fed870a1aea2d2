import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { tradeExclusionCases } from './trade-exclusion.cases.ts'

const { told, standing } = machineStories(tradeExclusionCases)

export default { title: 'Machines/Trade exclusion' }

/** Every event and every answer is a button. */
export const Clickable = told()

/** TCS is excluded already, INFY can be, and WIPRO has no entry date. */
export const Working = told({ calls: { listExcluded: 'done:some', excludeTrade: 'done:excluded' } })

/** The list of excluded trades fails at first. */
export const ListOfflineAtFirst = told({
  calls: { listExcluded: ['error:offline', 'done:some'], excludeTrade: 'done:excluded' },
})

/** The exclusion does not reach the API. */
export const Offline = told({ calls: { listExcluded: 'done:none', excludeTrade: 'error:offline' } })

/** The session has expired; after the next login it can be confirmed again. */
export const SessionExpired = told({
  calls: { listExcluded: 'done:some', excludeTrade: ['error:expired', 'done:excluded'] },
})

/** Slow calls; a trade can be excluded before the list is loaded. */
export const Slow = told({
  calls: { listExcluded: 'done:some', excludeTrade: 'done:excluded' },
  ms: SLOW_ANSWER_MS,
})

export const LoadingTheList = standing({ list: 'loading', exclusion: 'idle' })

export const ListLoaded = standing({ list: 'loaded', exclusion: 'idle' }, ['done(listExcluded):some'])

export const ListFailed = standing({ list: 'failed', exclusion: 'idle' }, ['error(listExcluded):offline'])

export const Confirming = standing({ list: 'loaded', exclusion: 'confirming' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
])

export const Excluding = standing({ list: 'loaded', exclusion: 'excluding' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
  'exclusion.confirm:plain',
])

export const WaitingForLogin = standing({ list: 'loaded', exclusion: 'waitingForLogin' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
  'exclusion.confirm:plain',
  'error(excludeTrade):expired',
])

export const Excluded = standing({ list: 'loaded', exclusion: 'excluded' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
  'exclusion.confirm:plain',
  'done(excludeTrade):excluded',
])
