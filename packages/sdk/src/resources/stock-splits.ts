import type { BinaryStatus, NewStockSplit, StockSplitChanges } from '../generated/platform.ts'
import type { CallOptions, Platform } from '../http.ts'
import { recordIfAny, rows } from '../shape.ts'

export const stockSplits = (http: Platform) => ({
  /** Lists the splits of the calendar, or only those of one status (`listStockSplits`). */
  list: ({ splitStatus, ...options }: CallOptions & { splitStatus?: BinaryStatus } = {}) => {
    const query = splitStatus === undefined ? {} : { splitStatus }
    return rows(http.GET('/getStockSplitCalender', { params: { query }, ...options }))
  },

  /** Adds a split to the calendar (`createStockSplit`). */
  create: (body: NewStockSplit, options: CallOptions = {}) =>
    recordIfAny(http.POST('/saveStockSplitCalender', { body, ...options })),

  /** Changes the source date, status and corporate action of a split (`updateStockSplit`). */
  update: (body: StockSplitChanges, options: CallOptions = {}) =>
    recordIfAny(http.POST('/updateStockSplitCalender', { body, ...options })),
})
