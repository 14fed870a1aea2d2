import { mostCharacters } from '@tarang/machines/field-rules'
import type { NewStockSplit, StockSplit, StockSplitChanges } from '@tarang/sdk'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { stockSplits } from '../db/schema/index.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { etagOf, ifMatch, refuseUnmatched, respondWithRecord } from '../http/etag.ts'
import { type ColumnsOf, check, type RulesOf, requiredText } from '../http/fields.ts'
import { runStaffAction } from '../http/staff-action.ts'
import { binaryStatus, id, plausibleDay, ratio } from '../http/values.ts'

const filter = v.object({
  splitStatus: v.optional(v.pipe(v.picklist(['0', '1'], 'Must be 0 or 1.'), v.transform(Number))),
})

const stockname = requiredText(mostCharacters.name, 'Stock name is required.')
const editableFields = {
  status: binaryStatus,
  corporateaction: requiredText(mostCharacters.name, 'Corporate action is required.'),
  sourcedon: plausibleDay,
}
export const newSplit = v.strictObject({
  stockname,
  splitratio: ratio,
  splitdate: plausibleDay,
  ...editableFields,
} satisfies RulesOf<NewStockSplit>)
const changes = v.strictObject({ id, stockname, ...editableFields } satisfies RulesOf<StockSplitChanges>)

const columns = { ...getTableColumns(stockSplits), etag: etagOf(stockSplits) } satisfies ColumnsOf<
  StockSplit,
  typeof stockSplits
>

/** The calendar of splits and other corporate actions. */
export const stockSplitRoutes = new Hono<Env>()
  .get('/getStockSplitCalender', async (context) => {
    const { splitStatus } = check(filter, context.req.query())
    const { database } = context.var.app
    return context.json(
      await database
        .select(columns)
        .from(stockSplits)
        .where(splitStatus === undefined ? undefined : eq(stockSplits.status, splitStatus))
        .orderBy(desc(stockSplits.splitdate), desc(stockSplits.id)),
    )
  })

  .post('/saveStockSplitCalender', async (context) => {
    const body = await readJson(context, newSplit)
    const saved = await runStaffAction(
      context,
      'stock-split.added',
      async (tx, record) => {
        const [row] = await tx
          .insert(stockSplits)
          .values({ ...body, createdon: context.var.app.now() })
          .returning(columns)
        record(null, row)
        return row!
      },
      ({ id }) => id,
    )
    return respondWithRecord(context, saved)
  })

  .post('/updateStockSplitCalender', async (context) => {
    // The client sends the stock's name, but a split's stock cannot change.
    const { id, stockname: _, ...values } = await readJson(context, changes)
    const saved = await runStaffAction(
      context,
      'stock-split.changed',
      async (tx, record) => {
        const [before] = await tx
          .select(columns)
          .from(stockSplits)
          .where(eq(stockSplits.id, id))
          .for('update')
        const [row] = await tx
          .update(stockSplits)
          .set(values)
          .where(and(eq(stockSplits.id, id), ifMatch(context, etagOf(stockSplits))))
          .returning(columns)
        record(before, row)
        return row ?? refuseUnmatched(context, tx, stockSplits, id, 'There is no such stock split.')
      },
      () => id,
    )
    return respondWithRecord(context, saved)
  })
