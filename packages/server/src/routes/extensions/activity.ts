import { and, desc, eq, getTableColumns, gte, lt } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { staffActions } from '../../db/schema/index.ts'
import type { Env } from '../../http/context.ts'
import { check, requiredText } from '../../http/fields.ts'

const MOST = 1000

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
    String(MOST),
  ),
  before: v.optional(wholeNumber('Must be the id of an action.')),
  person: v.optional(requiredText(100, 'Must be the id of a person.')),
  subject: v.optional(requiredText(500, 'Must name a record.')),
  since: v.optional(moment),
  until: v.optional(moment),
})

/** The actions of staff, newest first. */
export const activityRoutes = new Hono<Env>().get('/activity', async (context) => {
  const { limit, before, person, subject, since, until } = check(query, context.req.query())
  const { id, at, staffId } = staffActions
  const rows = await context.var.database
    .select(getTableColumns(staffActions))
    .from(staffActions)
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
        person === undefined ? undefined : eq(staffId, person),
        subject === undefined ? undefined : eq(staffActions.subject, subject),
        since && gte(at, since),
        until && lt(at, until),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
  return context.json(rows)
})
