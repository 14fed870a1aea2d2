import { eq, notLike } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { phone, post, refresh, requestCode, serverWithStaff, tryCode } from '../../testing/auth-calls.ts'
import { addStaff, logInStaff, type StaffCaller } from '../../testing/staff-calls.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { idempotencyKeys, invites, staffActions, users } from '../db/schema/index.ts'
import { rightsOf, roles } from './roles.ts'
import { sessionRules } from './sessions.ts'

interface Member {
  id: string
  role: string
  phoneNumber: string
  disabledAt: string | null
  sessionCount: number
  lastUsedAt: string | null
}

const stranger = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let owner: StaffCaller
beforeEach(async () => {
  server = await serverWithStaff()
  owner = await logInStaff(server, phone)
})

const list = async () => (await owner.call('listStaff', 'GET', '/staff')) as Member[]
const memberOf = async ({ id }: { id: string }) => (await list()).find((member) => member.id === id)
const valuesOf = async (action: string) =>
  server.database
    .select({ before: staffActions.before, after: staffActions.after })
    .from(staffActions)
    .where(eq(staffActions.action, action))
    .orderBy(staffActions.id)
const actions = async () => {
  const beyondLogins = server.database
    .select()
    .from(staffActions)
    .where(notLike(staffActions.action, 'session.%'))
    .orderBy(staffActions.id)
  return (await beyondLogins).map(({ action, subject }) => [action, subject])
}

describe('the caller', () => {
  test.each(roles)('reads their name, role and rights: %s', async (role) => {
    const caller = await addStaff(server, '5550000002', role)
    expect(await caller.call('getMe', 'GET', '/me')).toEqual({
      id: caller.id,
      name: `Person 2 ${role}`,
      role,
      rights: rightsOf(role),
    })
  })

  test('ends one session by its refresh token, also when its access token has expired', async () => {
    const elsewhere = await logInStaff(server, phone)
    server.advanceClock(sessionRules.accessToken)
    const answer = await post(server, '/api/extensions/logout', { refreshToken: owner.refreshToken })
    expect(answer).toMatchObject({ httpStatus: 200, sessionCount: 1 })
    expect((await refresh(server, owner.refreshToken)).httpStatus).toBe(401)
    expect((await refresh(server, elsewhere.refreshToken)).httpStatus).toBe(200)
  })

  test('is refused with an access token of an ended session, and ends it only once', async () => {
    const logOut = () => post(server, '/api/extensions/logout', { refreshToken: owner.refreshToken })
    expect(await logOut()).toMatchObject({ sessionCount: 1 })
    expect((await owner.send('GET', '/me')).status).toBe(401)
    expect(await logOut()).toMatchObject({ httpStatus: 200, sessionCount: 0 })
  })

  test.each([
    ['nonsense', 200],
    ['', 422],
    [null, 422],
    ['a\0b', 422],
  ])('ends no session by %j', async (refreshToken, status) => {
    expect((await post(server, '/api/extensions/logout', { refreshToken })).httpStatus).toBe(status)
    expect((await owner.send('GET', '/me')).status).toBe(200)
  })
})

describe('an owner', () => {
  test('lists staff with their sessions', async () => {
    const viewer = await addStaff(server, '5550000002', 'viewer')
    server.advanceClock(sessionRules.accessToken)
    await refresh(server, viewer.refreshToken)
    owner = await logInStaff(server, phone)
    const member = await memberOf(viewer)
    expect(member).toMatchObject({ role: 'viewer', sessionCount: 1, disabledAt: null })
    const sessions = await owner.call('listStaffSessions', 'GET', `/staff/${viewer.id}/sessions`)
    expect(sessions).toMatchObject([{ lastUsedAt: member!.lastUsedAt, browser: null }])
  })

  test('sees no session that has expired', async () => {
    const viewer = await addStaff(server, '5550000002', 'viewer')
    server.advanceClock(sessionRules.refreshToken)
    owner = await logInStaff(server, phone)
    expect(await memberOf(viewer)).toMatchObject({ sessionCount: 0, lastUsedAt: null })
  })

  test('invites a person by a link that is shown once and works once', async () => {
    const invite = (await owner.call('inviteStaff', 'POST', '/staff/invites', { role: 'viewer' })) as {
      link: string
    }
    const secret = new URL(invite.link).hash.slice('#invite='.length)
    const person = {
      firstName: 'Ira',
      lastName: 'Sen',
      email: 'ira@tarang.example',
      phoneNumber: '5550000007',
    }
    expect((await post(server, '/api/user/registerAdmin', person, secret)).httpStatus).toBe(200)
    expect((await list()).find(({ phoneNumber }) => phoneNumber === '5550000007')?.role).toBe('viewer')
    expect(JSON.stringify(await actions())).not.toContain(secret)
    expect((await actions())[0]).toEqual(['staff.invited', 'viewer'])
    expect(await valuesOf('staff.invited')).toEqual([
      { before: null, after: { role: 'viewer', expiresAt: expect.any(String) } },
    ])
  })

  test('lists the invites that can be used, and takes them back', async () => {
    const invite = async (role: string) =>
      ((await owner.call('inviteStaff', 'POST', '/staff/invites', { role })) as { link: string }).link
    const pending = async () =>
      (await owner.call('listInvites', 'GET', '/staff/invites')) as { id: string; createdBy: string | null }[]
    const register = (link: string, phoneNumber: string) => {
      const person = {
        firstName: 'Ira',
        lastName: 'Sen',
        email: `${phoneNumber}@tarang.example`,
        phoneNumber,
      }
      return post(server, '/api/user/registerAdmin', person, new URL(link).hash.slice('#invite='.length))
    }
    const withdrawn = await invite('editor')
    server.advanceClock(1000)
    const used = await invite('viewer')
    server.advanceClock(1000)
    await server.invitationLink('owner')
    const [ofCommand, second, first] = await pending()
    expect([ofCommand, second]).toMatchObject([
      { role: 'owner', createdBy: null },
      { role: 'viewer', createdBy: 'Asha Kulkarni' },
    ])
    const path = `/staff/invites/${first!.id}`
    expect(await owner.call('withdrawInvite', 'DELETE', path)).toEqual({ id: first!.id })
    expect((await register(withdrawn, '5550000007')).httpStatus).toBe(403)
    expect(await actions()).toContainEqual(['staff.invite-withdrawn', first!.id])
    expect(await valuesOf('staff.invite-withdrawn')).toEqual([
      { before: { role: 'editor', expiresAt: expect.any(String) }, after: null },
    ])
    expect(await owner.send('DELETE', path)).toMatchObject({
      status: 404,
      body: { status: { message: 'There is no such invite any more: it has expired or was taken back.' } },
    })
    expect((await register(used, '5550000008')).httpStatus).toBe(200)
    expect((await owner.send('DELETE', `/staff/invites/${second!.id}`)).status).toBe(409)
    expect(await pending()).toEqual([ofCommand])
    server.advanceClock(25 * 60 * 60_000)
    expect(await server.database.select().from(invites)).toHaveLength(2)
    owner = await logInStaff(server, phone)
    expect(await pending()).toEqual([])
  })

  test('does not get the link of an invite again, whose secret is stored nowhere', async () => {
    const invite = () =>
      owner.send('POST', '/staff/invites', { role: 'viewer' }, { 'idempotency-key': 'the-same-key' })
    const { link } = (await invite()).body as unknown as { link: string }
    const stored = JSON.stringify(await server.database.select().from(idempotencyKeys))
    expect(stored).toContain('the-same-key')
    expect(stored).not.toContain(new URL(link).hash.slice('#invite='.length))
    expect((await invite()).status).toBe(409)
    expect(await server.database.select().from(invites)).toHaveLength(1)
  })

  test('changes a role and a number, and only the new number gets codes', async () => {
    const editor = await addStaff(server, '5550000002', 'editor')
    await owner.call('updateStaff', 'PUT', `/staff/${editor.id}`, {
      role: 'viewer',
      phoneNumber: '5550000012',
    })
    expect(await memberOf(editor)).toMatchObject({ role: 'viewer', phoneNumber: '5550000012' })
    await requestCode(server, '5550000012')
    const code = server.latestCode('5550000012')
    expect((await tryCode(server, code, '5550000012')).httpStatus).toBe(200)
    expect(await actions()).toEqual([['staff.changed', editor.id]])
  })

  test('ends the sessions of a person by a new number, and not by the same one', async () => {
    const editor = await addStaff(server, '5550000002', 'editor')
    const change = (phoneNumber: string) =>
      owner.call('updateStaff', 'PUT', `/staff/${editor.id}`, { phoneNumber, role: 'editor' })
    expect(await change('5550000002')).toMatchObject({ sessionCount: 1 })
    expect((await editor.send('GET', '/me')).status).toBe(200)
    expect(await change('5550000012')).toMatchObject({ sessionCount: 0 })
    expect((await editor.send('GET', '/me')).status).toBe(401)
    expect((await refresh(server, editor.refreshToken)).httpStatus).toBe(401)
    expect((await valuesOf('staff.changed'))[1]).toMatchObject({
      before: { sessionCount: 1 },
      after: { sessionCount: 0 },
    })
  })

  test('signs a person out everywhere', async () => {
    const editor = await addStaff(server, '5550000002', 'editor')
    await logInStaff(server, '5550000002')
    const ended = await owner.call('endStaffSessions', 'POST', `/staff/${editor.id}/end-sessions`)
    expect(ended).toEqual({ sessionCount: 2 })
    expect(await valuesOf('staff.sessions-ended')).toEqual([
      { before: { sessions: 2 }, after: { sessions: 0 } },
    ])
    expect((await editor.send('GET', '/me')).status).toBe(401)
    expect((await refresh(server, editor.refreshToken)).httpStatus).toBe(401)
  })

  test('nobody disables themselves, nor by their id in capitals', async () => {
    for (const own of [owner.id, owner.id.toUpperCase()])
      expect(await owner.send('POST', `/staff/${own}/disable`)).toMatchObject({
        status: 409,
        body: { status: { message: expect.stringContaining('yourself') } },
      })
  })

  test('disables a person, who is signed out, and enables them again', async () => {
    const editor = await addStaff(server, '5550000002', 'editor')
    await requestCode(server, '5550000002')
    const earlier = server.latestCode('5550000002')
    const disabled = await owner.call('disableStaff', 'POST', `/staff/${editor.id}/disable`)
    expect(disabled).toMatchObject({ disabledAt: expect.any(String), sessionCount: 0 })
    expect((await editor.send('GET', '/me')).status).toBe(401)
    // A repeated call changes and records nothing.
    expect(await owner.call('disableStaff', 'POST', `/staff/${editor.id}/disable`)).toEqual(disabled)
    expect(await valuesOf('staff.disabled')).toMatchObject([
      { before: { sessionCount: 1 }, after: { sessionCount: 0 } },
    ])
    await owner.call('enableStaff', 'POST', `/staff/${editor.id}/enable`)
    expect((await tryCode(server, earlier, '5550000002')).httpStatus).toBe(401)
    expect((await (await logInStaff(server, '5550000002')).send('GET', '/me')).status).toBe(200)
    expect(await actions()).toEqual([
      ['staff.disabled', editor.id],
      ['staff.enabled', editor.id],
    ])
  })

  test('removes a person, whose number and e-mail address can be registered again', async () => {
    const editor = await addStaff(server, '5550000002', 'editor')
    await owner.call('removeStaff', 'DELETE', `/staff/${editor.id}`)
    expect((await editor.send('GET', '/me')).status).toBe(401)
    expect((await refresh(server, editor.refreshToken)).httpStatus).toBe(401)
    await addStaff(server, '5550000002', 'viewer')
    expect(await actions()).toEqual([['staff.removed', editor.id]])
  })

  test('changes staff once for a key, with nothing stored of the person', async () => {
    const editor = await addStaff(server, '5550000002', 'editor')
    for (const [method, path, json] of [
      ['PUT', '', { role: 'viewer' }],
      ['POST', '/disable'],
      ['POST', '/enable'],
      ['DELETE', ''],
    ] as const) {
      const key = { 'idempotency-key': `${method}${path}` }
      const change = () => owner.send(method, `/staff/${editor.id}${path}`, json, key)
      const first = await change()
      expect(first).toMatchObject({ status: 200, body: { id: editor.id } })
      expect(await change()).toEqual(first)
    }
    expect(await actions()).toHaveLength(4)
    const results = (await server.database.select().from(idempotencyKeys)).map(({ result }) => result)
    expect(results).toHaveLength(4)
    expect(JSON.stringify(results)).not.toMatch(/5550000002|p5550000002@|Person 2/)
  })

  test('loses unused invites with the rights', async () => {
    const other = await addStaff(server, '5550000002', 'owner')
    await other.call('inviteStaff', 'POST', '/staff/invites', { role: 'owner' })
    await owner.call('updateStaff', 'PUT', `/staff/${other.id}`, { role: 'editor' })
    expect(await server.database.select().from(invites)).toEqual([])
  })
})

describe('an owner is refused', () => {
  test.each([
    ['GET', `/staff/${stranger}/sessions`],
    ['PUT', `/staff/${stranger}`],
    ['DELETE', `/staff/${stranger}`],
    ['POST', `/staff/${stranger}/disable`],
    ['POST', `/staff/${stranger}/enable`],
    ['POST', `/staff/${stranger}/end-sessions`],
    ['GET', '/staff/1/sessions'],
    ['DELETE', '/staff/1'],
  ])('an unknown person: %s %s', async (method, path) => {
    expect((await owner.send(method, path, method === 'PUT' ? { role: 'viewer' } : undefined)).status).toBe(
      404,
    )
    expect(await actions()).toEqual([])
  })

  test.each([
    [{}, 422],
    [{ role: 'admin' }, 422],
    [{ role: null }, 422],
    [{ phoneNumber: '123' }, 422],
    [{ phoneNumber: '' }, 422],
    [{ phoneNumber: phone }, 409],
  ])('%j', async (json, status) => {
    const editor = await addStaff(server, '5550000002', 'editor')
    expect((await owner.send('PUT', `/staff/${editor.id}`, json)).status).toBe(status)
    expect(await memberOf(editor)).toMatchObject({ role: 'editor', phoneNumber: '5550000002' })
  })

  test('the end of their own rights: as the last owner, and by disabling or removing themselves', async () => {
    const demote = () => owner.send('PUT', `/staff/${owner.id}`, { role: 'editor' })
    const disabled = await addStaff(server, '5550000002', 'owner')
    await owner.call('disableStaff', 'POST', `/staff/${disabled.id}/disable`)
    expect(await demote()).toMatchObject({
      status: 409,
      body: { status: { message: 'There must be an owner. Make another person an owner first.' } },
    })
    await owner.call('enableStaff', 'POST', `/staff/${disabled.id}/enable`)
    expect((await owner.send('POST', `/staff/${owner.id}/disable`)).status).toBe(409)
    expect((await owner.send('DELETE', `/staff/${owner.id}`)).status).toBe(409)
    // Another owner can log in, so this one may step down.
    expect((await demote()).status).toBe(200)
    expect((await owner.send('GET', '/staff')).status).toBe(403)
  })
})

describe('of two owners who take each other the rights at once, one stays', () => {
  const demote = (by: StaffCaller, of: StaffCaller) => by.send('PUT', `/staff/${of.id}`, { role: 'viewer' })
  const disable = (by: StaffCaller, of: StaffCaller) => by.send('POST', `/staff/${of.id}/disable`)
  const remove = (by: StaffCaller, of: StaffCaller) => by.send('DELETE', `/staff/${of.id}`)

  test.each([
    ['demote and demote', demote, demote],
    ['disable and remove', disable, remove],
    ['remove and remove', remove, remove],
    ['step down, both', (by: StaffCaller) => demote(by, by), (by: StaffCaller) => demote(by, by)],
  ])('%s', async (_name, first, second) => {
    for (let round = 0; round < 3; round++) {
      await server.database.delete(users)
      const one = await addStaff(server, `555000010${round}`, 'owner')
      const two = await addStaff(server, `555000020${round}`, 'owner')
      const answers = await Promise.all([first(one, two), second(two, one)])
      const [done, refused] = answers.map(({ status }) => status).sort()
      expect(done).toBe(200)
      // A deadlock would be 500 or 503.
      expect([401, 403, 409]).toContain(refused)
      const left = await server.database.select().from(users).where(eq(users.role, 'owner'))
      expect(left.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1)
    }
  })

  test('a change waits for the withdrawal of the right to it, and is then refused', async () => {
    await server.database.delete(users)
    const boss = await addStaff(server, '5550000301', 'owner')
    const editor = await addStaff(server, '5550000302', 'owner')
    const withdrawn = boss.send('PUT', `/staff/${editor.id}`, { role: 'viewer' })
    const changes = Array.from({ length: 5 }, () =>
      editor.send('POST', '/../addExploreData', { status: '1', section: 'learn', text: 'New' }),
    )
    expect((await withdrawn).status).toBe(200)
    for (const { status } of await Promise.all(changes)) expect([200, 403]).toContain(status)
    const after = await editor.send('POST', '/../addExploreData', {
      status: '1',
      section: 'learn',
      text: 'New',
    })
    expect(after.status).toBe(403)
  })
})
