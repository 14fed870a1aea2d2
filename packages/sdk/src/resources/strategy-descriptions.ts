import type { NewStrategyDescription } from '../generated/platform.ts'
import type { CallOptions, Platform } from '../http.ts'
import { record, rows } from '../shape.ts'

export const strategyDescriptions = (http: Platform) => ({
  /** Lists every strategy description (`listStrategyDescriptions`). */
  list: (options: CallOptions = {}) => rows(http.GET('/getStrategyDescription', { ...options })),

  /** Adds a strategy description (`createStrategyDescription`). */
  create: (body: NewStrategyDescription, options: CallOptions = {}) =>
    record(http.POST('/addStrategyDescription', { body, ...options })),
})
