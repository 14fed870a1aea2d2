import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStore } from '../../testing/test-server.ts'
import { files } from './schema/index.ts'
import { openStore } from './store.ts'

let path: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'tarang-store-'))
})
afterEach(() => rmSync(path, { recursive: true, force: true }))

const file = {
  name: 'a.txt',
  type: 'text/plain',
  bytes: new Uint8Array([0, 1, 254, 255]),
  original: null,
  createdOn: new Date('2026-11-20T10:00:00.123Z'),
  withdrawn: false,
  width: null,
  height: null,
}

test('a folder stores its data, and a first start that was killed half way is repeated', async () => {
  mkdirSync(join(path, 'database.unfinished'))
  writeFileSync(join(path, 'database.unfinished', 'PG_VERSION'), '1')
  const first = await openStore({ kind: 'folder', path })
  await first.database.insert(files).values(file)
  await first.close()
  expect(existsSync(join(path, 'database.unfinished'))).toBe(false)

  const second = await openStore({ kind: 'folder', path })
  expect(await second.database.select().from(files)).toEqual([file])
  await second.close()
})

test('bytes and timestamps are read as they were written, on either engine', async () => {
  const store = await openTestStore({ sampleData: false })
  await store.migrate()
  await store.database.insert(files).values(file)
  const [stored] = await store.database.select().from(files)
  expect({ ...stored, bytes: new Uint8Array(stored!.bytes) }).toEqual(file)
  await store.close()
})

test('processes that open one new PostgreSQL at once do not disturb each other', async () => {
  // Without a PostgreSQL, one PGlite migrates twice at once.
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    const store = await openStore({ kind: 'memory' })
    await Promise.all([store.migrate(), store.migrate()])
    expect(await store.database.select().from(files)).toEqual([])
    return store.close()
  }
  const { default: pg } = await import('pg')
  const admin = new pg.Client(url)
  await admin.connect()
  const name = `tarang_race_${process.pid}`
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ kind: 'postgres', url: own.href })))
  for (const { database } of stores) expect(await database.select().from(files)).toEqual([])
  await Promise.all(stores.map((store) => store.close()))
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})
