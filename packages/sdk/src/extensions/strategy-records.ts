import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { NewStrategy, StrategyFigures, TradeValues } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists every strategy, as `extensions.strategyRecords.list` does. */
export const listStrategyRecords = (http: Http, options: CallOptions = {}) =>
  http.call(operations.listStrategyRecords, options, identity)

/** Adds a strategy, as `extensions.strategyRecords.create` does. */
export const createStrategyRecord = (http: Http, body: NewStrategy, options: CallOptions = {}) =>
  http.call(operations.createStrategyRecord, { ...options, body }, identity)

/** Corrects a strategy, as `extensions.strategyRecords.update` does. */
export const updateStrategyRecord = (
  http: Http,
  id: number,
  body: StrategyFigures,
  options: CallOptions = {},
) => http.call(operations.updateStrategyRecord, { ...options, path: { id }, body }, identity)

/** Lists every trade of a strategy, as `extensions.strategyRecords.trades` does. */
export const listTrades = (http: Http, strategyCode: string, options: CallOptions = {}) =>
  http.call(operations.listTrades, { ...options, path: { strategyCode } }, identity)

/** Adds a trade, as `extensions.strategyRecords.createTrade` does. */
export const createTrade = (http: Http, strategyCode: string, body: TradeValues, options: CallOptions = {}) =>
  http.call(operations.createTrade, { ...options, path: { strategyCode }, body }, identity)

/** Corrects or closes a trade, as `extensions.strategyRecords.updateTrade` does. */
export const updateTrade = (http: Http, id: number, body: TradeValues, options: CallOptions = {}) =>
  http.call(operations.updateTrade, { ...options, path: { id }, body }, identity)

/** Deletes a trade, as `extensions.strategyRecords.deleteTrade` does. */
export const deleteTrade = (http: Http, id: number, options: CallOptions = {}) =>
  http.call(operations.deleteTrade, { ...options, path: { id } }, identity)

/** Strategies and trades that staff enter by hand. */
export interface StrategyRecordsApi {
  /**
   * Lists every strategy with the values that staff enter (`listStrategyRecords`).
   *
   * @example
   * ```ts
   * const strategies = await extensions.strategyRecords.list()
   * ```
   */
  list: Bound<typeof listStrategyRecords>

  /**
   * Adds a strategy (`createStrategyRecord`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.create({ strategyCode: 'MOM-50', figures })
   * ```
   */
  create: Bound<typeof createStrategyRecord>

  /**
   * Corrects a strategy; highlights and a drawdown that are null are deleted (`updateStrategyRecord`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.update(7, { ...figures, xirr: 12.5 })
   * ```
   */
  update: Bound<typeof updateStrategyRecord>

  /**
   * Lists every trade of a strategy, open ones first (`listTrades`).
   *
   * @example
   * ```ts
   * const trades = await extensions.strategyRecords.trades('MOM-50')
   * ```
   */
  trades: Bound<typeof listTrades>

  /**
   * Adds a trade to a strategy (`createTrade`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.createTrade('MOM-50', trade)
   * ```
   */
  createTrade: Bound<typeof createTrade>

  /**
   * Corrects a trade, or closes it by an exit date and price (`updateTrade`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.updateTrade(40, { ...trade, exitDate: '2026-11-21', exitPrice: 120 })
   * ```
   */
  updateTrade: Bound<typeof updateTrade>

  /**
   * Deletes a trade (`deleteTrade`).
   *
   * @example
   * ```ts
   * await extensions.strategyRecords.deleteTrade(40)
   * ```
   */
  deleteTrade: Bound<typeof deleteTrade>
}

/** Creates the calls of a client. */
export const strategyRecords = (http: Http): StrategyRecordsApi => ({
  list: bindHttp(http, listStrategyRecords),
  create: bindHttp(http, createStrategyRecord),
  update: bindHttp(http, updateStrategyRecord),
  trades: bindHttp(http, listTrades),
  createTrade: bindHttp(http, createTrade),
  updateTrade: bindHttp(http, updateTrade),
  deleteTrade: bindHttp(http, deleteTrade),
})
