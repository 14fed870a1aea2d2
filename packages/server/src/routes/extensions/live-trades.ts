import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { excludedLiveTrades } from '../../db/schema/index.ts'
import { readJson } from '../../http/body.ts'
import type { Env } from '../../http/context.ts'
import { requiredText } from '../../http/fields.ts'
import { refuse } from '../../http/refusal.ts'
import { runStaffAction } from '../../http/staff-action.ts'
import { calendarDay } from '../../http/values.ts'

const exclusion = v.strictObject({
  stockName: requiredText(200, 'Stock name is required.'),
  businessDate: calendarDay,
})

/** Taking back the exclusion of live trades. */
export const excludedTradeRoutes = new Hono<Env>().post('/live-trades/include', async (context) => {
  const { stockName, businessDate } = await readJson(context, exclusion)
  const included = await runStaffAction(
    context,
    'live-trade.included',
    async (tx, record) => {
      const [row] = await tx
        .delete(excludedLiveTrades)
        .where(
          and(eq(excludedLiveTrades.stockName, stockName), eq(excludedLiveTrades.businessDate, businessDate)),
        )
        .returning({
          stockName: excludedLiveTrades.stockName,
          businessDate: excludedLiveTrades.businessDate,
        })
      if (row) record(row, null)
      return row ?? refuse(404, `The trade of ${stockName} entered on ${businessDate} is not excluded.`)
    },
    () => `${stockName} ${businessDate}`,
  )
  return context.json(included)
})
