import * as operations from '../generated/operations/strategy-descriptions.ts'
import type { NewStrategyDescription, StrategyDescription } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** Descriptions of strategies. */
export const strategyDescriptions = (http: Http) => ({
  /**
   * Lists every strategy description (`listStrategyDescriptions`).
   *
   * @example
   * ```ts
   * const descriptions = await api.strategyDescriptions.list()
   * ```
   */
  list: (options: CallOptions = {}): Promise<StrategyDescription[]> =>
    http.call(operations.listStrategyDescriptions, options),

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
  create: (body: NewStrategyDescription, options: CallOptions = {}) =>
    http.call(operations.createStrategyDescription, { ...options, body }),
})

/** The calls of `strategyDescriptions`. */
export type StrategyDescriptionsApi = ReturnType<typeof strategyDescriptions>
