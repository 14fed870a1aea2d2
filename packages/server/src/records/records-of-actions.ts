import { searchKey } from '@tarang/machines/search-text'
import type { FoundRecord } from '@tarang/sdk/extensions'
import { and, asc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { escapeLike } from '../db/like.ts'
import { staffActions } from '../db/schema/index.ts'
import { foundColumns, type listsFor, type RecordList } from './record-lists.ts'

type Lists = ReturnType<typeof listsFor>

const { id, action, subject, before } = staffActions

/** The id or name of an action's record. The subject of a sent notification is its channels and the id for each. */
export const keyOfRecord = sql<string | null>`
  case ${action} when 'notification.sent' then substring(${subject} from '[0-9]+') else ${subject} end`

const keyColumn = ({ id, name, isNameSubject }: RecordList) => sql<string>`${isNameSubject ? name : id}::text`

const isOfKind = (kind: string) => like(action, `${kind}.%`)

// A removed member of staff is not named again, although their removal has recorded the name.
const isDeletion = eq(action, 'blog.deleted')
const deletedName = sql<string | null>`${before} ->> 'text'`

const startsWith = (name: SQL, words: string) => or(eq(name, words), like(name, `${escapeLike(words)} %`))

/** Whether a name is this one, or begins with these words. */
const isNamed = (name: SQL, words: string) =>
  or(startsWith(name, words), startsWith(sql`lower(${name})`, searchKey(words)))

/** The condition on an action whose record has this name or id, or a name that begins with these words. */
export const isOfRecord = (database: Database, words: string, lists: Lists) =>
  or(
    isNamed(sql`${subject}`, words),
    ...lists.map(([kind, list]) => {
      const name = sql`${list.name}`
      const named = database
        .select({ key: keyColumn(list) })
        .from(list.id.table)
        .where(and(list.condition, list.isId ? eq(name, words) : isNamed(name, words)))
      return and(isOfKind(kind), inArray(keyOfRecord, named))
    }),
    and(
      isOfKind('blog'),
      inArray(
        subject,
        database
          .select({ subject })
          .from(staffActions)
          .where(and(isDeletion, isNamed(deletedName, words))),
      ),
    ),
  )

interface RecordedAction {
  readonly action: string
  readonly key: string | null
}

/** Adds to each action its record and the name of the record, which is known of deleted blogs too. */
export async function withRecords<Row extends RecordedAction>(
  database: Database,
  rows: readonly Row[],
  lists: Lists,
) {
  const keysOf = (kind: string) => {
    const keys = rows.filter((row) => row.action.startsWith(`${kind}.`)).map(({ key }) => key)
    return [...new Set(keys)].filter((key) => key !== null)
  }
  const records = new Map<string, FoundRecord>()
  for (const [kind, list] of lists) {
    const keys = keysOf(kind)
    if (keys.length === 0) continue
    const found = await database
      .select({ key: keyColumn(list), ...foundColumns(list) })
      .from(list.id.table)
      .where(and(list.condition, inArray(keyColumn(list), keys)))
    for (const { key, ...record } of found) records.set(`${kind} ${key}`, { kind, ...record })
  }
  const deletedBlogs = keysOf('blog').filter((key) => !records.has(`blog ${key}`))
  // Without an id the condition is false.
  const deletions = await database
    .select({ key: subject, name: deletedName })
    .from(staffActions)
    .where(and(isDeletion, inArray(subject, deletedBlogs)))
    .orderBy(asc(id))
  const deletedNames = new Map(deletions.map(({ key, name }) => [`blog ${key}`, name]))
  return rows.map(({ key, ...row }) => {
    const named = `${row.action.split('.')[0]} ${key}`
    const record = records.get(named) ?? null
    return { ...row, name: record?.name ?? deletedNames.get(named) ?? null, record }
  })
}
