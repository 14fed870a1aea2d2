import type { ImportMapping, ImportReport } from '@tarang/sdk/extensions'
import type { FailedOutcome } from '../failed-outcome/index.ts'
import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'
import { isRecord } from '../unknown-json/index.ts'

/** What to import. */
export interface ImportChoice {
  /** The kind of records, as the API names it; empty before a choice. */
  readonly kind: string
  readonly file: File | null
  /** The files that the rows of blogs name. */
  readonly files: readonly File[]
}

/** How the file is read. */
export interface ImportReading {
  /** The sheet of a workbook; null for the first one. */
  readonly sheet: string | null
  /** Which part of a date such as 05/04/2024 is first, where no date of the file shows it. */
  readonly dates: 'day-first' | 'month-first'
  /** What the user has mapped; null before a change, so that a remembered mapping applies. */
  readonly mapping: ImportMapping | null
}

/** A file with all that the API needs to check or import it. */
export interface ImportSubject {
  readonly choice: ImportChoice & { readonly file: File }
  readonly reading: ImportReading
}

/** The report of a check, and the mapping of an earlier file with the same header. */
export interface CheckResult {
  readonly report: ImportReport
  readonly remembered: ImportMapping | null
}

export type ImportProblems = Partial<Record<keyof ImportChoice, string>>

export interface ImportRules {
  /** What is missing in a choice, or cannot be imported. */
  readonly validate: (choice: ImportChoice) => ImportProblems
}

export interface ImportContext {
  readonly rules: ImportRules
  readonly choice: ImportChoice
  readonly reading: ImportReading
  readonly problems: ImportProblems
  /** The report of the last check or import of this choice. */
  readonly report: ImportReport | null
  /** The subject of the last check. An import of it, and its repetition, is one submission. */
  readonly subject: ImportSubject | null
  /** How many rows the server has read; null before its first answer. */
  readonly rows: number | null
  /** Why the last call failed. */
  readonly error: unknown
  /** What is known of the last import, if it failed or was cancelled; null otherwise. */
  readonly outcome: FailedOutcome | null
}

export type ImportEvent =
  /** Chooses the kind or files; what was read of another file is forgotten. */
  | { type: 'choice.change'; changes: Partial<ImportChoice> }
  /** Changes how the checked file is read. */
  | { type: 'reading.change'; changes: Partial<ImportReading> }
  /** Sends the file for a dry run. An incomplete choice is refused. */
  | { type: 'import.check' }
  /** Opens the question before the import. */
  | { type: 'import.ask' }
  | { type: 'import.confirm' }
  /** Closes the question, or ends the running call. */
  | { type: 'import.cancel' }
  | GuardedFlowEvent

export type ImportEmitted =
  /** The first field that is missing or wrong. */
  { readonly type: 'refused'; readonly field: keyof ImportChoice } | GuardedFlowEmitted

export const firstChoice: ImportChoice = { kind: '', file: null, files: [] }

/** Dates are read with the day first unless the user says otherwise. */
export const firstReading: ImportReading = { sheet: null, dates: 'day-first', mapping: null }

const isFile = (value: unknown): value is File =>
  isRecord(value) && typeof (value as Partial<File>).name === 'string'

/** The choice with the valid changes. */
export function changedChoice(choice: ImportChoice, changes: Partial<ImportChoice>): ImportChoice {
  const { kind, file, files }: Partial<ImportChoice> = isRecord(changes) ? changes : {}
  return {
    kind: typeof kind === 'string' ? kind : choice.kind,
    file: file === null || isFile(file) ? file : choice.file,
    files: Array.isArray(files) && files.every(isFile) ? files : choice.files,
  }
}

/** The reading with the valid changes. */
export function changedReading(reading: ImportReading, changes: Partial<ImportReading>): ImportReading {
  const { sheet, dates, mapping }: Partial<ImportReading> = isRecord(changes) ? changes : {}
  return {
    // The columns of another sheet are others.
    ...(typeof sheet === 'string' && sheet !== reading.sheet
      ? { sheet, mapping: null }
      : { sheet: reading.sheet, mapping: isRecord(mapping) ? mapping : reading.mapping }),
    dates: dates === 'day-first' || dates === 'month-first' ? dates : reading.dates,
  }
}

/** The reading of a changed choice: that of another file or kind starts anew. */
export const readingAfter = (
  { choice, reading }: Pick<ImportContext, 'choice' | 'reading'>,
  { kind, file }: ImportChoice,
): ImportReading => (kind === choice.kind && file === choice.file ? reading : firstReading)

/** The problems that a change leaves: those of fields that it does not have. */
export const problemsAfter = (problems: ImportProblems, changes: Partial<ImportChoice>): ImportProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !Object.hasOwn(Object(changes), field)))

/** The first field with a problem, in the order of the form. */
export const firstProblem = (problems: ImportProblems): keyof ImportChoice | undefined =>
  (['kind', 'file', 'files'] as const).find((field) => problems[field] !== undefined)

export const noFailure = { error: null, outcome: null } as const
