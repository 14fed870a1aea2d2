import * as operations from '../generated/extension-operations.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** Records of every list, by their names. */
export const search = (http: Http) => ({
  /**
   * Finds the records of every list whose name has each word of a text, at most ten of a kind (`searchRecords`). Subscribers and
   * tickets are found only for those who may edit.
   *
   * @example
   * ```ts
   * const records = await extensions.search.records('momentum')
   * ```
   */
  records: (text: string, options: CallOptions = {}) =>
    http.call(operations.searchRecords, { ...options, query: { text } }),
})

/** The calls of `search`. */
export type SearchApi = ReturnType<typeof search>
