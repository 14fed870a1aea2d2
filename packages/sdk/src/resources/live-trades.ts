import type { LiveTradeExclusion } from '../generated/platform.ts'
import type { CallOptions, Platform } from '../http.ts'
import { recordIfAny, rows } from '../shape.ts'

export const liveTrades = (http: Platform) => ({
  /** Lists the live trades that were taken out (`listExcludedLiveTrades`). */
  listExcluded: (options: CallOptions = {}) => rows(http.GET('/getExcludedLiveTrades', { ...options })),

  /** Takes a live trade out of its strategy, for good (`excludeLiveTrade`). */
  exclude: (body: LiveTradeExclusion, options: CallOptions = {}) =>
    recordIfAny(http.POST('/excludeLiveTrades', { body, ...options })),
})
