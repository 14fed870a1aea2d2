import * as operations from '../generated/extension-operations.ts'
import type { ExcludedTrade } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** Live trades that staff excluded. */
export const liveTrades = (http: Http) => ({
  /**
   * Takes back the exclusion of a live trade (`includeLiveTrade`). Throws an `ApiError` with status 404 where it is not
   * excluded.
   *
   * @example
   * ```ts
   * await extensions.liveTrades.include({ stockName: 'Bajaj Finance', businessDate: '2026-09-14' })
   * ```
   */
  include: (body: ExcludedTrade, options: CallOptions = {}) =>
    http.call(operations.includeLiveTrade, { ...options, body }),
})

/** The calls of `liveTrades`. */
export type LiveTradesApi = ReturnType<typeof liveTrades>
