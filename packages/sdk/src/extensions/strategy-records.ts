import * as operations from '../generated/extension-operations.ts'
import type { NewStrategy, StrategyFigures, TradeValues } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** Strategies and trades that staff enter by hand. */
export const strategyRecords = (http: Http) => ({
  /**
   * Lists every strategy with the values that staff enter (`listStrategyRecords`).
   *
   * @example
   * ```ts
   * const strategies = await extensions.strategyRecords.list()
   * ```
   */
  list: (options: CallOptions = {}) => http.call(operations.listStrategyRecords, options),

  /**
   * Adds a strategy (`createStrategyRecord`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.create({ strategyCode: 'MOM-50', figures })
   * ```
   */
  create: (body: NewStrategy, options: CallOptions = {}) =>
    http.call(operations.createStrategyRecord, { ...options, body }),

  /**
   * Corrects a strategy; highlights and a drawdown that are null are deleted (`updateStrategyRecord`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.update(7, { ...figures, xirr: 12.5 })
   * ```
   */
  update: (id: number, body: StrategyFigures, options: CallOptions = {}) =>
    http.call(operations.updateStrategyRecord, { ...options, path: { id }, body }),

  /**
   * Lists every trade of a strategy, open ones first (`listTrades`).
   *
   * @example
   * ```ts
   * const trades = await extensions.strategyRecords.trades('MOM-50')
   * ```
   */
  trades: (strategyCode: string, options: CallOptions = {}) =>
    http.call(operations.listTrades, { ...options, path: { strategyCode } }),

  /**
   * Adds a trade to a strategy (`createTrade`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.createTrade('MOM-50', trade)
   * ```
   */
  createTrade: (strategyCode: string, body: TradeValues, options: CallOptions = {}) =>
    http.call(operations.createTrade, { ...options, path: { strategyCode }, body }),

  /**
   * Corrects a trade, or closes it by an exit date and price (`updateTrade`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.updateTrade(40, { ...trade, exitDate: '2026-11-21', exitPrice: 120 })
   * ```
   */
  updateTrade: (id: number, body: TradeValues, options: CallOptions = {}) =>
    http.call(operations.updateTrade, { ...options, path: { id }, body }),

  /**
   * Deletes a trade (`deleteTrade`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.deleteTrade(40)
   * ```
   */
  deleteTrade: (id: number, options: CallOptions = {}) =>
    http.call(operations.deleteTrade, { ...options, path: { id } }),
})

/** The calls of `strategyRecords`. */
export type StrategyRecordsApi = ReturnType<typeof strategyRecords>
