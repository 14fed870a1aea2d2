import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { tradeExclusionCases } from '@tarang/machines/trade-exclusion/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(tradeExclusionCases)

export default {
  title: 'Machines/Trade exclusion',
  tags: ['autodocs'],
  parameters: flowDocs(tradeExclusionCases),
}

/** Every event and every answer is a button. */
export const Clickable = story()

/** TCS is excluded already, INFY can be, and WIPRO has no entry date. */
export const Working = story({ calls: { listExcluded: 'done:some', excludeTrade: 'done:excluded' } })

/** The list of excluded trades fails at first. */
export const ListOfflineAtFirst = story({
  calls: { listExcluded: ['error:offline', 'done:some'], excludeTrade: 'done:excluded' },
})

/** The exclusion does not reach the API. */
export const Offline = story({ calls: { listExcluded: 'done:none', excludeTrade: 'error:offline' } })

/** The session has expired; after the next login it can be confirmed again. */
export const SessionExpired = story({
  calls: { listExcluded: 'done:some', excludeTrade: ['error:expired', 'done:excluded'] },
})

/** Slow calls; a trade can be excluded before the list is loaded. */
export const Slow = story({
  calls: { listExcluded: 'done:some', excludeTrade: 'done:excluded' },
  ms: SLOW_ANSWER_MS,
})

export const LoadingTheList = stateStory({ list: 'loading', exclusion: 'idle' })

export const ListLoaded = stateStory({ list: 'loaded', exclusion: 'idle' }, ['done(listExcluded):some'])

export const ListFailed = stateStory({ list: 'failed', exclusion: 'idle' }, ['error(listExcluded):offline'])

export const Confirming = stateStory({ list: 'loaded', exclusion: 'confirming' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
])

export const Excluding = stateStory({ list: 'loaded', exclusion: 'excluding' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
  'exclusion.confirm:plain',
])

export const WaitingForLogin = stateStory({ list: 'loaded', exclusion: 'waitingForLogin' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
  'exclusion.confirm:plain',
  'error(excludeTrade):expired',
])

export const Excluded = stateStory({ list: 'loaded', exclusion: 'excluded' }, [
  'done(listExcluded):some',
  'trade.exclude:live',
  'exclusion.confirm:plain',
  'done(excludeTrade):excluded',
])
