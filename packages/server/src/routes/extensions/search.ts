import { searchKey } from '@tarang/machines/search-text'
import type { FoundRecord } from '@tarang/sdk/extensions'
import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { Hono } from 'hono'
import * as v from 'valibot'
import { rightsOf } from '../../auth/roles.ts'
import { escapeLike } from '../../db/like.ts'
import {
  blogs,
  discounts,
  exploreItems,
  notifications,
  stockSplits,
  strategies,
  strategyDescriptions,
  strategyPlans,
  strategySubscribers,
  tickets,
} from '../../db/schema/index.ts'
import type { Env } from '../../http/context.ts'
import { check, text } from '../../http/fields.ts'

/** The most records of a kind. */
const MOST = 10

const query = v.object({ text: v.optional(text(200), '') })

/** Where the records of a kind are, and by which names they are found. */
interface List {
  readonly id: PgColumn
  /** Shown. */
  readonly name: PgColumn
  /** Found too. */
  readonly otherName?: PgColumn
  readonly list?: PgColumn
  /** The name is an id and found whole: a list of a hundred thousand is not searched for parts of it. */
  readonly isId?: true
  /** Data of persons, which viewers do not find. */
  readonly isPersonal?: true
}

const lists: Readonly<Record<FoundRecord['kind'], List>> = {
  strategy: { id: strategies.id, name: strategies.strategyCode },
  discount: { id: discounts.id, name: discounts.couponcode, otherName: discounts.strategycode },
  plan: { id: strategyPlans.id, name: strategyPlans.title, otherName: strategyPlans.strategyCode },
  'strategy-description': { id: strategyDescriptions.id, name: strategyDescriptions.strategyDescriptionCode },
  'stock-split': { id: stockSplits.id, name: stockSplits.stockname },
  'explore-item': { id: exploreItems.id, name: exploreItems.text },
  blog: { id: blogs.id, name: blogs.text },
  notification: { id: notifications.id, name: notifications.title, list: notifications.type },
  subscriber: {
    id: strategySubscribers.id,
    name: strategySubscribers.userid,
    list: strategySubscribers.strategycode,
    isId: true,
    isPersonal: true,
  },
  ticket: { id: tickets.id, name: tickets.name, otherName: tickets.email, isPersonal: true },
}

/** Records of every list, by their names. */
export const searchRoutes = new Hono<Env>().get('/search', async (context) => {
  const typed = check(query, context.req.query()).text
  const wanted = searchKey(typed)
  const found: FoundRecord[] = []
  if (wanted === '') return context.json(found)
  const mayEdit = rightsOf(context.var.staff.role).includes('edit')
  for (const kind of Object.keys(lists) as FoundRecord['kind'][]) {
    const { id, name, otherName, list, isId, isPersonal } = lists[kind]
    if (isPersonal && !mayEdit) continue
    const names: SQL = otherName ? sql`concat_ws(' ', ${name}, ${otherName})` : sql`${name}`
    const records = await context.var.app.database
      .select({
        id: sql<string>`${id}::text`,
        name: sql<string>`${name}`,
        list: list ? sql<string>`${list}` : sql<null>`null`,
      })
      .from(id.table)
      .where(
        isId
          ? eq(name, typed)
          : and(...wanted.split(' ').map((word) => ilike(names, `%${escapeLike(word)}%`))),
      )
      .orderBy(desc(ilike(name, `${escapeLike(wanted)}%`)), name, id)
      .limit(MOST)
    found.push(...records.map((record) => ({ kind, ...record })))
  }
  return context.json(found)
})
