import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/strategy-descriptions.ts'
import type { NewStrategyDescription, StrategyDescription } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the strategy descriptions, as `api.strategyDescriptions.list` does. */
export const listStrategyDescriptions = (
  http: Http,
  options: CallOptions = {},
): Promise<StrategyDescription[]> => http.call(operations.listStrategyDescriptions, options, identity)

/** Adds a strategy description, as `api.strategyDescriptions.create` does. */
export const createStrategyDescription = (
  http: Http,
  body: NewStrategyDescription,
  options: CallOptions = {},
) => http.call(operations.createStrategyDescription, { ...options, body }, identity)

/** Descriptions of strategies. */
export interface StrategyDescriptionsApi {
  /**
   * Lists every strategy description (`listStrategyDescriptions`).
   *
   * @example
   * ```ts
   * const descriptions = await api.strategyDescriptions.list()
   * ```
   */
  list: Bound<typeof listStrategyDescriptions>

  /**
   * Adds a strategy description (`createStrategyDescription`).
   *
   * @example
   * ```ts
   * const saved = await api.strategyDescriptions.create({
   *   strategyDescriptionCode: 'SDC-QUALITY-01',
   *   videoLink: 'https://www.youtube-nocookie.com/embed/tarang-quality',
   *   strategyDescription: 'Buys what earns well on what it owns.',
   *   status: 1,
   * })
   * ```
   */
  create: Bound<typeof createStrategyDescription>
}

/** Creates the calls of a client. */
export const strategyDescriptions = (http: Http): StrategyDescriptionsApi => ({
  list: bindHttp(http, listStrategyDescriptions),
  create: bindHttp(http, createStrategyDescription),
})
