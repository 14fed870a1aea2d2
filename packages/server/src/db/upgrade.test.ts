import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, expect, test } from 'vitest'
import { migrations } from './migrations.ts'

const folder = mkdtempSync(join(tmpdir(), 'tarang-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The migrations up to one, as an earlier version had them. */
function migrationsUpTo(tag: string) {
  cpSync(migrations.migrationsFolder, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex((entry) => entry.tag === tag)
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return { migrationsFolder: folder }
}

const previousVersion = [
  `insert into blogs (text, published_date, likes_count) values ('Liked', now(), 1)`,
  `insert into blog_likes (blog_id, visitor, liked_on) values (1, 'a visitor', now())`,
  `insert into discounts (strategycode, couponcode, type, status, preferred, discount, description, condition, combo)
    values ('MOM', 'TEN', 'COUPON', 'Active', 0.1, 12.345, 'd', 'c', 1.7976931348623157e308)`,
]

test('the data of the previous version are the same after the upgrade, and it can still write', async () => {
  const client = await PGlite.create()
  const database = drizzle({ client })
  await migrate(database, migrationsUpTo('0004_public_data'))
  for (const statement of previousVersion) await client.exec(statement)

  await migrate(database, migrations)
  const { rows: codes } = await client.query(
    'select preferred::text, discount::text, combo::float8 from discounts',
  )
  expect(codes).toEqual([{ preferred: '0.1', discount: '12.345', combo: 1.7976931348623157e308 }])
  const { rows: likes } = await client.query(
    'select likes_count, liked from blogs join blog_likes on blog_id = id',
  )
  expect(likes).toEqual([{ likes_count: 1, liked: true }])

  // The statements of a server that has not been replaced yet.
  await client.exec(`insert into blog_likes (blog_id, visitor, liked_on) values (1, 'another', now())`)
  await client.exec('update blogs set likes_count = likes_count + 1 where id = 1')
  await client.exec(`insert into cache_entries values ('strategy', 'MOM', '{}', now())`)
  await client.exec(`delete from blog_likes where visitor = 'a visitor'`)
  await client.close()
}, 60_000)
