/** What is deleted is in no file of the embedded database, and so in no later backup. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '../../src/db/database.ts'
import { tickets } from '../../src/db/schema/index.ts'
import { openStore } from '../../src/db/store.ts'
import { createTables } from '../../testing/processes.ts'
import { erasePerson } from './erase-person.ts'
import { sweepAndLog } from './sweep-daily.ts'

const now = new Date()
let folder: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-purge-'))
  await createTables(folder, false)
  store = await openStore({ kind: 'folder', path: folder })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Every file of the folder, and a backup, that has the text. */
async function placesOf(text: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => readFileSync(path).includes(text))
  const backup = Buffer.from(await (await store.snapshot('none')).arrayBuffer())
  return [...files.map((path) => path.slice(folder.length)), ...(backup.includes(text) ? ['backup'] : [])]
}

async function addTicket(message: string, createdOn = now) {
  const ticket = { form: 'contact', name: 'Kavya', email: 'kavya@example.com', message, createdOn }
  await store.database.insert(tickets).values(ticket)
  // As an import does: its samples are rows too.
  await store.database.execute('analyze tickets')
}

/** Ends the segment of the log of writes, which the database then keeps for another use. */
async function recycleSegment() {
  for (const statement of [
    'set wal_recycle = on',
    'select pg_switch_wal()',
    'checkpoint',
    'set wal_recycle = off',
  ])
    await store.database.execute(statement)
}

test('after an erasure, also where its log was recycled', async () => {
  await addTicket('ZZUNIQUE my PAN is ABCDE1234F')
  await recycleSegment()
  await store.database.update(tickets).set({ status: 'answered' })
  expect((await placesOf('ZZUNIQUE')).length).toBeGreaterThan(2)
  const identifiers = { phoneNumber: null, email: 'kavya@example.com', userId: null }
  await erasePerson(store.database, { identifiers, isConfirmed: true, pseudonymises: false, now })
  expect(await placesOf('ZZUNIQUE')).toEqual([])
  expect(await placesOf('kavya@example.com')).toEqual([])
}, 120_000)

test('after the daily sweep, also what staff deleted', async () => {
  await addTicket('ZZOLD', new Date(now.getTime() - 30 * 86_400_000))
  await addTicket('ZZDELETED')
  await addTicket('ZZKEPT')
  await store.database.delete(tickets).where(eq(tickets.message, 'ZZDELETED'))
  const retention = {
    RETAIN_TICKETS: 10,
    RETAIN_LIKES: null,
    RETAIN_LOGIN_FAILURES: null,
    RETAIN_NOTIFICATIONS: null,
    KEEP_DELETED_BLOGS: 90,
  }
  await sweepAndLog(store.database, retention, () => {}, now)
  expect([await placesOf('ZZOLD'), await placesOf('ZZDELETED')]).toEqual([[], []])
  expect((await placesOf('ZZKEPT')).length).toBeGreaterThan(1)
}, 120_000)
