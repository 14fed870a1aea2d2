import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/stock-splits.ts'
import type { BinaryStatus, NewStockSplit, StockSplit, StockSplitChanges } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the splits of the calendar, as `api.stockSplits.list` does. */
export const listStockSplits = (
  http: Http,
  { splitStatus, ...options }: CallOptions & { splitStatus?: BinaryStatus } = {},
): Promise<StockSplit[]> =>
  http.call(operations.listStockSplits, { ...options, query: { splitStatus } }, identity)

/** Adds a split to the calendar, as `api.stockSplits.create` does. */
export const createStockSplit = (http: Http, body: NewStockSplit, options: CallOptions = {}) =>
  http.call(operations.createStockSplit, { ...options, body }, identity)

/** Changes a split, as `api.stockSplits.update` does. */
export const updateStockSplit = (http: Http, body: StockSplitChanges, options: CallOptions = {}) =>
  http.call(operations.updateStockSplit, { ...options, body }, identity)

/** The calendar of stock splits. */
export interface StockSplitsApi {
  /**
   * Lists the splits of the calendar, or only those of one status (`listStockSplits`).
   *
   * @example
   * ```ts
   * const pending = await api.stockSplits.list({ splitStatus: 0 })
   * ```
   */
  list: Bound<typeof listStockSplits>

  /**
   * Adds a split to the calendar (`createStockSplit`).
   *
   * @example
   * ```ts
   * await api.stockSplits.create({
   *   stockname: 'KOTAKBANK',
   *   splitratio: '5:1',
   *   splitdate: '2027-01-14',
   *   status: 0,
   *   corporateaction: 'Split',
   *   sourcedon: '2026-11-21',
   * })
   * ```
   */
  create: Bound<typeof createStockSplit>

  /**
   * Changes the source date, status and corporate action of a split (`updateStockSplit`).
   *
   * @example
   * ```ts
   * await api.stockSplits.update({
   *   id: 13,
   *   stockname: 'HDFCAMC',
   *   sourcedon: '2026-11-10',
   *   status: 1,
   *   corporateaction: 'Bonus',
   * })
   * ```
   */
  update: Bound<typeof updateStockSplit>
}

/** Creates the calls of a client. */
export const stockSplits = (http: Http): StockSplitsApi => ({
  list: bindHttp(http, listStockSplits),
  create: bindHttp(http, createStockSplit),
  update: bindHttp(http, updateStockSplit),
})
