import * as operations from '../generated/operations/live-trades.ts'
import type { ExcludedLiveTrade, LiveTradeExclusion } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** Live trades. */
export const liveTrades = (http: Http) => ({
  /**
   * Lists the excluded live trades (`listExcludedLiveTrades`).
   *
   * @example
   * ```ts
   * const excluded = await api.liveTrades.listExcluded()
   * const names = new Set(excluded.map(({ stockName }) => stockName))
   * ```
   */
  listExcluded: (options: CallOptions = {}): Promise<ExcludedLiveTrade[]> =>
    http.call(operations.listExcludedLiveTrades, options),

  /**
   * Excludes a live trade from its strategy (`excludeLiveTrade`).
   *
   * @example
   * ```ts
   * await api.liveTrades.exclude({ stockName: 'TATAPOWER', businessDate: '2026-09-18' })
   * ```
   */
  exclude: (body: LiveTradeExclusion, options: CallOptions = {}) =>
    http.call(operations.excludeLiveTrade, { ...options, body }),
})

/** The calls of `liveTrades`. */
export type LiveTradesApi = ReturnType<typeof liveTrades>
