import * as operations from '../generated/operations/stock-splits.ts'
import type { BinaryStatus, NewStockSplit, StockSplit, StockSplitChanges } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** The calendar of stock splits. */
export const stockSplits = (http: Http) => ({
  /**
   * Lists the splits of the calendar, or only those of one status (`listStockSplits`).
   *
   * @example
   * ```ts
   * const pending = await api.stockSplits.list({ splitStatus: 0 })
   * ```
   */
  list: ({
    splitStatus,
    ...options
  }: CallOptions & { splitStatus?: BinaryStatus } = {}): Promise<StockSplit[]> =>
    http.call(operations.listStockSplits, { ...options, query: { splitStatus } }),

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
  create: (body: NewStockSplit, options: CallOptions = {}) =>
    http.call(operations.createStockSplit, { ...options, body }),

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
  update: (body: StockSplitChanges, options: CallOptions = {}) =>
    http.call(operations.updateStockSplit, { ...options, body }),
})

/** The calls of `stockSplits`. */
export type StockSplitsApi = ReturnType<typeof stockSplits>
