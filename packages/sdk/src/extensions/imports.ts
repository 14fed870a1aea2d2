import * as operations from '../generated/extension-operations.ts'
import type { ImportUpload } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** The time for an upload and its import, in milliseconds: a million rows take minutes. */
const IMPORT_TIMEOUT = 6 * 60 * 60 * 1000

/** How the columns of a file become those of its records. What is left out is guessed from the names. */
export interface ImportMapping {
  /** The column of the file for a column of the records; several are joined by ` + `, and an empty text takes none. */
  readonly columns?: Readonly<Record<string, string>>
  /** A text for every row. */
  readonly values?: Readonly<Record<string, string>>
  /** Texts of a column, and what replaces them. */
  readonly replacements?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** How a file is imported. */
export interface ImportOptions {
  readonly dryRun?: boolean
  readonly mapping?: ImportMapping
  /** Which part of a date such as 05/04/2024 is first, where no date of the file shows it. */
  readonly dates?: 'day-first' | 'month-first'
  /** The sheet of a workbook; the first one without it. */
  readonly sheet?: string
}

/** Files of records that staff import. */
export const imports = (http: Http) => ({
  /**
   * Lists what can be imported, and the import that runs (`listImports`).
   *
   * @example
   * ```ts
   * const { kinds } = await extensions.imports.list()
   * ```
   */
  list: (options: CallOptions = {}) => http.call(operations.listImports, options),

  /**
   * Imports a file, all of it or nothing, or reports with `dryRun` what an import would do (`importFile`).
   *
   * @example
   * ```ts
   * const report = await extensions.imports.importFile('trades', { file }, { dryRun: true })
   * ```
   */
  importFile: (
    kind: string,
    body: ImportUpload,
    { dryRun, mapping, dates, sheet, ...options }: CallOptions & ImportOptions = {},
  ) =>
    http.call(operations.importFile, {
      timeout: IMPORT_TIMEOUT,
      ...options,
      path: { kind },
      query: {
        ...(dryRun !== undefined && { dryRun }),
        ...(mapping !== undefined && { mapping: JSON.stringify(mapping) }),
        ...(dates !== undefined && { dates }),
        ...(sheet !== undefined && { sheet }),
      },
      body,
    }),
})

/** The calls of `imports`. */
export type ImportsApi = ReturnType<typeof imports>
