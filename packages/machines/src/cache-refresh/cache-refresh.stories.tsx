import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { cacheRefreshCases } from './cache-refresh.cases.ts'

const { told, standing } = machineStories(cacheRefreshCases)

export default { title: 'Machines/Cache refresh' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** The API says what it did. */
export const Working = told({ calls: { refresh: 'done:said' } })

/** The API does not say what it did. */
export const WithoutAWord = told({ calls: { refresh: 'done:silent' } })

/** The session has expired; after another login it can be tried again. */
export const SessionExpired = told({ calls: { refresh: ['error:expired', 'done:said'] } })

/** The refresh takes its time; no other is taken meanwhile. */
export const Slow = told({ calls: { refresh: 'done:said' }, ms: SLOW_ANSWER_MS })

/** The call does not arrive; what was typed stays. */
export const Offline = told({ calls: { refresh: 'error:lost' } })

export const Idle = standing('idle', ['cache.refresh:categories', 'error(refresh):lost'])

export const EnteringCode = standing('enteringCode', ['code.ask:plain', 'code.change:whole'])

export const Refreshing = standing('refreshing', ['cache.refresh:categories'])

export const Refreshed = standing('refreshed', ['cache.refresh:categories', 'done(refresh):said'])
