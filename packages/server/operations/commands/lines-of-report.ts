import type { ImportReport } from '../../src/import/import-report.ts'

const format = (count: number) => count.toLocaleString('en-IN')

const placed = ({ line, column, reason }: ImportReport['errors'][number]) =>
  [line === null ? null : `line ${line}`, column, reason].filter((part) => part !== null).join(': ')

/** A report as lines for a terminal. */
export function linesOfReport(report: ImportReport, isDryRun: boolean): string[] {
  const { added, changed, unchanged, errors, errorCount, columns, ambiguousDates } = report
  if (errorCount > 0) {
    const rest = errorCount - errors.length
    return [
      `Nothing was imported: the file has ${format(errorCount)} ${errorCount === 1 ? 'error' : 'errors'}.`,
      ...errors.map(placed),
      ...(rest > 0 ? [`and ${format(rest)} more.`] : []),
    ]
  }
  const counts = `${format(added)} added, ${format(changed)} changed, ${format(unchanged)} unchanged.`
  const { ignored } = columns
  const more = report.noteCount - report.notes.length
  return [
    isDryRun ? `Nothing was imported. An import would be: ${counts}` : `Imported: ${counts}`,
    ...(ignored.length > 0 ? [`Ignored columns: ${ignored.join(', ')}.`] : []),
    ...(ambiguousDates.length > 0
      ? [`Dates of ${ambiguousDates.join(', ')} were read as --dates says.`]
      : []),
    ...report.notes.map(placed),
    ...(more > 0 ? [`and ${format(more)} more lines.`] : []),
    ...report.changes.map(
      ({ line, column, before, after }) =>
        `line ${line}: ${column}: ${before ?? 'empty'} → ${after ?? 'empty'}`,
    ),
  ]
}
