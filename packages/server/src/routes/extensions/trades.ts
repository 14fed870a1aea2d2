import { mostCharacters } from '@tarang/machines/field-rules'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { readBatches } from '../../db/batches.ts'
import type { Database } from '../../db/database.ts'
import { strategies, trades } from '../../db/schema/index.ts'
import { readJson } from '../../http/body.ts'
import type { Env } from '../../http/context.ts'
import { etagOf, ifMatch, refuseUnmatched, respondWithRecord } from '../../http/etag.ts'
import { requiredText } from '../../http/fields.ts'
import { refuse } from '../../http/refusal.ts'
import { type RecordValues, runStaffAction } from '../../http/staff-action.ts'
import { respondWithJson } from '../../http/streamed-json.ts'
import { amount, idInPath, number, plausibleDay } from '../../http/values.ts'
import { checkTrade } from '../../import/kinds/trades.ts'
import { deleteUnusedExclusion, moveExclusion } from '../../strategies/move-exclusion.ts'
import { tradeColumns, tradeOrder } from '../../strategies/read-trades.ts'

const tradeValues = v.strictObject({
  stockName: requiredText(mostCharacters.name, 'Stock name is required.'),
  entryPrice: amount,
  exitPrice: v.nullable(amount),
  pnl: number,
  entryDate: plausibleDay,
  exitDate: v.nullable(plausibleDay),
})

const columns = { ...tradeColumns, etag: etagOf(trades) }
const notFound = 'There is no such trade.'

async function readTrade(context: Context<Env>) {
  const values = await readJson(context, tradeValues)
  const fault = checkTrade(values)
  return fault ? refuse(422, fault.reason, { [fault.column]: fault.reason }) : values
}

async function strategyIdOf(database: Database, strategyCode: string): Promise<number> {
  const [strategy] = await database
    .select({ id: strategies.id })
    .from(strategies)
    .where(eq(strategies.strategyCode, strategyCode))
  return strategy?.id ?? refuse(404, `There is no strategy ${strategyCode}.`)
}

/** Reads the trades of a strategy in batches, open ones first. One that is closed meanwhile may come twice. */
async function* readOpenFirst(database: Database, strategyId: number) {
  for (const isOfGroup of [isNull(trades.exitDate), isNotNull(trades.exitDate)])
    yield* readBatches({
      isAfter: tradeOrder.isAfter,
      read: (condition, limit) =>
        database
          .select(columns)
          .from(trades)
          .where(and(eq(trades.strategyId, strategyId), isOfGroup, condition))
          .orderBy(...tradeOrder.orderBy)
          .limit(limit),
    })
}

/** Trades that staff enter by hand. */
export const tradeRoutes = new Hono<Env>()
  .get('/strategies/:strategyCode/trades', async (context) => {
    const { database } = context.var.app
    const strategyId = await strategyIdOf(database, context.req.param('strategyCode'))
    return respondWithJson(context, readOpenFirst(database, strategyId))
  })

  .post('/strategies/:strategyCode/trades', async (context) => {
    const strategyCode = context.req.param('strategyCode')
    const values = await readTrade(context)
    const add = async (tx: Database, record: RecordValues) => {
      const strategyId = await strategyIdOf(tx, strategyCode)
      const [row] = await tx
        .insert(trades)
        .values({ strategyId, ...values })
        .returning(columns)
      record(null, row)
      return row!
    }
    return respondWithRecord(
      context,
      await runStaffAction(context, 'trade.added', add, ({ id }) => `${strategyCode} ${id}`),
    )
  })

  .put('/trades/:id', async (context) => {
    const id = idInPath(context, notFound)
    const values = await readTrade(context)
    const change = async (tx: Database, record: RecordValues) => {
      const isTrade = eq(trades.id, id)
      const [before] = await tx.select(columns).from(trades).where(isTrade).for('update')
      const [row] = await tx
        .update(trades)
        .set(values)
        .where(and(isTrade, ifMatch(context, columns.etag)))
        .returning(columns)
      if (!row) return refuseUnmatched(context, tx, trades, id, notFound)
      if (before?.exitDate === null) await moveExclusion(tx, before, row)
      record(before, row)
      return row
    }
    return respondWithRecord(context, await runStaffAction(context, 'trade.changed', change, () => id))
  })

  .delete('/trades/:id', async (context) => {
    const id = idInPath(context, notFound)
    const remove = async (tx: Database, record: RecordValues) => {
      const isTrade = and(eq(trades.id, id), ifMatch(context, columns.etag))
      const [row] = await tx.delete(trades).where(isTrade).returning(columns)
      if (!row) return refuseUnmatched(context, tx, trades, id, notFound)
      await deleteUnusedExclusion(tx, row)
      record(row, null)
      return { id: row.id }
    }
    return context.json(await runStaffAction(context, 'trade.deleted', remove, () => id))
  })
