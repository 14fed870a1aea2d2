import { and, desc, eq, gt, gte, like, lt, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { collectRows, readBatches } from '../../db/batches.ts'
import type { Database } from '../../db/database.ts'
import { staffActions } from '../../db/schema/index.ts'
import type { Env } from '../../http/context.ts'
import { check, requiredText } from '../../http/fields.ts'
import { listsFor } from '../../records/record-lists.ts'
import { isOfRecord, keyOfRecord, withRecords } from '../../records/records-of-actions.ts'

const MOST = 200

const wholeNumber = (message: string) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, message), v.transform(Number))

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Must be a moment, such as 2026-11-21T09:00:00Z.'),
  v.transform((text) => new Date(text)),
)

const query = v.object({
  limit: v.optional(
    v.pipe(wholeNumber('Must be a whole number.'), v.maxValue(MOST, `Must be at most ${MOST}.`)),
    '50',
  ),
  before: v.optional(wholeNumber('Must be the id of an action.')),
  person: v.optional(requiredText(100, 'Must be the id of a person.')),
  kind: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,50}$/, 'Must be a kind of record, such as blog.'))),
  subject: v.optional(requiredText(500, 'Must name a record.')),
  since: v.optional(moment),
  until: v.optional(moment),
})

const { id, at, staffId, staffName, action, subject: subjectColumn, requestId } = staffActions
const activityColumns = {
  ...{ id, at, staffId, staffName, action, subject: subjectColumn, requestId },
  before: staffActions.before,
  after: staffActions.after,
  key: keyOfRecord,
}

const rowsOf = async <Row>(database: Database, query: SQL) =>
  ((await database.execute(query)) as unknown as { rows: Row[] }).rows

// Both read one entry of an index for each value, where `distinct` would read all of it: 1.7 s of 200,000 actions.
const listPeople = (database: Database) =>
  readBatches({
    isAfter: (last: { id: string }) => gt(staffId, last.id),
    read: (condition = sql`true`, limit) =>
      rowsOf<{ id: string; name: string }>(
        database,
        sql`
          with recursive people as (
            (select staff_id, staff_name from staff_actions where ${condition} order by staff_id, id desc limit 1)
            union all
            select next.* from people cross join lateral (
              select staff_id, staff_name from staff_actions where staff_id > people.staff_id
              order by staff_id, id desc limit 1
            ) as next
          ) select staff_id as id, staff_name as name from people limit ${limit}`,
      ),
  })
const everyAction = sql`
  with recursive actions as (
    (select action from staff_actions order by action limit 1)
    union all
    select next.* from actions cross join lateral (
      select action from staff_actions where action > actions.action order by action limit 1
    ) as next
  ) select action from actions`

/** What staff did, newest first: changes, logins and commands of the operator. */
export const activityRoutes = new Hono<Env>()
  .get('/activity', async (context) => {
    const { limit, before, person, kind, subject, since, until } = check(query, context.req.query())
    const { app, staff } = context.var
    const { database } = app
    const lists = listsFor(app, staff.role)
    const rows = await database
      .select(activityColumns)
      .from(staffActions)
      .where(
        and(
          before === undefined ? undefined : lt(id, before),
          person === undefined ? undefined : eq(staffId, person),
          kind === undefined ? undefined : like(action, `${kind}.%`),
          subject === undefined ? undefined : isOfRecord(database, subject, lists),
          since && gte(at, since),
          until && lt(at, until),
        ),
      )
      .orderBy(desc(id))
      .limit(limit)
    return context.json(await withRecords(database, rows, lists))
  })

  .get('/activity/filters', async (context) => {
    const { database } = context.var.app
    const people = await collectRows(listPeople(database))
    const actions = await rowsOf<{ action: string }>(database, everyAction)
    const kinds = new Set(actions.map((row) => row.action.split('.')[0]))
    return context.json({
      people: people.sort((one, other) => one.name.localeCompare(other.name)),
      kinds: [...kinds].sort(),
    })
  })
