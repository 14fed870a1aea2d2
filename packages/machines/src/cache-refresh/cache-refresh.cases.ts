import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { cacheRefreshMachine } from './cache-refresh.machine.ts'

/** Everything that can happen to a refresh of caches. */
export const cacheRefreshCases = defineCases<typeof cacheRefreshMachine>({
  name: 'cache-refresh',
  machine: cacheRefreshMachine,
  inputs: { plain: undefined },
  events: {
    'cache.refresh': {
      categories: { cacheName: 'categories' },
      factor: { cacheName: 'availableFactor' },
      unknown: { cacheName: 'nonsense' as never },
    },
    'cache.retry': plain,
    'code.ask': plain,
    'code.change': {
      whole: { changes: { cacheName: 'strategy', strategyCode: ' SC1 ' } },
      codeless: { changes: { strategyCode: ' ' } },
      blank: { changes: { cacheName: '', strategyCode: '' } },
    },
    'code.submit': plain,
    'code.cancel': plain,
    'result.dismiss': plain,
    'page.leave': plain,
    'login.complete': plain,
    'login.change': plain,
  },
  actors: {
    refresh: {
      writes: true,
      done: { message: 'Refreshed 12 entries.', blank: ' ' },
      error: { expired: new ApiError('', 401), offline: new NetworkError('offline', null) },
    },
  },
  delays: {},
  emits: { refreshed: true, failed: true, closed: true, sessionExpired: true },
})
