import { isSecureLink } from '@tarang/machines/field-rules'
import type { ExploreItem, NewExploreItem } from '@tarang/sdk'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { exploreItems } from '../db/schema/index.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { accepted } from '../http/envelope.ts'
import { etagOf, ifMatch, refuseUnmatched, respondWithRecord } from '../http/etag.ts'
import type { ColumnsOf, RulesOf } from '../http/fields.ts'
import { runStaffAction } from '../http/staff-action.ts'
import { id, noId, optionalText } from '../http/values.ts'
import { absoluteLink } from '../web/links.ts'

const sectionNames = ['learn', 'feature', 'offer', 'service'] as const

const status = v.picklist(['0', '1'], 'Status is required: 0 or 1.')

/** An https address, or a text that is no address: the form does not check it (section 5 of the specification). */
const optionalLink = v.pipe(
  optionalText(2000),
  v.check((link) => link === null || !URL.canParse(link) || isSecureLink(link), 'Must be an https address.'),
)

export const newItem = v.strictObject({
  id: noId,
  videoLink: optionalLink,
  backgroundImage: optionalLink,
  description: optionalText(10_000),
  text: optionalText(2000),
  type: optionalText(200),
  status,
  section: v.optional(v.picklist(['', ...sectionNames], 'Choose learn, feature, offer or service.'), ''),
} satisfies RulesOf<NewExploreItem>)

const { externalKey: _, ...described } = getTableColumns(exploreItems)
const columns = { ...described, etag: etagOf(exploreItems) } satisfies ColumnsOf<
  ExploreItem,
  typeof exploreItems
>

type Item = Pick<typeof exploreItems.$inferSelect, Exclude<keyof typeof columns, 'etag'>> & { etag: string }

const toExploreItem = (context: Context<Env>, item: Item) => ({
  ...item,
  backgroundImage: absoluteLink(context, item.backgroundImage),
})

/** Videos, offers, features and services. */
export const exploreRoutes = new Hono<Env>()
  .get('/getAllExploreData', async (context) => {
    const { database } = context.var.app
    const items = await database.select(columns).from(exploreItems).orderBy(asc(exploreItems.id))
    const sections = Map.groupBy(items, ({ section }) => section)
    const exploreData = [...sections].map(([sectionName, content]) => ({
      sectionName,
      content: content.map((item) => toExploreItem(context, item)),
    }))
    return context.json(accepted('Explore data.', { exploreData }))
  })

  .post('/addExploreData', async (context) => {
    const { id: _, ...item } = await readJson(context, newItem)
    const saved = await runStaffAction(
      context,
      'explore-item.added',
      async (tx, record) => {
        const [row] = await tx
          .insert(exploreItems)
          .values({ ...item, createdOn: context.var.app.now() })
          .returning(columns)
        record(null, row)
        return row!
      },
      ({ id }) => id,
    )
    context.var.app.dataVersion.changed('explore_items')
    return respondWithRecord(context, toExploreItem(context, saved))
  })

  .post('/updateExploreData', async (context) => {
    const body = await readJson(context, v.strictObject({ id, status }))
    const saved = await runStaffAction(
      context,
      'explore-item.changed',
      async (tx, record) => {
        const [before] = await tx
          .select(columns)
          .from(exploreItems)
          .where(eq(exploreItems.id, body.id))
          .for('update')
        const [row] = await tx
          .update(exploreItems)
          .set({ status: body.status, modifiedOn: context.var.app.now() })
          .where(and(eq(exploreItems.id, body.id), ifMatch(context, etagOf(exploreItems))))
          .returning(columns)
        record(before, row)
        return row ?? refuseUnmatched(context, tx, exploreItems, body.id, 'There is no such explore item.')
      },
      ({ id }) => id,
    )
    context.var.app.dataVersion.changed('explore_items')
    return respondWithRecord(context, toExploreItem(context, saved))
  })
