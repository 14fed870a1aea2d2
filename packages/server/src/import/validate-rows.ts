import * as v from 'valibot'
import type { ImportedRow, ImportKind } from './import-kind.ts'
import type { RowErrors } from './row-errors.ts'
import type { SourceRow } from './source-row.ts'

/** Validates rows one by one. Rows with errors are left out, also unreadable ones, and their errors are collected. */
export async function* validateRows(
  rows: AsyncIterable<SourceRow>,
  kind: ImportKind,
  errors: RowErrors,
): AsyncIterable<ImportedRow> {
  const schema = v.object(kind.columns)
  const names = Object.keys(kind.columns)
  for await (const row of rows) {
    const { line, values } = row
    if (values === null) {
      errors.add({ line, column: null, reason: row.reason })
      continue
    }
    // A null of NDJSON is an empty cell.
    const cells = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
    const result = v.safeParse(schema, cells)
    if (result.success) {
      const fault = kind.check?.(result.output) ?? null
      if (fault) errors.add({ line, ...fault })
      else yield { line, values: result.output }
    } else {
      for (const [column, reason] of faultsOf(result.issues)) errors.add({ line, column, reason })
    }
  }
}

/** The first fault of each column. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Map<string, string> {
  const faults = new Map<string, string>()
  for (const issue of issues) {
    const column = String(issue.path?.[0]?.key ?? '')
    if (!faults.has(column)) faults.set(column, issue.message)
  }
  return faults
}
