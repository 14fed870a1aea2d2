import { ApiError, NetworkError } from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, inTurn, SLOWLY } from '../story-kit.ts'
import { type CacheRefreshEvent, type CacheTarget, cacheRefreshMachine } from './index.ts'

const text = 'Cache strategy refreshed: 7 entries.'

const events: CacheRefreshEvent[] = [
  { type: 'cache.refresh', cacheName: 'categories' },
  { type: 'cache.refresh', cacheName: 'strategy' },
  { type: 'cache.retry' },
  { type: 'code.ask' },
  { type: 'code.change', changes: { cacheName: 'strategy', strategyCode: 'SC1' } },
  { type: 'code.change', changes: { strategyCode: '' } },
  { type: 'code.submit' },
  { type: 'code.cancel' },
  { type: 'result.dismiss' },
]

const cache = (refresh: ReturnType<typeof answering<string, CacheTarget>>) => ({
  args: { machine: cacheRefreshMachine.provide({ actors: { refresh } }), events },
})

export default { title: 'Machines/Cache refresh', component: MachineStory }

/** The API says what it did. */
export const Working = cache(answering(text))

/** The API does not say what it did. */
export const WithoutAWord = cache(answering(''))

/** The API refuses; what was typed stays. */
export const Refused = cache(failing(new ApiError('Please wait a second.', 429)))

/** The session has expired; after another login it can be tried again. */
export const SessionExpired = cache(inTurn([{ error: new ApiError('', 401) }, { output: text }]))

/** The refresh takes its time; no other is taken meanwhile. */
export const Slow = cache(answering(text, SLOWLY))

/** The call does not arrive. */
export const Offline = cache(failing(new NetworkError('offline', null)))
