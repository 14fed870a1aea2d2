import { searchKey } from '@tarang/machines/search-text'
import type { FoundRecord } from '@tarang/sdk/extensions'
import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { escapeLike } from '../../db/like.ts'
import type { Env } from '../../http/context.ts'
import { check, text } from '../../http/fields.ts'
import { foundColumns, listsFor } from '../../records/record-lists.ts'

/** The most records of a kind. */
const MOST = 10

const query = v.object({ text: v.optional(text(200), '') })

/** Records of every list, by their names. */
export const searchRoutes = new Hono<Env>().get('/search', async (context) => {
  const typed = check(query, context.req.query()).text
  const wanted = searchKey(typed)
  const found: FoundRecord[] = []
  if (wanted === '') return context.json(found)
  const { app, staff } = context.var
  for (const [kind, list] of listsFor(app, staff.role)) {
    const { id, name, otherName, condition, isId } = list
    const names: SQL = otherName ? sql`concat_ws(' ', ${name}, ${otherName})` : sql`${name}`
    const records = await app.database
      .select(foundColumns(list))
      .from(id.table)
      .where(
        and(
          condition,
          ...(isId
            ? [eq(names, typed)]
            : wanted.split(' ').map((word) => ilike(names, `%${escapeLike(word)}%`))),
        ),
      )
      .orderBy(desc(ilike(name, `${escapeLike(wanted)}%`)), name, id)
      .limit(MOST)
    found.push(...records.map((record) => ({ kind, ...record })))
  }
  return context.json(found)
})
