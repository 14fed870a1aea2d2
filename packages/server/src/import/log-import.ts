import { codeOf } from '../causes.ts'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log-event.ts'
import { ImportFailure, ServerFailure } from './import-failure.ts'
import type { ImportReport } from './import-report.ts'

/** What the log says of every import. */
export interface LoggedImport {
  readonly by: 'staff' | 'a command'
  readonly kind: string
  readonly isDryRun: boolean
}

// Each outcome is an event, because metrics and alerts count events. No line quotes the file.

/** Logs the end of a file that was read to its end. */
export function logReport(
  log: Log,
  details: LoggedImport,
  { added, changed, unchanged, errors, errorCount, hash }: ImportReport,
): void {
  const [first] = errors
  const counts = { added, changed, unchanged, errorCount, hash }
  if (!first) log('import.ended', { ...details, ...counts })
  else log('import.refused', { ...details, ...counts, line: first.line, column: first.column }, 'warn')
}

/** Logs why an import ended early, and returns the sentence for a person about it. */
export function logFailure(log: Log, details: LoggedImport, error: unknown): string {
  if (error instanceof ServerFailure) {
    log('import.failed', { ...details, reason: error.summary }, error.level)
    return error.message
  }
  if (error instanceof ImportFailure || error instanceof Refusal) {
    const reason = error instanceof ImportFailure ? error.summary : error.message
    log('import.refused', { ...details, reason }, 'warn')
    return error.message
  }
  const reason = error instanceof Error ? error.name : 'unknown'
  log('import.failed', { ...details, reason, code: codeOf(error) }, 'error')
  return 'Something went wrong on our side.'
}
