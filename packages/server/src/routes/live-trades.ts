import { and, asc, eq, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { excludedLiveTrades, trades } from '../db/schema/index.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { requiredText } from '../http/fields.ts'
import { refuse } from '../http/refusal.ts'
import { runStaffAction, unchanged } from '../http/staff-action.ts'
import { calendarDay } from '../http/values.ts'

const exclusion = v.strictObject({
  stockName: requiredText(200, 'Stock name is required.'),
  businessDate: calendarDay,
})

/** Exclusion of live trades from what clients see. */
export const liveTradeRoutes = new Hono<Env>()
  .get('/getExcludedLiveTrades', async (context) => {
    const { stockName } = excludedLiveTrades
    const { database } = context.var.app
    return context.json(
      await database.selectDistinct({ stockName }).from(excludedLiveTrades).orderBy(asc(stockName)),
    )
  })

  .post('/excludeLiveTrades', async (context) => {
    const { now } = context.var.app
    const { stockName, businessDate } = await readJson(context, exclusion)
    const isLive = and(
      eq(trades.stockName, stockName),
      eq(trades.entryDate, businessDate),
      isNull(trades.exitDate),
    )
    await runStaffAction(
      context,
      'live-trade.excluded',
      async (tx, record) => {
        const [trade] = await tx.select({ id: trades.id }).from(trades).where(isLive).limit(1)
        if (!trade) refuse(404, `There is no live trade of ${stockName} entered on ${businessDate}.`)
        // A repeated exclusion gets the answer of the first one.
        const [excluded] = await tx
          .insert(excludedLiveTrades)
          .values({ stockName, businessDate, excludedOn: now() })
          .onConflictDoNothing()
          .returning({ id: excludedLiveTrades.id })
        record(null, { stockName, businessDate })
        return excluded
      },
      (excluded) => (excluded ? `${stockName} ${businessDate}` : unchanged),
    )
    return context.json({ stockName })
  })
