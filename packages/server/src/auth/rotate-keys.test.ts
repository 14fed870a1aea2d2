import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  login,
  phone,
  post,
  refresh,
  requestCode,
  serverWithStaff,
  staffCall,
  tryCode,
} from '../../testing/auth-calls.ts'
import { createTestServer, type TestServer, testMoment } from '../../testing/test-server.ts'
import { refreshFamilies, serverSecrets, staffActions } from '../db/schema/index.ts'
import { createUnsubscribeLinks } from '../delivery/unsubscribe.ts'
import { installationSecret, loadKeys, unsubscribeSecret } from './keys.ts'
import { rotateKeys } from './rotate-keys.ts'

const token = 'control-token'
let server: TestServer
beforeEach(async () => {
  server = await serverWithStaff({ controls: { token, backup: async () => new Blob() } })
})

const isSignedIn = async (jwtToken: string, on = server) =>
  (await staffCall(on, `Bearer ${jwtToken}`)).httpStatus !== 401
const secrets = async () => {
  const isInstallation = eq(serverSecrets.name, installationSecret)
  return (await server.database.select().from(serverSecrets).where(isInstallation)).map(
    ({ secret }) => secret,
  )
}

test('a running server gets new keys, and accepts nothing of before', async () => {
  const { jwtToken, refreshToken } = await login(server)
  await requestCode(server)
  const code = server.latestCode(phone)
  const before = await secrets()
  expect((await post(server, '/control/rotate-keys', {}, 'another')).httpStatus).toBe(404)
  expect(await isSignedIn(jwtToken)).toBe(true)

  expect(await post(server, '/control/rotate-keys', {}, token)).toMatchObject({ httpStatus: 200, data: 1 })
  expect(await secrets()).toHaveLength(1)
  expect(await secrets()).not.toEqual(before)
  expect(await isSignedIn(jwtToken)).toBe(false)
  expect((await refresh(server, refreshToken)).httpStatus).toBe(401)
  expect((await tryCode(server, code)).httpStatus).toBe(401)

  const again = await login(server)
  expect(await isSignedIn(again.jwtToken)).toBe(true)
  // A server that is started now has the same keys.
  const next = await createTestServer({ database: server.database })
  expect(await isSignedIn(again.jwtToken, next)).toBe(true)
  const actions = await server.database.select().from(staffActions)
  expect(actions.map(({ action }) => action).filter((action) => !action.startsWith('session.'))).toEqual([
    'keys.rotated',
  ])
})

test('a token of the previous keys is refused even where its session exists', async () => {
  const { jwtToken } = await login(server)
  const sessions = await server.database.select().from(refreshFamilies)
  expect(await rotateKeys(server.database, new Date())).toBe(1)
  await server.database.insert(refreshFamilies).values(sessions)
  const next = await createTestServer({ database: server.database })
  expect(await isSignedIn(jwtToken, next)).toBe(false)
})

test('unsubscribe links stay valid, also those of before their key was stored', async () => {
  const { database } = server
  const path = createUnsubscribeLinks((await loadKeys(database, testMoment)).unsubscribe, '').linkFor(7)
  await database.delete(serverSecrets).where(eq(serverSecrets.name, unsubscribeSecret))
  await rotateKeys(database, testMoment)
  const next = await createTestServer({ database })
  expect((await next.fetch(new Request(`http://localhost${path}`))).status).toBe(200)
  await rotateKeys(database, testMoment)
  const { unsubscribe } = await loadKeys(database, testMoment)
  expect(createUnsubscribeLinks(unsubscribe, '').linkFor(7)).toBe(path)
})
