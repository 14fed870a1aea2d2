import type { ImportReport } from '@tarang/sdk/extensions'
import type { SnapshotFrom } from 'xstate'
import type { importMachine } from './import.machine.ts'
import type { ImportChoice, ImportProblems, ImportReading } from './import.model.ts'

/** What the import screen shows. */
export interface ImportView {
  readonly choice: ImportChoice
  readonly reading: ImportReading
  readonly problems: ImportProblems
  /** What the last check or import found; null while it is unknown whether the file was imported. */
  readonly report: ImportReport | null
  /** How many records the import of the question adds and changes. */
  readonly counts: Pick<ImportReport, 'added' | 'changed'>
  /** A dry run is running. */
  readonly isChecking: boolean
  /** The import is running. */
  readonly isImporting: boolean
  /** The form ignores input: a call is running, or waits for the next login. */
  readonly isBlocked: boolean
  /** The dialog with the question is open; it stays open during the import. */
  readonly isAsking: boolean
  /** The question can be answered. */
  readonly isConfirming: boolean
  /** The columns and dates can be changed. */
  readonly isMappable: boolean
  /** The columns or dates were changed after the check. */
  readonly isOutdated: boolean
  /** The check had no errors, and nothing was changed since. */
  readonly isImportable: boolean
  /** How many rows the server has read; null while it has not said. */
  readonly rows: number | null
  /** Why the last call failed. */
  readonly error: unknown
  /** Nobody knows whether the file was imported. */
  readonly isUnknown: boolean
}

export function importView(snapshot: SnapshotFrom<typeof importMachine>): ImportView {
  const { choice, reading, problems, report, subject, rows, error, outcome } = snapshot.context
  const isChecking = snapshot.matches({ working: { call: 'checking' } })
  const isImporting = snapshot.matches({ working: { call: 'importing' } })
  const isConfirming = snapshot.matches('confirming')
  const isWaitingForLogin = snapshot.matches('waitingForLogin')
  const isImportable = snapshot.matches('checked')
  return {
    choice,
    reading,
    problems,
    report: outcome === 'unknown' ? null : report,
    counts: { added: report?.added ?? 0, changed: report?.changed ?? 0 },
    isChecking,
    isImporting,
    isBlocked: isChecking || isImporting || isWaitingForLogin,
    isAsking: isConfirming || isImporting || (isWaitingForLogin && report !== null),
    isConfirming,
    isMappable: isImportable || snapshot.matches('mapping'),
    isOutdated: subject !== null && subject.reading !== reading,
    isImportable,
    rows: isChecking || isImporting ? rows : null,
    error,
    isUnknown: outcome === 'unknown',
  }
}
