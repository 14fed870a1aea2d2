import type { ImportReport } from './import-report.ts'

const format = (count: number) => count.toLocaleString('en-IN')

/** A report as lines for a terminal. */
export function linesOfReport(report: ImportReport, isDryRun: boolean): string[] {
  const { added, changed, unchanged, errors, errorCount } = report
  if (errorCount > 0) {
    const listed = errors.map(({ line, column, reason }) =>
      [`line ${line}`, column, reason].filter((part) => part !== null).join(': '),
    )
    const rest = errorCount - errors.length
    return [
      `Nothing was imported: the file has ${format(errorCount)} ${errorCount === 1 ? 'error' : 'errors'}.`,
      ...listed,
      ...(rest > 0 ? [`and ${format(rest)} more.`] : []),
    ]
  }
  const counts = `${format(added)} added, ${format(changed)} changed, ${format(unchanged)} unchanged.`
  return [isDryRun ? `Nothing was imported. An import would be: ${counts}` : `Imported: ${counts}`]
}
