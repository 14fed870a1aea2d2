import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { recordCommand, staffActionsSince } from '../../src/audit/staff-actions.ts'
import { endAllSessions, endSessions } from '../../src/auth/end-sessions.ts'
import { isSameSecret } from '../../src/auth/keys.ts'
import { type Role, roles } from '../../src/auth/roles.ts'
import { bearerOf } from '../../src/auth/staff-guard.ts'
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
import { holdsSampleData } from '../../src/sample-data/holds-sample-data.ts'
import { newestTickets, ticketFilter } from '../../src/tickets/list-tickets.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { exportPerson } from '../personal-data/export-person.ts'
import { type Identifiers, parseIdentifier } from '../personal-data/person.ts'
import { cleanPages } from './clean-stored-pages.ts'
import { deleteActionsBefore } from './delete-actions.ts'
import { changeStaff, staffChanges } from './disable-staff.ts'
import { streamImport } from './import-events.ts'

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
    .post('/control/staff-actions', async (context) => {
      const since = new Date(context.req.query('since') ?? 0)
      if (Number.isNaN(since.getTime())) refuse(400, 'The date is not readable.')
      return respondWithJson(context, accepted('Read.', staffActionsSince(context.var.app.database, since)))
    })
    .post('/control/staff-actions/delete', async (context) => {
      const { database, now, log } = context.var.app
      const before = new Date(context.req.query('before') ?? '')
      if (Number.isNaN(before.getTime())) refuse(400, 'The date is not readable.')
      const isConfirmed = context.req.query('confirmed') !== undefined
      const count = await deleteActionsBefore(database, { before, isConfirmed, now: now() })
      if (isConfirmed) log('staff-actions.deleted', { by: 'a command', count })
      return context.json(accepted(isConfirmed ? 'Deleted.' : 'Counted.', count))
    })
    .post('/control/tickets', async (context) => {
      const { status } = check(ticketFilter, context.req.query())
      return respondWithJson(context, accepted('Read.', newestTickets(context.var.app.database, status)))
    })
    .post('/control/sessions/end', async (context) => {
      const { database, now, log } = context.var.app
      const ended = await endSessions(database, context.req.query('phoneNumber') ?? '', now())
      log('sessions.ended', { by: 'a command', count: ended ?? 0 })
      return context.json(accepted('Ended.', ended))
    })
    .post('/control/sessions/end-all', async (context) => {
      const { database, now, log } = context.var.app
      const ended = await endAllSessions(database, now())
      log('sessions.ended', { by: 'a command', count: ended })
      return context.json(accepted('Ended.', ended))
    })
    .post('/control/keys/rotate', async (context) => {
      const { auth, log } = context.var.app
      const ended = await auth.rotateKeys()
      log('keys.rotated', { sessions: ended }, 'warn')
      return context.json(accepted('Rotated.', ended))
    })
    .post('/control/staff/:change', async (context) => {
      const { database, now, log } = context.var.app
      const change =
        staffChanges.find((each) => each === context.req.param('change')) ?? refuse(404, 'Not found.')
      const isChanged = await changeStaff(database, change, context.req.query('phoneNumber') ?? '', now())
      if (isChanged) log(`staff.${change}d`, { by: 'a command' })
      return context.json(accepted('Changed.', isChanged))
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
    .post('/control/sample-data', async (context) =>
      context.json(accepted('Read.', await holdsSampleData(context.var.app.database))),
    )
    .post('/control/person/export', async (context) => {
      const { database, now, log } = context.var.app
      const data = await exportPerson(database, identifiersIn(context), now())
      log('person.exported', { by: 'a command' })
      return context.json(accepted('Exported.', data))
    })
    .post('/control/person/erase', async (context) => {
      const { database, now, log } = context.var.app
      const erasure = await erasePerson(database, {
        identifiers: identifiersIn(context),
        isConfirmed: context.req.query('confirmed') !== undefined,
        pseudonymises: context.req.query('pseudonymise') !== undefined,
        now: now(),
      })
      if (erasure.result === 'erased') log('person.erased', { by: 'a command' })
      return context.json(accepted('Read.', erasure))
    })
    .post('/control/pages/clean', (context) => {
      const { database, dataVersion, now, log } = context.var.app
      const pages = cleanPages(database, {
        isConfirmed: context.req.query('confirmed') !== undefined,
        now: now(),
        onChanged: (id) => {
          dataVersion.changed(`blogs/${id}`)
          log('blog.changed', { by: 'a command', subject: String(id) })
        },
      })
      return respondWithJson(context, accepted('Cleaned.', pages))
    })
    .post('/control/backups', async (context) => {
      const { database, now } = context.var.app
      // Before the backup, which then has its own record.
      await recordCommand(database, { action: 'backup.created', subject: null, now: now() })
      const archive = await backup()
      context.var.app.log('backup.created', { bytes: archive.size })
      return context.body(archive.stream(), 200, { 'content-type': 'application/gzip' })
    })

function identifiersIn(context: Context<Env>): Identifiers {
  const identifier = parseIdentifier(context.req.query('identifier') ?? '') ?? refuse(404, 'Not found.')
  return { ...identifier, userId: context.req.query('userId') ?? null }
}
