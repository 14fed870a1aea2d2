import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { ActionName } from '../../audit/recorded-fields.ts'
import { refuseWithout, roles, rolesText } from '../../auth/roles.ts'
import {
  changeMember,
  disableMember,
  enableMember,
  endMemberSessions,
  listInvites,
  listSessions,
  listStaff,
  readMember,
  removeMember,
  unknownMember,
  withdrawInvite,
} from '../../auth/staff-members.ts'
import type { Database } from '../../db/database.ts'
import { readJson } from '../../http/body.ts'
import type { Env } from '../../http/context.ts'
import { refuse } from '../../http/refusal.ts'
import { runStaffAction, unchanged } from '../../http/staff-action.ts'
import { uuidInPath } from '../../http/values.ts'

const role = v.picklist(roles, `Role must be ${rolesText}.`)

const phoneNumber = v.pipe(
  v.string('Phone number must be exactly 10 digits'),
  v.regex(/^\d{10}$/, 'Phone number must be exactly 10 digits'),
)

const changes = v.pipe(
  v.strictObject({ phoneNumber: v.optional(phoneNumber), role: v.optional(role) }),
  v.check((body) => Object.keys(body).length > 0, 'There is nothing to change.'),
)

const memberId = (context: Context<Env>) => uuidInPath(context, unknownMember)

const respondWithMember = async (context: Context<Env>, id: string) =>
  context.json(await readMember(context.var.app.database, id, context.var.app.now()))

/** Disables or enables a member of staff. `change` returns false where they were so already. */
async function changeAccess(
  context: Context<Env>,
  action: ActionName,
  change: (tx: Database, id: string) => Promise<boolean>,
) {
  const id = memberId(context)
  const { now } = context.var.app
  await runStaffAction(
    context,
    action,
    async (tx, record) => {
      const before = await readMember(tx, id, now())
      const isChanged = await change(tx, id)
      record(before, await readMember(tx, id, now()))
      return { id, isChanged }
    },
    ({ isChanged }) => (isChanged ? id : unchanged),
  )
  return respondWithMember(context, id)
}

/** Staff, for owners. Results of changes have no personal data, because they are kept for a day. */
export const staffRoutes = new Hono<Env>()
  // The changes check the role once more, in their transaction.
  .use('/staff/*', async (context, next) => {
    refuseWithout('manageStaff', context.var.staff.role)
    await next()
  })

  .get('/staff', async (context) =>
    context.json(await listStaff(context.var.app.database, context.var.app.now())),
  )

  .get('/staff/invites', async (context) =>
    context.json(await listInvites(context.var.app.database, context.var.app.now())),
  )

  .post('/staff/invites', async (context) => {
    const body = await readJson(context, v.strictObject({ role }))
    const { auth, origins } = context.var.app
    const { staff } = context.var
    // Not a result of the change, which is stored for a repeated `Idempotency-Key`: the secret is stored nowhere.
    let secret: string | null = null
    const expiresAt = await runStaffAction(
      context,
      'staff.invited',
      async (transaction, record) => {
        const invite = await auth.registration.invite(body.role, { transaction, createdBy: staff.id })
        secret = invite.secret
        record(null, { role: body.role, expiresAt: invite.expiresAt })
        return invite.expiresAt
      },
      () => body.role,
    )
    if (secret === null)
      return refuse(409, 'The link of this invite is shown only once. Create another invite.')
    return context.json({ link: `${origins.admin}/#invite=${secret}`, role: body.role, expiresAt })
  })

  .delete('/staff/invites/:id', async (context) => {
    const id = context.req.param('id')
    const withdrawn = await runStaffAction(
      context,
      'staff.invite-withdrawn',
      async (tx, record) => {
        record(await withdrawInvite(tx, id, context.var.app.now()), null)
        return { id }
      },
      () => id,
    )
    return context.json(withdrawn)
  })

  .put('/staff/:id', async (context) => {
    const id = memberId(context)
    const body = await readJson(context, changes)
    await runStaffAction(
      context,
      'staff.changed',
      async (tx, record) => {
        const before = await readMember(tx, id, context.var.app.now())
        await changeMember(tx, id, body, context.var.app.now())
        record(before, await readMember(tx, id, context.var.app.now()))
        return { id }
      },
      () => id,
    )
    return respondWithMember(context, id)
  })

  .delete('/staff/:id', async (context) => {
    const id = memberId(context)
    const { now } = context.var.app
    const { staff } = context.var
    const removed = await runStaffAction(
      context,
      'staff.removed',
      async (tx, record) => {
        const member = await readMember(tx, id, now())
        await removeMember(tx, staff.id, id)
        record(member, null)
        return { id }
      },
      () => id,
    )
    return context.json(removed)
  })

  .post('/staff/:id/disable', (context) =>
    changeAccess(context, 'staff.disabled', (tx, id) =>
      disableMember(tx, context.var.staff.id, id, context.var.app.now()),
    ),
  )

  .post('/staff/:id/enable', (context) => changeAccess(context, 'staff.enabled', enableMember))

  .get('/staff/:id/sessions', async (context) => {
    const { database, now } = context.var.app
    return context.json(await listSessions(database, memberId(context), now()))
  })

  .post('/staff/:id/end-sessions', async (context) => {
    const id = memberId(context)
    const sessionCount = await runStaffAction(
      context,
      'staff.sessions-ended',
      async (tx, record) => {
        const sessions = await endMemberSessions(tx, id, context.var.app.now())
        record({ sessions }, { sessions: 0 })
        return sessions
      },
      () => id,
    )
    return context.json({ sessionCount })
  })
