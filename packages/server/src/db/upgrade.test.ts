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

/** How the previous version counted a like, or took it back. */
const countLike = (likes: 1 | -1, part: number) => `
  insert into blog_like_counts as counts (blog_id, part, likes) values (1, ${part}, ${likes})
  on conflict (blog_id, part) do update set likes = counts.likes + excluded.likes`

const previousVersion = [
  `insert into users (first_name, last_name, email, phone_number, role, created_on)
    values ('Asha', 'Kulkarni', 'asha@tarang.example', '5550000001', 'admin', now())`,
  `insert into invites (token_hash, created_on, expires_at) values ('hash', now(), now())`,
  `insert into blogs (text, published_date, likes_count) values ('Liked', now(), 1), ('Not liked', now(), 3)`,
  `insert into blog_likes (blog_id, visitor, liked_on) values (1, 'a visitor', now())`,
  countLike(1, 0),
  countLike(1, 15),
  countLike(1, 15),
  countLike(-1, 4),
  `insert into discounts (strategycode, couponcode, type, status, preferred, discount, description, condition, combo)
    values ('MOM', 'TEN', 'COUPON', 'Active', 0.1, 12.345, 'd', 'c', 1.7976931348623157e308)`,
  `insert into strategy_subscribers (userid, strategycode, status, createdon) values (777001, 'MOM', 1, now())`,
  `insert into tickets (form, name, email, message, created_on)
    values ('contact', 'Kavya', 'kavya@example.com', 'A question', now())`,
  `insert into staff_actions (at, staff_id, staff_name, action, subject, request_id)
    values (now(), 'id', 'Asha Kulkarni', 'blog.added', '1', 'request')`,
]

test('the data of the previous version are the same after the upgrade, and it can still write', async () => {
  const client = await PGlite.create()
  const database = drizzle({ client })
  await migrate(database, migrationsUpTo('0005_production'))
  for (const statement of previousVersion) await client.exec(statement)

  await migrate(database, migrations)
  const { rows: codes } = await client.query(
    'select preferred::text, discount::text, combo::float8 from discounts',
  )
  expect(codes).toEqual([{ preferred: '0.1', discount: '12.345', combo: 1.7976931348623157e308 }])
  const { rows: likes } = await client.query(
    'select likes_count, liked from blogs join blog_likes on blog_id = id',
  )
  expect(likes).toEqual([{ likes_count: 3, liked: true }])

  const { rows: others } = await client.query(
    'select userid, tickets.status, search_text, subject from strategy_subscribers, tickets, staff_actions',
  )
  const search_text = 'kavya\u001fkavya@example.com\u001fa question'
  expect(others).toEqual([{ userid: '777001', status: 'new', search_text, subject: '1' }])
  await expect(client.exec('delete from staff_actions')).rejects.toThrow('never changed or deleted')

  const { rows: people } = await client.query('select role from users union all select role from invites')
  expect(people).toEqual([{ role: 'owner' }, { role: 'owner' }])
  // A row that names no role must not have one.
  const person = `insert into users (first_name, last_name, email, phone_number, created_on) values ('A', 'B', 'c', '1', now())`
  const invite = `insert into invites (token_hash, created_on, expires_at) values ('other', now(), now())`
  for (const statement of [person, invite]) await expect(client.exec(statement)).rejects.toThrow('"role"')

  // The statements of a server that has not been replaced yet.
  await client.exec(`insert into blog_likes (blog_id, visitor, liked_on) values (1, 'another', now())`)
  for (const statement of [countLike(1, 0), countLike(1, 0), countLike(1, 7), countLike(-1, 15)])
    await client.exec(statement)
  // This version counts in the blog alone, the previous one adds the parts.
  const { rows: counts } = await client.query(`
    select likes_count, (select sum(likes)::int from blog_like_counts where blog_id = id) as parts
    from blogs order by id`)
  expect(counts).toEqual([
    { likes_count: 5, parts: 0 },
    { likes_count: 3, parts: null },
  ])
  await client.close()
}, 60_000)
