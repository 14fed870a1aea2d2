import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Check, CheckContext } from '../check.ts'
import { at } from '../target.ts'

export const newPerson = () => {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  return {
    firstName: 'Security',
    lastName: 'Check',
    email: `check-${digits}@example.com`,
    phoneNumber: `98${digits}`,
  }
}
export const register = ({ target }: CheckContext, person: object, bearer?: string) =>
  target.ask('/api/user/registerAdmin', {
    json: person,
    ...(bearer !== undefined && { bearer }),
    admin: true,
  })

export const registrationChecks: Check[] = [
  {
    row: '5',
    name: 'registration is refused without an invite, with a forged one, and with a session',
    run: async (context) => {
      equal((await register(context, newPerson())).status, 403)
      for (const bearer of ['invite', 'A'.repeat(43), 'null', (await context.session()).jwtToken])
        equal((await register(context, newPerson(), bearer)).status, 403)
    },
  },
  {
    row: '5',
    name: 'an invite registers one person, even when five try at once, and not with a role of their choice',
    run: async (context) => {
      const invite = context.nextInvite()
      const wrong = await register(context, { ...newPerson(), phoneNumber: context.phone(0) }, invite)
      equal(wrong.status, 409)
      ok(at(wrong.body, 'status', 'errors', 'phoneNumber'))
      for (const chosen of [{ role: 'owner' }, { id: 1 }, { createdOn: '1999-01-01' }])
        equal((await register(context, { ...newPerson(), ...chosen }, invite)).status, 422)
      const bodies = Array.from({ length: 5 }, newPerson)
      const answers = await Promise.all(bodies.map((body) => register(context, body, invite)))
      deepEqual(answers.map(({ status }) => status).sort(), [200, 403, 403, 403, 403])
      equal((await register(context, newPerson(), invite)).status, 403)
    },
  },
  {
    row: '15',
    name: 'the contact form stores its four fields only and returns no data',
    run: async ({ target }) => {
      const ticket = {
        name: 'Security check',
        email: 'check@example.com',
        phone: '',
        message: 'Please ignore.',
      }
      const answer = await target.ask('/forms/contact', {
        json: { ...ticket, id: 'x', createdOn: '1999-01-01', form: 'other' },
      })
      equal(answer.status, 200)
      deepEqual(Object.keys(answer.body as object), ['status'])
      for (const email of ['a', 'a@', '@b', 'a@b\r\nBcc: c@d.example'])
        equal((await target.ask('/forms/contact', { json: { ...ticket, email } })).status, 422)
      match(String((await target.ask('/forms/..%2f..', { json: ticket })).status), /404/)
    },
  },
]
