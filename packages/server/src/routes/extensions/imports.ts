import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { refuseBelow } from '../../auth/roles.ts'
import type { Env } from '../../http/context.ts'
import { check } from '../../http/fields.ts'
import { refuse } from '../../http/refusal.ts'
import { answerSlowly } from '../../http/slow-answer.ts'
import { runStaffAction } from '../../http/staff-action.ts'
import { subjectOfImport } from '../../import/import-by-command.ts'
import { failureOfImport, ImportFailure, ServerFailure } from '../../import/import-failure.ts'
import type { ImportFile } from '../../import/import-file.ts'
import { importKindOf, importKinds } from '../../import/import-kinds.ts'
import { formatOf } from '../../import/read-rows.ts'
import { beginImport, type RunningImport, runImport, runningImport } from '../../import/run-import.ts'
import { spoolUpload, type Upload } from '../../import/spool-upload.ts'

const query = v.object({
  dryRun: v.optional(v.picklist(['true', 'false'], 'Must be true or false.'), 'false'),
})

/** Files of records that staff import. */
export const importRoutes = new Hono<Env>()
  .get('/imports', (context) => {
    const { database, importSizeLimit } = context.var
    const kinds = importKinds.map(({ name, columns }) => ({ name, columns: Object.keys(columns) }))
    return context.json({ kinds, running: runningImport(database), sizeLimit: importSizeLimit })
  })

  .post('/imports/:kind', async (context) => {
    const kind = importKindOf(context.req.param('kind')) ?? refuse(404, 'There is no such kind of import.')
    const isDryRun = check(query, context.req.query()).dryRun === 'true'
    // `runStaffAction` checks the role when the file has arrived: too late for a large one.
    refuseBelow('editor', context.var.staff.role)
    const running: RunningImport = { kind: kind.name, fileName: '', rows: 0 }
    const end = begin(context, running)
    let upload: Upload | null = null
    const finish = async () => {
      try {
        await upload?.remove()
      } finally {
        end()
      }
    }
    let file: ImportFile
    try {
      upload = await spoolUpload(context, { limit: context.var.importSizeLimit })
      const { path, fileName } = upload
      const format =
        formatOf(fileName) ??
        refuse(422, 'The name of the file must end in .csv or .ndjson.', { file: 'Choose another file.' })
      running.fileName = fileName
      file = { kind, path, format }
    } catch (error) {
      await finish()
      throw error instanceof ImportFailure ? toRefusal(error) : error
    }
    return answerSlowly(
      (signal) => importUpload(context, file, { running, isDryRun, signal }).finally(finish),
      (error) => reportOfFailure('failed', failureOfImport(error, context.var.log)),
    )
  })

interface UploadOptions {
  readonly running: RunningImport
  readonly isDryRun: boolean
  readonly signal: AbortSignal
}

/** Imports an uploaded file, and records it. A file that cannot be imported is reported, not refused. */
async function importUpload(
  context: Context<Env>,
  file: ImportFile,
  { running, isDryRun, signal }: UploadOptions,
) {
  const { dataVersion, now, requestId, staff } = context.var
  const onProgress = (rows: number) => {
    running.rows = rows
  }
  const action = `import.${file.kind.name}`
  try {
    const { report, publicData } = await runImport(
      file,
      { isDryRun, now: now(), staff, requestId, signal, onProgress },
      (work) =>
        runStaffAction(context, action, work, ({ report }) => subjectOfImport(running.fileName, report)),
    )
    if (report.errorCount > 0) return { outcome: 'refused', ...report }
    if (isDryRun) return { outcome: 'checked', ...report }
    for (const data of publicData) dataVersion.changed(data)
    return { outcome: 'imported', ...report }
  } catch (error) {
    if (error instanceof ServerFailure) return reportOfFailure('failed', error.message)
    if (error instanceof ImportFailure) return reportOfFailure('refused', error.message)
    throw error
  }
}

/** The report of a file that was not read to its end: the file is refused, or the server failed. */
function reportOfFailure(outcome: 'refused' | 'failed', reason: string) {
  const errors = [{ line: null, column: null, reason }]
  return { outcome, added: 0, changed: 0, unchanged: 0, errors, errorCount: 1, hash: null }
}

function begin({ var: { database } }: Context<Env>, running: RunningImport) {
  try {
    return beginImport(database, running)
  } catch (error) {
    throw error instanceof ImportFailure ? toRefusal(error) : error
  }
}

const toRefusal = ({ message }: ImportFailure) => refuse(409, message)
