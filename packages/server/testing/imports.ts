import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../src/db/database.ts'
import { importByCommand } from '../src/import/import-by-command.ts'
import type { Reading } from '../src/import/import-file.ts'
import { importKindOf } from '../src/import/import-kinds.ts'
import type { ImportReport } from '../src/import/import-report.ts'
import { formatOf } from '../src/import/read-rows.ts'
import { testMoment } from './prepared-database.ts'

interface ImportCall {
  readonly isDryRun?: boolean
  readonly now?: Date
  readonly reading?: Reading
  readonly signal?: AbortSignal
  readonly onProgress?: (rows: number) => void
}

/** Writes files for tests of imports, and imports them. */
export function createImportFolder(database: () => Database) {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-import-'))

  function write(name: string, content: string | Uint8Array): string {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  async function importPath(
    kindName: string,
    path: string,
    { isDryRun = false, now = testMoment, reading = {}, signal, onProgress }: ImportCall = {},
  ): Promise<ImportReport> {
    const kind = importKindOf(kindName)
    const format = formatOf(path)
    if (!kind || !format) throw new Error(`${kindName} or ${path} is unknown.`)
    return (
      await importByCommand(
        database(),
        { kind, path, format, reading },
        { isDryRun, now, signal, onProgress },
      )
    ).report
  }

  return {
    folder,
    write,
    importPath,
    /** Imports a text as a CSV file, or as a file with the name. */
    importText: (kind: string, content: string | Uint8Array, options: ImportCall & { name?: string } = {}) =>
      importPath(kind, write(options.name ?? `${kind}.csv`, content), options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
