import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { operator, recordCommand } from '../audit/staff-actions.ts'
import type { Database } from '../db/database.ts'
import type { ImportFile, ImportOptions } from './import-file.ts'
import type { ImportReport, ImportResult } from './import-report.ts'
import { beginImport, runImport } from './run-import.ts'

/** What the record of an import says: the hash of the file, whose name may name a person, and the counts. */
export const subjectOfImport = ({ added, changed, unchanged, hash }: ImportReport): string =>
  `sha256:${hash} added ${added}, changed ${changed}, unchanged ${unchanged}`

/** Imports a file for `pnpm admin`, and records it. */
export async function importByCommand(
  database: Database,
  file: ImportFile,
  options: Omit<ImportOptions, 'staff' | 'requestId'>,
): Promise<ImportResult> {
  const fileName = basename(file.path)
  const requestId = randomUUID()
  const end = beginImport(database, { kind: file.kind.name, fileName, rows: 0 })
  try {
    return await runImport(database, file, { ...options, staff: operator, requestId }, (work) =>
      database.transaction(async (tx) => {
        const result = await work(tx)
        const subject = subjectOfImport(result.report)
        await recordCommand(tx, { action: `import.${file.kind.name}`, subject, now: options.now, requestId })
        return result
      }),
    )
  } finally {
    end()
  }
}
