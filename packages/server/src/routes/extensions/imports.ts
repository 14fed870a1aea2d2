import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { refuseWithout } from '../../auth/roles.ts'
import type { Env } from '../../http/context.ts'
import { check } from '../../http/fields.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { answerSlowly } from '../../http/slow-answer.ts'
import { runStaffAction } from '../../http/staff-action.ts'
import { subjectOfImport } from '../../import/import-by-command.ts'
import { ImportFailure, ServerFailure, UnmappedColumns } from '../../import/import-failure.ts'
import type { ImportFile } from '../../import/import-file.ts'
import { importKindOf, importKinds } from '../../import/import-kinds.ts'
import type { FileColumns } from '../../import/import-report.ts'
import { type LoggedImport, logFailure, logReport } from '../../import/log-import.ts'
import { formatOf, formatRule } from '../../import/read-rows.ts'
import { readingFields } from '../../import/reading.ts'
import {
  beginImport,
  type RunningImport,
  refuseSecond,
  runImport,
  runningImport,
} from '../../import/run-import.ts'
import { spoolUpload, type Upload } from '../../import/spool-upload.ts'

const query = v.strictObject({
  dryRun: v.optional(v.picklist(['true', 'false'], 'Must be true or false.'), 'false'),
  ...readingFields,
})

/** Files of records that staff import. */
export const importRoutes = new Hono<Env>()
  .get('/imports', (context) => {
    const { database, settings } = context.var.app
    const kinds = importKinds.map(({ name, columns }) => ({ name, columns: Object.keys(columns) }))
    return context.json({ kinds, running: runningImport(database), sizeLimit: settings.IMPORT_SIZE_LIMIT })
  })

  .post('/imports/:kind', async (context) => {
    const kind = importKindOf(context.req.param('kind')) ?? refuse(404, 'There is no such kind of import.')
    const { dryRun, ...reading } = check(query, context.req.query())
    const isDryRun = dryRun === 'true'
    // `runStaffAction` checks the role when the file has arrived: too late for a large one.
    refuseWithout('edit', context.var.staff.role)
    const { database, settings, log } = context.var.app
    const limit = settings.IMPORT_SIZE_LIMIT
    const details: LoggedImport = { by: 'staff', kind: kind.name, isDryRun }
    let upload: Upload | null = null
    let end = () => {}
    const finish = async () => {
      try {
        await upload?.remove()
      } finally {
        end()
      }
    }
    let file: ImportFile
    let running: RunningImport
    try {
      if (runningImport(database)) refuseSecond()
      upload = await spoolUpload(context, { limit })
      const { path, fileName } = upload
      const format = formatOf(fileName) ?? refuse(422, formatRule, { file: 'Choose another file.' })
      running = { kind: kind.name, fileName, rows: 0 }
      // Not before: a slow upload would keep everyone else from importing.
      end = beginImport(database, running)
      file = { kind, path, format, reading }
    } catch (error) {
      await finish()
      if (error instanceof ImportFailure || error instanceof Refusal) logFailure(log, details, error)
      throw error instanceof ImportFailure ? toRefusal(error) : error
    }
    return answerSlowly(
      context.req.raw.signal,
      (signal) => importUpload(context, file, { running, details, signal }).finally(finish),
      (error) => reportOfFailure('failed', logFailure(log, details, error)),
    )
  })

interface UploadOptions {
  readonly running: RunningImport
  readonly details: LoggedImport
  readonly signal: AbortSignal
}

/** Imports an uploaded file, and records it. A file that cannot be imported is reported, not refused. */
async function importUpload(
  context: Context<Env>,
  file: ImportFile,
  { running, details, signal }: UploadOptions,
) {
  const { database, dataVersion, log, now } = context.var.app
  const { requestId, staff } = context.var
  const { isDryRun } = details
  const onProgress = (rows: number) => {
    running.rows = rows
  }
  const action = `import.${file.kind.name}` as const
  try {
    const { report, publicData } = await runImport(
      database,
      file,
      { isDryRun, now: now(), staff, requestId, signal, onProgress },
      (work) => runStaffAction(context, action, work, ({ report }) => subjectOfImport(report)),
    )
    logReport(log, details, report)
    if (report.errorCount > 0) return { outcome: 'refused', ...report }
    if (isDryRun) return { outcome: 'checked', ...report }
    for (const data of publicData) dataVersion.changed(data)
    return { outcome: 'imported', ...report }
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error
    return reportOfFailure(
      error instanceof ServerFailure ? 'failed' : 'refused',
      logFailure(log, details, error),
      error instanceof UnmappedColumns ? error.columns : null,
    )
  }
}

/** The report of a file that was not read to its end: the file is refused, or the server failed. */
function reportOfFailure(outcome: 'refused' | 'failed', reason: string, columns: FileColumns | null = null) {
  const errors = [{ line: null, column: null, reason }]
  return {
    ...{ outcome, added: 0, changed: 0, unchanged: 0, errors, errorCount: 1 },
    ...{
      unknownTexts: [],
      failedRows: null,
      notes: [],
      noteCount: 0,
      changes: [],
      columns,
      ambiguousDates: [],
      hash: null,
    },
  }
}

const toRefusal = ({ message }: ImportFailure) => refuse(409, message)
