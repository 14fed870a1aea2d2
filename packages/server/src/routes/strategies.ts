import type { Strategy, StrategySubscriber } from '@tarang/sdk'
import { and, asc, eq, getTableColumns, or, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { splitIntoBatches } from '../db/batches.ts'
import type { Database } from '../db/database.ts'
import { byId } from '../db/order.ts'
import {
  drawdowns,
  strategies,
  strategyDescriptions,
  strategyHighlights,
  strategySubscribers,
} from '../db/schema/index.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { accepted } from '../http/envelope.ts'
import { type ColumnsOf, requiredText } from '../http/fields.ts'
import { respondWithList } from '../http/pages.ts'
import { refuse } from '../http/refusal.ts'
import { type RecordValues, runStaffAction } from '../http/staff-action.ts'
import { respondWithJson } from '../http/streamed-json.ts'
import { readTrades } from '../strategies/read-trades.ts'
import { isStrategyOrPlanCode } from '../strategies/require-strategy.ts'
import { drawdownColumns, highlightColumns, noFigures } from '../strategies/strategy-records.ts'

const link = v.strictObject({
  strategyCode: requiredText(200, 'Choose a strategy.'),
  strategyDescriptionCode: requiredText(200, 'Choose a description.'),
})

const { factor, pnl, ...strategyColumns } = getTableColumns(strategies)
const liveColumns = {
  ...strategyColumns,
  drawDownStartDate: drawdowns.startRange,
  drawDownEndDate: drawdowns.endRange,
  drawDownPercentage: drawdowns.drawDownInPercentage,
} satisfies ColumnsOf<Strategy, typeof strategies>
const subscriberColumns = getTableColumns(strategySubscribers) satisfies ColumnsOf<
  StrategySubscriber,
  typeof strategySubscribers
>
const { videoLink, status, strategyDescription } = strategyDescriptions

/** Strategies, their details, their descriptions and their subscribers. */
export const strategyRoutes = new Hono<Env>()
  .get('/liveStrategies', async (context) => {
    const { database } = context.var.app
    return context.json(
      await database
        .select(liveColumns)
        .from(strategies)
        .leftJoin(drawdowns, eq(drawdowns.strategyId, strategies.id))
        .orderBy(asc(strategies.id)),
    )
  })

  .get('/backtest/strategy-details/:strategyCode', async (context) => {
    const { database } = context.var.app
    const codeOrId = context.req.param('strategyCode')
    const id = /^[1-9]\d{0,8}$/.test(codeOrId) ? Number(codeOrId) : 0
    const [found] = await database
      .select({
        strategy: getTableColumns(strategies),
        // Drizzle takes a record for missing whose first column is null.
        highlights: {
          ...highlightColumns,
          strategyDescriptionCode: strategyHighlights.strategyDescriptionCode,
        },
        description: { status, videoLink, strategyDescription },
        drawdown: drawdownColumns,
      })
      .from(strategies)
      .leftJoin(strategyHighlights, eq(strategyHighlights.strategyId, strategies.id))
      .leftJoin(
        strategyDescriptions,
        eq(strategyDescriptions.strategyDescriptionCode, strategyHighlights.strategyDescriptionCode),
      )
      .leftJoin(drawdowns, eq(drawdowns.strategyId, strategies.id))
      .where(or(eq(strategies.strategyCode, codeOrId), eq(strategies.id, id)))
      .limit(1)
    if (!found) return refuse(404, `There is no strategy ${codeOrId}.`)
    if (context.req.method === 'HEAD') return context.json(null)

    const { strategy, highlights, description, drawdown } = found
    const { liveTrades, excludedTrades, closedTrades } = await readTrades(database, strategy.id)
    const strategyDetails = {
      strategyCode: strategy.strategyCode,
      netReturns: strategy.netReturn,
      xirr: strategy.xirr,
      pnl: strategy.pnl,
      status: strategy.status,
      createdOn: strategy.createdOn,
      modifiedOn: strategy.modifiedOn,
      liveTrades: splitIntoBatches(liveTrades),
      excludedTrades: splitIntoBatches(excludedTrades),
      closedTrades: splitIntoBatches(closedTrades),
      strategyHighlights: highlights && {
        ...highlights,
        videoLink: description?.videoLink ?? null,
        status: description?.status ?? null,
        strategyDescription: description?.strategyDescription ?? null,
      },
      drawdown,
    }
    return respondWithJson(context, accepted('Strategy details.', { strategyDetails }))
  })

  .post('/linkStrategyToStrategyDescription', async (context) => {
    const { now } = context.var.app
    const { strategyCode, strategyDescriptionCode } = await readJson(context, link)
    const linkDescription = async (tx: Database, record: RecordValues) => {
      const [strategy] = await tx
        .update(strategies)
        .set({ modifiedOn: now() })
        .where(eq(strategies.strategyCode, strategyCode))
        .returning({ id: strategies.id })
      if (!strategy)
        return refuse(404, `There is no strategy ${strategyCode}.`, { strategyCode: 'Is unknown.' })
      const [description] = await tx
        .select({ id: strategyDescriptions.id })
        .from(strategyDescriptions)
        .where(eq(strategyDescriptions.strategyDescriptionCode, strategyDescriptionCode))
      if (!description) {
        return refuse(404, `There is no description ${strategyDescriptionCode}.`, {
          strategyDescriptionCode: 'Is unknown.',
        })
      }
      const [before] = await tx
        .select({ strategyDescriptionCode: strategyHighlights.strategyDescriptionCode })
        .from(strategyHighlights)
        .where(eq(strategyHighlights.strategyId, strategy.id))
      record(before ?? { strategyDescriptionCode: null }, { strategyDescriptionCode })
      await tx
        .insert(strategyHighlights)
        .values({
          strategyId: strategy.id,
          strategyDescriptionCode,
          ...noFigures,
        })
        .onConflictDoUpdate({ target: strategyHighlights.strategyId, set: { strategyDescriptionCode } })
    }
    await runStaffAction(context, 'strategy.linked', linkDescription, () => strategyCode)
    return context.json({ strategyCode, strategyDescriptionCode })
  })

  .get('/strategies/getUsersByStrategyCode/:strategyCode', async (context) => {
    const { database } = context.var.app
    const strategyCode = context.req.param('strategyCode')
    const rows = {
      ...byId(strategySubscribers),
      read: (condition: SQL | undefined, limit: number) =>
        database
          .select(subscriberColumns)
          .from(strategySubscribers)
          .where(and(eq(strategySubscribers.strategycode, strategyCode), condition))
          .orderBy(asc(strategySubscribers.id))
          .limit(limit),
    }
    const isKnown =
      (await rows.read(undefined, 1)).length > 0 || (await isStrategyOrPlanCode(database, strategyCode))
    if (!isKnown) refuse(404, `There is no strategy ${strategyCode}.`)
    return respondWithList(context, rows, {
      toItem: (row) => row,
      toBody: (items) => accepted('Subscribers.', items),
    })
  })
