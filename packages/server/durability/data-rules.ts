import { sql } from 'drizzle-orm'
import { rightsOf, roles } from '../src/auth/roles.ts'
import type { Database } from '../src/db/database.ts'

const withoutEdit = roles
  .filter((role) => !rightsOf(role).includes('edit'))
  .map((role) => `'${role}'`)
  .join()

/** Invariants of the data, each with a query for the rows that violate it. */
const rules: Record<string, string> = {
  'a file that nothing refers to': `
    select name from files where name not in (
      select file from blog_images
      union select html_page from blogs where html_page is not null
      union select background_image from blogs where background_image is not null
      union select html_page from blog_versions where html_page is not null
      union select background_image from blog_versions where background_image is not null
      union select image ->> 'file' from blog_versions, jsonb_array_elements(images) as image)`,
  'a file that is served although no blog shows it': `
    select name from files where not withdrawn and name not in (
      select file from blog_images
      union select html_page from blogs where html_page is not null
      union select background_image from blogs where background_image is not null)`,
  'a file of a blog that is not served': `
    select name from files where withdrawn and name in (
      select file from blog_images
      union select html_page from blogs where html_page is not null
      union select background_image from blogs where background_image is not null)`,
  'a blog without one of its files': `
    select id from blogs where html_page not in (select name from files)
      or background_image not in (select name from files)`,
  'an image of a blog without its file': `select file from blog_images where file not in (select name from files)`,
  'a count of likes that is not theirs': `
    select id from blogs where likes_count
      <> (select count(*) from blog_likes where blog_id = blogs.id and liked)`,
  'a blog without the record of who added it': `
    select id from blogs where id::text not in (select subject from staff_actions where action = 'blog.added')`,
  'a record of a blog that was never there': `
    select subject from staff_actions where action = 'blog.added' and subject not in (select id::text from blogs)`,
  'a change by a member of staff whose right to it was withdrawn': `
    select id from staff_actions as made where action not like 'session.%' and action not like 'login.%' and (
      select withdrawn.action = 'staff.disabled' or withdrawn.after ->> 'role' in (${withoutEdit})
      from staff_actions as withdrawn
      where withdrawn.subject = made.staff_id and withdrawn.id < made.id
        and withdrawn.action in ('staff.changed', 'staff.disabled', 'staff.enabled')
      order by withdrawn.id desc limit 1)`,
}

export async function brokenRules(database: Database): Promise<string[]> {
  const broken: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { count } = await countOf(database, query)
    if (count > 0) broken.push(`${rule}: ${count}`)
  }
  return broken
}

async function countOf(database: Database, query: string): Promise<{ count: number }> {
  const result: unknown = await database.execute(
    sql.raw(`select count(*)::int as count from (${query}) as against`),
  )
  const [row] = (result as { rows: { count: number }[] }).rows
  return row ?? { count: 0 }
}
