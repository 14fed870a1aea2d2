import * as v from 'valibot'
import { choicesOf, quote, typeOf } from './cells.ts'
import type { DateOrders } from './date-orders.ts'
import type { ImportedRow, ImportKind, RowValues } from './import-kind.ts'
import { withDecimalPoint } from './numbers.ts'
import type { RowErrors } from './row-errors.ts'
import type { SourceRow } from './source-row.ts'

interface ValidateOptions {
  /** The kind with the columns that the file has. */
  readonly kind: ImportKind
  readonly errors: RowErrors
  readonly dates: DateOrders
  readonly hasDecimalComma: boolean
  /** The columns whose values are the key of a row, where the file has none. */
  readonly keyFrom: readonly string[] | null
  /** Called for each row with errors; `valuesOf` returns its valid values. */
  readonly onFailed: (line: number, valuesOf: () => RowValues) => void
}

/** Validates rows one by one. Rows with errors are left out, also unreadable ones, and their errors are collected. */
export async function* validateRows(
  rows: AsyncIterable<SourceRow>,
  { kind, errors, dates, hasDecimalComma, keyFrom, onFailed }: ValidateOptions,
): AsyncIterable<ImportedRow> {
  const { externalKey, ...others } = kind.columns
  const columns = keyFrom === null ? kind.columns : others
  const schema = v.object(columns)
  const names = Object.keys(columns)
  const numbers = hasDecimalComma ? names.filter((name) => typeOf(columns[name]!) === 'number') : []
  for await (const row of rows) {
    const { line, values } = row
    if (values === null) {
      errors.add({ line, column: null, reason: row.reason })
      continue
    }
    // A null of NDJSON is an empty cell.
    const cells: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
    for (const name of numbers)
      if (typeof cells[name] === 'string') cells[name] = withDecimalPoint(cells[name])
    await dates.resolve(cells)
    const result = v.safeParse(schema, cells)
    if (!result.success) {
      onFailed(line, () => validValues(columns, cells))
      for (const [column, reason] of faultsOf(result.issues)) {
        const value = cells[column]
        errors.add({ line, column, reason: quoting(value, reason) })
        const choices = choicesOf(columns[column]!)
        if (choices && typeof value === 'string' && value.trim() !== '')
          errors.addUnknown({ column, text: value.trim(), choices })
      }
      continue
    }
    const output = kind.adjust?.(result.output) ?? result.output
    const empty = keyFrom?.find((column) => output[column] === null)
    const fault = empty
      ? { column: empty, reason: 'Is empty, and the file has no other key of the row.' }
      : (kind.check?.(output) ?? null)
    if (fault) errors.add({ line, ...fault, reason: quoting(cells[fault.column] ?? '', fault.reason) })
    else
      yield { line, values: keyFrom === null ? output : { externalKey: keyOf(output, keyFrom), ...output } }
  }
}

const keyOf = (values: RowValues, keyFrom: readonly string[]) =>
  keyFrom.map((column) => String(values[column]).toLowerCase()).join(' ')

const validValues = (columns: ImportKind['columns'], cells: RowValues): RowValues =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, cell]) => {
      const { success, output } = v.safeParse(cell, cells[name])
      return success ? [[name, output]] : []
    }),
  )

/** The reason with the value, unless it quotes it. */
const quoting = (value: unknown, reason: string) =>
  value === '' || value === undefined || reason.startsWith('“') ? reason : `${quote(value)}: ${reason}`

/** The first fault of each column. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Map<string, string> {
  const faults = new Map<string, string>()
  for (const issue of issues) {
    const column = String(issue.path?.[0]?.key ?? '')
    if (!faults.has(column)) faults.set(column, issue.message)
  }
  return faults
}
