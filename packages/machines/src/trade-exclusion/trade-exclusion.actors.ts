import type { Api, LiveTradeExclusion } from '@tarang/sdk'
import { fromPromise } from 'xstate'
import { unlessAborted } from '../unless-aborted/index.ts'

/** Sends an exclusion with an `Idempotency-Key`, or without one where the API does not know the header. */
type SendOnce = <Result>(
  exclusion: LiveTradeExclusion,
  send: (idempotencyKey: string | undefined) => Promise<Result>,
) => Promise<Result>

const sendWithoutKey: SendOnce = (_, send) => send(undefined)

/** The SDK calls of `tradeExclusionMachine`. */
export const tradeExclusionActors = (api: Pick<Api, 'liveTrades'>, sendOnce: SendOnce = sendWithoutKey) => ({
  listExcluded: fromPromise<readonly string[], void>(async ({ signal }) => {
    const trades = await unlessAborted(signal, api.liveTrades.listExcluded({ signal }))
    // A row without a stock name excludes nothing.
    return trades.flatMap((trade) => (typeof trade?.stockName === 'string' ? [trade.stockName] : []))
  }),
  excludeTrade: fromPromise<unknown, LiveTradeExclusion>(({ input, signal }) =>
    sendOnce(input, (idempotencyKey) => api.liveTrades.exclude(input, { signal, idempotencyKey })),
  ),
})
