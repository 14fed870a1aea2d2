import type { Api, LiveTradeExclusion } from '@tarang/sdk'
import { fromPromise } from 'xstate'
import { unlessAborted } from '../unless-aborted/index.ts'

/** The SDK calls of `tradeExclusionMachine`. */
export const tradeExclusionActors = (api: Pick<Api, 'liveTrades'>) => ({
  listExcluded: fromPromise<readonly string[], void>(async ({ signal }) => {
    const trades = await unlessAborted(signal, api.liveTrades.listExcluded({ signal }))
    // A row without a stock name excludes nothing.
    return trades.flatMap((trade) => (typeof trade?.stockName === 'string' ? [trade.stockName] : []))
  }),
  excludeTrade: fromPromise<unknown, LiveTradeExclusion>(({ input, signal }) =>
    api.liveTrades.exclude(input, { signal }),
  ),
})
