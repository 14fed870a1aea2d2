import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { ImportUpload } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** The time for an upload and its import, in milliseconds: a million rows take minutes. */
const IMPORT_TIMEOUT = 6 * 60 * 60 * 1000

/** Lists what can be imported, as `extensions.imports.list` does. */
export const listImports = (http: Http, options: CallOptions = {}) =>
  http.call(operations.listImports, options, identity)

/** Imports a file, as `extensions.imports.importFile` does. */
export const importFile = (
  http: Http,
  kind: string,
  body: ImportUpload,
  { dryRun, ...options }: CallOptions & { dryRun?: boolean } = {},
) =>
  http.call(
    operations.importFile,
    {
      timeout: IMPORT_TIMEOUT,
      ...options,
      path: { kind },
      ...(dryRun !== undefined && { query: { dryRun } }),
      body,
    },
    identity,
  )

/** Files of records that staff import. */
export interface ImportsApi {
  /**
   * Lists what can be imported, and the import that runs (`listImports`).
   *
   * @example
   * ```ts
   * const { kinds } = await extensions.imports.list()
   * ```
   */
  list: Bound<typeof listImports>

  /**
   * Imports a file, all of it or nothing, or reports with `dryRun` what an import would do (`importFile`).
   *
   * @example
   * ```ts
   * const report = await extensions.imports.importFile('trades', { file }, { dryRun: true })
   * ```
   */
  importFile: Bound<typeof importFile>
}

/** Creates the calls of a client. */
export const imports = (http: Http): ImportsApi => ({
  list: bindHttp(http, listImports),
  importFile: bindHttp(http, importFile),
})
