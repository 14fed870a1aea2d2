import { equal } from 'node:assert/strict'
import type { Role } from '@tarang/sdk/extensions'
import { type CheckContext, NotChecked, type Session } from './check.ts'
import { at } from './target.ts'

const newPerson = () => {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  return {
    firstName: 'Security',
    lastName: 'Check',
    email: `check-${digits}@example.com`,
    phoneNumber: `98${digits}`,
  }
}
const register = ({ target }: CheckContext, person: object, bearer?: string) =>
  target.ask('/api/user/registerAdmin', {
    json: person,
    ...(bearer !== undefined && { bearer }),
    admin: true,
  })

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
