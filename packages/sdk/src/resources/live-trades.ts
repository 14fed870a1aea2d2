import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/live-trades.ts'
import type { ExcludedLiveTrade, LiveTradeExclusion } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the excluded live trades, as `api.liveTrades.listExcluded` does. */
export const listExcludedLiveTrades = (http: Http, options: CallOptions = {}): Promise<ExcludedLiveTrade[]> =>
  http.call(operations.listExcludedLiveTrades, options, identity)

/** Excludes a live trade from its strategy, as `api.liveTrades.exclude` does. */
export const excludeLiveTrade = (http: Http, body: LiveTradeExclusion, options: CallOptions = {}) =>
  http.call(operations.excludeLiveTrade, { ...options, body }, identity)

/** Live trades. */
export interface LiveTradesApi {
  /**
   * Lists the excluded live trades (`listExcludedLiveTrades`).
   *
   * @example
   * ```ts
   * const excluded = await api.liveTrades.listExcluded()
   * const names = new Set(excluded.map(({ stockName }) => stockName))
   * ```
   */
  listExcluded: Bound<typeof listExcludedLiveTrades>

  /**
   * Excludes a live trade from its strategy (`excludeLiveTrade`).
   *
   * @example
   * ```ts
   * await api.liveTrades.exclude({ stockName: 'TATAPOWER', businessDate: '2026-09-18' })
   * ```
   */
  exclude: Bound<typeof excludeLiveTrade>
}

/** Creates the calls of a client. */
export const liveTrades = (http: Http): LiveTradesApi => ({
  listExcluded: bindHttp(http, listExcludedLiveTrades),
  exclude: bindHttp(http, excludeLiveTrade),
})
