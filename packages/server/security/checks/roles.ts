import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { type Operation, readOperations, specifiedServices } from '@tarang/openapi'
import type { Role } from '@tarang/sdk/extensions'
import { type Check, type CheckContext, NotChecked, type Session } from '../check.ts'
import { at } from '../target.ts'
import { pathOf } from './bearers.ts'
import { newPerson, register } from './registration.ts'

/** A member of staff who was invited for a check. */
interface Member extends Session {
  id: string
}

const call = (
  { target }: CheckContext,
  { jwtToken: bearer }: Session,
  method: string,
  path: string,
  json?: unknown,
) => target.ask(`/api/extensions${path}`, { method, bearer, ...(json !== undefined && { json }) })

/** Makes a call that an owner may make. */
export async function callAsOwner(context: CheckContext, method: string, path: string, json?: unknown) {
  const answer = await call(context, await context.session(), method, path, json)
  if (answer.status === 403) throw new NotChecked('needs an owner as the first phone: --phones')
  return answer
}

const inviteIn = (body: unknown) => String(at(body, 'link')).split('#invite=').at(-1)!

/** Invites a member of staff, logs them in, and removes them in the end. */
export async function withMember(
  context: CheckContext,
  role: Role,
  check: (member: Member) => Promise<void>,
): Promise<void> {
  const person = newPerson()
  const invite = await callAsOwner(context, 'POST', '/staff/invites', { role })
  const secret = inviteIn(invite.body)
  // Nobody chooses their role.
  equal((await register(context, { ...person, role: 'owner' }, secret)).status, 422)
  const registered = await register(context, person, secret)
  equal(registered.status, 200, registered.text)
  const staff = (await callAsOwner(context, 'GET', '/staff')).body as { id: string; phoneNumber: string }[]
  const { id } = staff.find(({ phoneNumber }) => phoneNumber === person.phoneNumber)!
  try {
    const session = await context.login(person.phoneNumber)
    equal(at((await call(context, session, 'GET', '/me')).body, 'role'), role)
    await check({ ...session, id })
  } finally {
    await callAsOwner(context, 'DELETE', `/staff/${id}`)
  }
}

/** The newest recorded action: every change by staff is one. */
export const latestAction = async (context: CheckContext) =>
  at((await callAsOwner(context, 'GET', '/activity?limit=1')).body, 0, 'id')

const figures = {
  factor: 'momentum',
  xirr: null,
  netReturn: null,
  pnl: null,
  status: 1,
  highlights: null,
  drawdown: null,
}
const trade = {
  stockName: 'CHECK',
  entryPrice: 1,
  exitPrice: null,
  pnl: 0,
  entryDate: '2026-01-05',
  exitDate: null,
}
const bodies: Record<string, unknown> = {
  createStrategyRecord: { strategyCode: 'SECURITY-CHECK', figures },
  updateStrategyRecord: figures,
  createTrade: trade,
  updateTrade: trade,
  includeLiveTrade: { stockName: 'CHECK', businessDate: '2026-01-05' },
  changeTicketStatus: { status: 'spam' },
  inviteStaff: { role: 'owner' },
  updateStaff: { role: 'owner' },
  shareView: { list: 'Security check', name: 'Security check', search: '', columns: null },
  saveStrategyPlan: { title: 'Security check', description: 'Security check', subscriptionStatus: 0 },
}

const staffOperations = (await readOperations([...specifiedServices, 'extensions'])).filter(
  ({ isStaff }) => isStaff,
)
const isForOwners = ({ tag }: Operation) => tag === 'staff'
const unknownId = '00000000-0000-4000-8000-000000000000'

/** Calls an operation as it is described; calls on staff are on the caller. */
function callOperation({ target }: CheckContext, member: Member, operation: Operation) {
  const { operationId, method, bodyType } = operation
  const [example] = Object.values(operation.requests)
  const form = new FormData()
  if (operationId === 'updateBlog') form.set('id', '999999999')
  form.set('text', 'Security check')
  form.set('category', 'Uncategorized')
  const values = { cacheName: 'strategy', kind: 'strategies', ticketId: unknownId }
  const ids = isForOwners(operation) ? { id: member.id } : {}
  return target.ask(pathOf(operation, { ...values, ...ids }), {
    method,
    bearer: member.jwtToken,
    ...(bodyType === 'application/json' && { json: bodies[operationId] ?? example }),
    ...(bodyType === 'multipart/form-data' && { form }),
  })
}

/** Which calls each role is refused. */
const isRefusedTo: Record<Role, (operation: Operation) => boolean> = {
  viewer: (operation) => operation.class !== 'read' || isForOwners(operation),
  editor: isForOwners,
  owner: () => false,
}
const roles = Object.keys(isRefusedTo) as Role[]

const refusals = roles
  .map((role) => ({ role, operations: staffOperations.filter(isRefusedTo[role]) }))
  .filter(({ operations }) => operations.length > 0)

/** Expects that neither token of a session works. */
async function expectEnded(context: CheckContext, session: Session) {
  equal((await call(context, session, 'GET', '/me')).status, 401)
  const { refreshToken } = session
  const path = '/notifications-service/auth/refresh-token'
  equal((await context.target.ask(path, { json: { refreshToken } })).status, 401)
}

export const roleChecks: Check[] = [
  ...refusals.map(({ role, operations }) => ({
    row: '24',
    name: `${role} is refused ${operations.length} calls, and changes nothing`,
    run: (context: CheckContext) =>
      withMember(context, role, async (member) => {
        const before = await latestAction(context)
        for (const operation of operations) {
          const { status, body, text } = await callOperation(context, member, operation)
          equal(status, 403, `${operation.operationId}: ${status} ${text}`)
          ok(at(body, 'status', 'errors', 'permission'), operation.operationId)
        }
        equal(await latestAction(context), before)
        equal(at((await call(context, member, 'GET', '/me')).body, 'role'), role)
      }),
  })),
  {
    row: '24',
    name: 'an invite of an owner registers one person, and its link is not shown again',
    run: async (context) => {
      const { jwtToken: bearer } = await context.session()
      const create = () =>
        context.target.ask('/api/extensions/staff/invites', {
          json: { role: 'viewer' },
          bearer,
          headers: { 'idempotency-key': key },
        })
      const key = `security-check-${Date.now()}`
      const { body } = await create()
      equal((await create()).status, 409)
      const people = [newPerson(), newPerson()]
      const answers = await Promise.all(people.map((person) => register(context, person, inviteIn(body))))
      deepEqual(answers.map(({ status }) => status).sort(), [200, 403])
      const staff = (await callAsOwner(context, 'GET', '/staff')).body as Record<string, string>[]
      const added = staff.filter((each) => people.some(({ phoneNumber }) => phoneNumber === each.phoneNumber))
      deepEqual(
        added.map(({ role }) => role),
        ['viewer'],
      )
      await callAsOwner(context, 'DELETE', `/staff/${added[0]!.id}`)
    },
  },
  {
    row: '24',
    name: 'an invite that is taken back registers nobody',
    run: async (context) => {
      const pending = async () =>
        ((await callAsOwner(context, 'GET', '/staff/invites')).body as { id: string }[]).map(({ id }) => id)
      const before = await pending()
      const { body } = await callAsOwner(context, 'POST', '/staff/invites', { role: 'viewer' })
      const [made] = (await pending()).filter((id) => !before.includes(id))
      equal((await callAsOwner(context, 'DELETE', `/staff/invites/${made}`)).status, 200)
      equal((await register(context, newPerson(), inviteIn(body))).status, 403)
    },
  },
  {
    row: '24',
    name: 'the last owner is not demoted, disabled or removed',
    run: async (context) => {
      const { body } = await callAsOwner(context, 'GET', '/staff')
      const owners = (body as Record<string, unknown>[]).filter(
        ({ role, disabledAt }) => role === 'owner' && disabledAt === null,
      )
      if (owners.length > 1) throw new NotChecked('needs a server with one owner')
      const path = `/staff/${owners[0]!.id}`
      const before = await latestAction(context)
      for (const { role } of refusals) equal((await callAsOwner(context, 'PUT', path, { role })).status, 409)
      equal((await callAsOwner(context, 'POST', `${path}/disable`)).status, 409)
      equal((await callAsOwner(context, 'DELETE', path)).status, 409)
      equal(await latestAction(context), before)
    },
  },
  {
    row: '24',
    name: 'an ended session, and every session of a disabled member, is refused at once',
    run: (context) =>
      withMember(context, 'editor', async (member) => {
        await callAsOwner(context, 'POST', `/staff/${member.id}/end-sessions`)
        await expectEnded(context, member)
        const loggedOut = await context.login(member.phoneNumber)
        await context.target.ask('/api/extensions/logout', { json: { refreshToken: loggedOut.refreshToken } })
        await expectEnded(context, loggedOut)
        const disabled = await context.login(member.phoneNumber)
        await callAsOwner(context, 'POST', `/staff/${member.id}/disable`)
        await expectEnded(context, disabled)
        await rejects(context.login(member.phoneNumber), /answered 401/)
        await callAsOwner(context, 'POST', `/staff/${member.id}/enable`)
        for (const session of [member, loggedOut, disabled]) await expectEnded(context, session)
      }),
  },
  {
    row: '24',
    name: 'a role that is withdrawn counts at once for older tokens, and takes its unused invites along',
    run: (context) =>
      withMember(context, 'owner', async (member) => {
        equal((await call(context, member, 'GET', '/staff')).status, 200)
        const invite = () => call(context, member, 'POST', '/staff/invites', { role: 'owner' })
        const [, ...invites] = await Promise.all([
          callAsOwner(context, 'PUT', `/staff/${member.id}`, { role: 'viewer' }),
          ...Array.from({ length: 5 }, invite),
        ])
        for (const { status, body } of [...invites, await invite()]) {
          ok([200, 403].includes(status), `answered ${status}`)
          equal((await register(context, newPerson(), inviteIn(body))).status, 403)
        }
        const { refreshToken } = member
        const path = '/notifications-service/auth/refresh-token'
        const renewed = at((await context.target.ask(path, { json: { refreshToken } })).body, 'data', 'token')
        for (const jwtToken of [member.jwtToken, String(renewed)]) {
          const session = { ...member, jwtToken }
          equal(at((await call(context, session, 'GET', '/me')).body, 'role'), 'viewer')
          equal((await call(context, session, 'GET', '/staff')).status, 403)
          equal((await call(context, session, 'DELETE', `/tickets/${unknownId}`)).status, 403)
        }
      }),
  },
]
