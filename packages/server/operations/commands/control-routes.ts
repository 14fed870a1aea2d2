import { Hono } from 'hono'
import * as v from 'valibot'
import { recordCommand } from '../../src/audit/staff-actions.ts'
import { isSameSecret } from '../../src/auth/keys.ts'
import { type Role, roles } from '../../src/auth/roles.ts'
import { bearerOf } from '../../src/auth/staff-guard.ts'
import { readJson } from '../../src/http/body.ts'
import type { Env } from '../../src/http/context.ts'
import { accepted } from '../../src/http/envelope.ts'
import { check } from '../../src/http/fields.ts'
import { refuse } from '../../src/http/refusal.ts'
import { respondWithJson } from '../../src/http/streamed-json.ts'
import { importByCommand } from '../../src/import/import-by-command.ts'
import { importKindOf } from '../../src/import/import-kinds.ts'
import { type LoggedImport, logFailure, logReport } from '../../src/import/log-import.ts'
import { formatOf } from '../../src/import/read-rows.ts'
import { readingFields } from '../../src/import/reading.ts'
import { streamImport } from './import-events.ts'
import { type OperationName, operations } from './operations.ts'

/** The calls that a running server offers to admin commands on its machine. */
export interface Controls {
  token: string
  /** Archives the whole database. */
  backup: () => Promise<Blob>
}

/**
 * The calls of `pnpm admin` to the running server that has locked the data folder. They require a secret from that folder, which only its owner can read.
 */
export const controlRoutes = (
  { token, backup }: Controls,
  invitationLink: (role?: Role) => Promise<string>,
) =>
  new Hono<Env>()
    .use('/control/*', async (context, next) => {
      const bearer = bearerOf(context.req.header('authorization'))
      if (bearer === null || !isSameSecret(bearer, token)) refuse(404, 'Not found.')
      await next()
    })
    .post('/control/invites', async (context) => {
      const wanted = context.req.query('role') ?? 'owner'
      const role = roles.find((each) => each === wanted) ?? refuse(400, 'There is no such role.')
      return context.json(accepted('Invited.', { link: await invitationLink(role) }))
    })
    .post('/control/imports/:kind', (context) => {
      const { database, dataVersion, log, now } = context.var.app
      const kind = importKindOf(context.req.param('kind')) ?? refuse(404, 'Not found.')
      const { path = '', dryRun, ...query } = context.req.query()
      const reading = check(v.strictObject(readingFields), query)
      const isDryRun = dryRun === 'true'
      const details: LoggedImport = { by: 'a command', kind: kind.name, isDryRun }
      const file = {
        kind,
        path,
        format: formatOf(path) ?? refuse(400, 'The file has another format.'),
        reading,
      }
      const stream = streamImport(
        async (onProgress, signal) => {
          const options = { isDryRun, now: now(), onProgress, signal }
          const { report, publicData } = await importByCommand(database, file, options)
          for (const data of publicData) dataVersion.changed(data)
          logReport(log, details, report)
          return report
        },
        (error) => logFailure(log, details, error),
      )
      return context.body(stream, 200, { 'content-type': 'application/x-ndjson' })
    })
    .post('/control/backups', async (context) => {
      const { database, now } = context.var.app
      // Before the backup, which then has its own record.
      await recordCommand(database, { action: 'backup.created', subject: null, now: now() })
      const archive = await backup()
      context.var.app.log('backup.created', { bytes: archive.size })
      return context.body(archive.stream(), 200, { 'content-type': 'application/gzip' })
    })
    .post('/control/:operation', async (context) => {
      const { app } = context.var
      const name = context.req.param('operation')
      if (!Object.hasOwn(operations, name)) return refuse(404, 'Not found.')
      // As `runOperation` sends them.
      const args = await readJson(context, v.looseObject({}))
      const operationContext = {
        ...{ database: app.database, now: app.now(), log: app.log, rotateKeys: app.auth.rotateKeys },
        dataChanged: app.dataVersion.changed,
      }
      const data = await operations[name as OperationName](operationContext, args as never)
      return respondWithJson(context, accepted('Done.', data))
    })
