import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { ExcludedTrade } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Takes back the exclusion of a live trade, as `extensions.liveTrades.include` does. */
export const includeLiveTrade = (http: Http, body: ExcludedTrade, options: CallOptions = {}) =>
  http.call(operations.includeLiveTrade, { ...options, body }, identity)

/** Live trades that staff excluded. */
export interface ExcludedTradesApi {
  /**
   * Takes back the exclusion of a live trade (`includeLiveTrade`). Throws an `ApiError` with status 404 where it is not
   * excluded.
   *
   * @example
   * ```ts
   * await extensions.liveTrades.include({ stockName: 'Bajaj Finance', businessDate: '2026-09-14' })
   * ```
   */
  include: Bound<typeof includeLiveTrade>
}

/** Creates the calls of a client. */
export const excludedTrades = (http: Http): ExcludedTradesApi => ({
  include: bindHttp(http, includeLiveTrade),
})
