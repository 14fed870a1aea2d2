import { defineCases, plain } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { tradeExclusionMachine } from './trade-exclusion.machine.ts'

/** Everything that can happen to an exclusion of live trades. */
export const tradeExclusionCases = defineCases<typeof tradeExclusionMachine>({
  name: 'trade-exclusion',
  machine: tradeExclusionMachine,
  inputs: { plain: undefined },
  events: {
    'trade.exclude': {
      live: { trade: { stockName: 'INFY', entryDate: '2026-03-02' } },
      listed: { trade: { stockName: 'TCS', entryDate: '2026-03-03' } },
      dateless: { trade: { stockName: 'WIPRO', entryDate: '' } },
    },
    'exclusion.confirm': plain,
    'exclusion.cancel': plain,
    'exclusion.dismiss': plain,
    'excluded.reload': plain,
    'page.leave': plain,
    'login.complete': plain,
    'login.change': plain,
  },
  actors: {
    listExcluded: {
      writes: false,
      done: { some: ['TCS'], none: [] },
      error: { offline: new NetworkError('offline', null) },
    },
    excludeTrade: {
      writes: true,
      done: { excluded: undefined },
      error: {
        expired: new ApiError('', 401),
        refused: new ApiError('No such trade.', 404),
        offline: new NetworkError('offline', null),
      },
    },
  },
  delays: {},
  emits: { excluded: true, failed: true, notListed: true, closed: true, sessionExpired: true, left: true },
})
