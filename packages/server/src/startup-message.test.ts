import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../testing/test-server.ts'
import type { Store } from './db/database.ts'
import { users } from './db/schema/index.ts'
import { readSettings } from './settings.ts'
import { startupMessage } from './startup-message.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const invitationLink = async () => 'http://admin.localhost:3000/#invite=secret'

async function messageOn(isTerminal: boolean) {
  const settings = readSettings({ SAMPLE_DATA: 'on' })
  const installation = { store, outboxLink: (port: number) => `http://localhost:${port}/outbox?key=k` }
  return (await startupMessage({ settings, port: 3000, installation, isTerminal, invitationLink })).join('\n')
}

test('an invite is printed on a terminal only, and only until the first registration', async () => {
  expect(await messageOn(true)).toContain('#invite=secret')
  const logged = await messageOn(false)
  expect(logged).not.toContain('#invite=')
  expect(logged).toMatch(/Invitation +`pnpm admin invite`/)
  expect(logged).toMatch(/Log in with +0\d{9} \(sample staff\)/)
  expect(logged).toMatch(/^ +0\d{9} \(editor\), 0\d{9} \(viewer\)$/m)
  expect(logged).toContain('http://localhost:3000/outbox?key=k')

  // By the registration credential, or in a restored database: no invite was used.
  const registered = { firstName: 'N', lastName: 'M', email: 'n@tarang.example', phoneNumber: '5550000009' }
  await store.database.insert(users).values({ ...registered, role: 'owner', createdOn: new Date() })
  expect(await messageOn(true)).not.toContain('nvit')
})
