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
    },
    'code.submit': plain,
    'code.cancel': plain,
    'result.dismiss': plain,
  },
  actors: {
    refresh: {
      writes: true,
      done: { said: 'Refreshed 12 entries.', silent: ' ' },
      error: { expired: new ApiError('', 401), lost: new NetworkError('offline', null) },
    },
  },
  delays: {},
  emits: { refreshed: true, failed: true, sessionExpired: true, closed: true },
})
