import { mostCharacters } from '@tarang/machines/field-rules'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import { strategies } from '../../db/schema/index.ts'
import { readJson } from '../../http/body.ts'
import type { Env } from '../../http/context.ts'
import { ifMatch, refuseUnmatched, respondWithRecord } from '../../http/etag.ts'
import { requiredText } from '../../http/fields.ts'
import { refuse } from '../../http/refusal.ts'
import { type RecordValues, runStaffAction } from '../../http/staff-action.ts'
import { binaryStatus, idInPath, number, plausibleDay } from '../../http/values.ts'
import { checkDrawdown, percentage } from '../../import/kinds/drawdowns.ts'
import { duration, tradeCount } from '../../import/kinds/highlights.ts'
import { newStrategyCode } from '../../import/kinds/strategies.ts'
import {
  figuresEtag,
  findStrategyRecord,
  listStrategyRecords,
  type StrategyFigures,
  saveFigures,
} from '../../strategies/strategy-records.ts'

const highlights = v.strictObject({
  winningTrades: tradeCount,
  losingTrades: tradeCount,
  totalTrades: tradeCount,
  averageHoldingPeriod: v.nullable(duration),
  averageStockPeriod: v.nullable(duration),
  drawDownPeriod: v.nullable(duration),
})
const drawdown = v.strictObject({
  startRange: plausibleDay,
  endRange: plausibleDay,
  drawDownInPercentage: percentage,
  drawDownAmount: number,
  currentPortfolioReturn: number,
  maxPortfolioReturn: number,
  prevPortfolioReturn: number,
})
const figures = v.strictObject({
  factor: requiredText(mostCharacters.name, 'Factor is required.'),
  xirr: v.nullable(number),
  netReturn: v.nullable(number),
  pnl: v.nullable(number),
  status: binaryStatus,
  highlights: v.nullable(highlights),
  drawdown: v.nullable(drawdown),
})
const newStrategy = v.strictObject({ strategyCode: newStrategyCode, figures })

function refuseReversed({ drawdown }: StrategyFigures) {
  const fault = drawdown && checkDrawdown({ ...drawdown })
  if (fault) refuse(422, 'The drawdown must not end before its start.', { [fault.column]: fault.reason })
}

const notFound = 'There is no such strategy.'

const refuseDuplicate = (code: string) => {
  const message = `There is a strategy ${code} already.`
  return refuse(409, message, { strategyCode: message })
}

/** The columns of `strategies` among the figures. */
const columnsOf = ({ highlights: _, drawdown: __, ...columns }: StrategyFigures) => columns

const readSaved = async (tx: Database, id: number) => (await findStrategyRecord(tx, eq(strategies.id, id)))!

/** Strategies that staff enter by hand. */
export const strategyRecordRoutes = new Hono<Env>()
  .get('/strategies', async (context) => context.json(await listStrategyRecords(context.var.app.database)))

  .post('/strategies', async (context) => {
    const { strategyCode, figures } = await readJson(context, newStrategy)
    refuseReversed(figures)
    const add = async (tx: Database, record: RecordValues) => {
      const [row] = await tx
        .insert(strategies)
        .values({ strategyCode, ...columnsOf(figures), createdOn: context.var.app.now() })
        .onConflictDoNothing()
        .returning({ id: strategies.id })
      const { id } = row ?? refuseDuplicate(strategyCode)
      await saveFigures(tx, id, figures)
      record(null, { strategyCode, ...figures })
      return readSaved(tx, id)
    }
    return respondWithRecord(
      context,
      await runStaffAction(context, 'strategy.added', add, () => strategyCode),
    )
  })

  .put('/strategies/:id', async (context) => {
    const id = idInPath(context, notFound)
    const values = await readJson(context, figures)
    refuseReversed(values)
    const change = async (tx: Database, record: RecordValues) => {
      const isStrategy = eq(strategies.id, id)
      await tx.select({ id: strategies.id }).from(strategies).where(isStrategy).for('update')
      const before = await findStrategyRecord(tx, and(isStrategy, ifMatch(context, figuresEtag)))
      if (!before) return refuseUnmatched(context, tx, strategies, id, notFound)
      await tx
        .update(strategies)
        .set({ ...columnsOf(values), modifiedOn: context.var.app.now() })
        .where(isStrategy)
      await saveFigures(tx, id, values)
      const saved = await readSaved(tx, id)
      record(before.figures, saved.figures)
      return saved
    }
    return respondWithRecord(
      context,
      await runStaffAction(context, 'strategy.changed', change, ({ strategyCode }) => strategyCode),
    )
  })
