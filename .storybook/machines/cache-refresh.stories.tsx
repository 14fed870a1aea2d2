import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { cacheRefreshCases } from '@tarang/machines/cache-refresh/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(cacheRefreshCases)

export default {
  title: 'Machines/Cache refresh',
  tags: ['autodocs'],
  parameters: flowDocs(cacheRefreshCases),
}

/** Every event and every answer is a button. */
export const Clickable = story()

/** The API answers with a text. */
export const Working = story({ calls: { refresh: 'done:message' } })

/** The API answers without a text. */
export const BlankAnswer = story({ calls: { refresh: 'done:blank' } })

/** The session has expired; after the next login it can be retried. */
export const SessionExpired = story({ calls: { refresh: ['error:expired', 'done:message'] } })

/** A slow refresh; another is ignored meanwhile. */
export const Slow = story({ calls: { refresh: 'done:message' }, ms: SLOW_ANSWER_MS })

/** The call does not reach the API; what was typed stays. */
export const Offline = story({ calls: { refresh: 'error:offline' } })

export const Idle = stateStory('idle', ['cache.refresh:categories', 'error(refresh):offline'])

export const EnteringBlankCode = stateStory({ enteringCode: 'blank' }, ['code.ask:plain'])

export const EnteringCode = stateStory({ enteringCode: 'filled' }, ['code.ask:plain', 'code.change:whole'])

export const RefreshingCode = stateStory('refreshingCode', [
  'code.ask:plain',
  'code.change:whole',
  'code.submit:plain',
])

export const WaitingForLogin = stateStory('waitingForLogin', [
  'code.ask:plain',
  'code.change:whole',
  'code.submit:plain',
  'error(refreshCode):expired',
])

export const Refreshing = stateStory('refreshing', ['cache.refresh:categories'])

export const Refreshed = stateStory('refreshed', ['cache.refresh:categories', 'done(refresh):message'])
