import type {
  FileColumns,
  ImportMapping,
  ImportOptions,
  ImportReport,
  ImportsApi,
} from '@tarang/sdk/extensions'
import { fromPromise } from 'xstate'
import { unlessAborted } from '../unless-aborted/index.ts'
import type { CheckResult, ImportSubject } from './import.model.ts'

/** The mappings of earlier files, by their kind and header. */
export interface RememberedMappings {
  read(kind: string, header: readonly string[]): ImportMapping | null
  write(kind: string, header: readonly string[], mapping: ImportMapping): void
}

export interface ImportMeans {
  readonly remembered: RememberedMappings
  /** Rejects for files that were changed after they were chosen. */
  readonly refuseChanged: (files: readonly File[]) => Promise<void>
  /** Sends an import with an `Idempotency-Key`, which stays the same until it succeeds. */
  readonly sendOnce: (
    subject: ImportSubject,
    send: (idempotencyKey: string | undefined) => Promise<ImportReport>,
  ) => Promise<ImportReport>
}

/** The SDK calls of `importMachine`. */
export const importActors = (
  extensions: { imports: Pick<ImportsApi, 'list' | 'importFile'> },
  { remembered, refuseChanged, sendOnce }: ImportMeans,
) => ({
  check: fromPromise<CheckResult, ImportSubject>(async ({ input, signal }) => {
    await refuseChanged(filesOf(input))
    const { kind, upload, options } = requestOf(input)
    const report = await extensions.imports.importFile(kind, upload, { ...options, dryRun: true, signal })
    return { report, remembered: rememberMapping(input, report, remembered) }
  }),
  importFile: fromPromise<ImportReport, ImportSubject>(({ input, signal }) => {
    const { kind, upload, options } = requestOf(input)
    const send = (idempotencyKey: string | undefined) =>
      extensions.imports.importFile(kind, upload, { ...options, signal, idempotencyKey })
    return unlessAborted(
      signal,
      refuseChanged(filesOf(input)).then(() => sendOnce(input, send)),
    )
  }),
  readProgress: fromPromise<number | null, void>(async ({ signal }) => {
    const { running } = await extensions.imports.list({ signal })
    return running?.rows ?? null
  }),
})

const filesOf = ({ choice: { file, files } }: ImportSubject) => [file, ...files]

function requestOf({ choice: { kind, file, files }, reading: { sheet, dates, mapping } }: ImportSubject) {
  const options: ImportOptions = {
    dates,
    ...(sheet !== null && { sheet }),
    ...(mapping !== null && { mapping }),
  }
  return { kind, upload: { file, files: [...files] }, options }
}

/** The column that a file of failed rows has more than the imported one. */
const WHY = 'Why'

/** Remembers the mapping of a file, also of one with errors; returns that of an earlier file with this header. */
function rememberMapping(
  { choice: { kind }, reading: { mapping } }: ImportSubject,
  { columns }: ImportReport,
  remembered: RememberedMappings,
): ImportMapping | null {
  if (columns === null) return null
  const header = columns.header.filter((name) => name !== WHY)
  if (mapping !== null) remembered.write(kind, header, mapping)
  const earlier = remembered.read(kind, header)
  return earlier && onlyOf(columns, earlier)
}

/** The mapping of the columns that records still have. */
function onlyOf({ mapped }: FileColumns, { columns, values, replacements }: ImportMapping): ImportMapping {
  const names = new Set(mapped.map(({ column }) => column))
  const known = <Value>(entries: Readonly<Record<string, Value>> | undefined) =>
    Object.fromEntries(Object.entries(entries ?? {}).filter(([column]) => names.has(column)))
  return { columns: known(columns), values: known(values), replacements: known(replacements) }
}
