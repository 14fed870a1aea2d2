import type { Drawdown, StrategyHighlights } from '@tarang/sdk'
import { and, asc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { drawdowns, strategies, strategyHighlights } from '../db/schema/index.ts'
import { contentEtagOf } from '../http/etag.ts'
import type { ColumnsOf } from '../http/fields.ts'

const { strategyId, strategyDescriptionCode, ...figuresOfTrades } = getTableColumns(strategyHighlights)
const { strategyId: _, ...figuresOfDrawdown } = getTableColumns(drawdowns)

/** The figures of closed trades in answers. */
export const highlightColumns = figuresOfTrades satisfies ColumnsOf<
  Omit<StrategyHighlights, 'strategyDescriptionCode' | 'videoLink' | 'status' | 'strategyDescription'>,
  typeof strategyHighlights
>

/** The drawdown of a strategy in answers. */
export const drawdownColumns = figuresOfDrawdown satisfies ColumnsOf<Drawdown, typeof drawdowns>

const { factor, xirr, netReturn, pnl, status } = strategies
const figureColumns = { factor, xirr, netReturn, pnl, status }

/** The version of a strategy's figures, which are in three tables: imports and refreshed counts change one of them. */
export const figuresEtag = contentEtagOf({ ...figureColumns, ...highlightColumns, ...drawdownColumns })

type Highlights = Pick<typeof strategyHighlights.$inferSelect, keyof typeof highlightColumns>
type DrawdownFigures = Pick<typeof drawdowns.$inferSelect, keyof typeof drawdownColumns>

/** The values of a strategy that staff enter. */
export interface StrategyFigures {
  factor: string
  xirr: number | null
  netReturn: number | null
  pnl: number | null
  status: number
  highlights: Highlights | null
  drawdown: DrawdownFigures | null
}

/** The strategy that fulfils a condition; undefined if there is none. */
export async function findStrategyRecord(database: Database, condition: SQL | undefined) {
  const [record] = await listStrategyRecords(database, condition)
  return record
}

/** The strategies in the order of their ids. */
export async function listStrategyRecords(database: Database, condition?: SQL) {
  const rows = await database
    .select({
      id: strategies.id,
      strategyCode: strategies.strategyCode,
      etag: figuresEtag,
      ...figureColumns,
      highlights: highlightColumns,
      drawdown: drawdownColumns,
    })
    .from(strategies)
    .leftJoin(strategyHighlights, eq(strategyHighlights.strategyId, strategies.id))
    .leftJoin(drawdowns, eq(drawdowns.strategyId, strategies.id))
    .where(condition)
    .orderBy(asc(strategies.id))
  return rows.map(({ id, strategyCode, etag, ...figures }) => ({ id, strategyCode, etag, figures }))
}

/** Replaces the highlights and the drawdown of a strategy; null deletes them. The link to a description stays. */
export async function saveFigures(
  tx: Database,
  strategyId: number,
  { highlights, drawdown }: Pick<StrategyFigures, 'highlights' | 'drawdown'>,
) {
  await (highlights ? saveHighlights(tx, strategyId, highlights) : clearHighlights(tx, strategyId))
  if (!drawdown) {
    await tx.delete(drawdowns).where(eq(drawdowns.strategyId, strategyId))
    return
  }
  await tx
    .insert(drawdowns)
    .values({ strategyId, ...drawdown })
    .onConflictDoUpdate({ target: drawdowns.strategyId, set: drawdown })
}

const saveHighlights = (tx: Database, strategyId: number, highlights: Highlights) =>
  tx
    .insert(strategyHighlights)
    .values({ strategyId, ...highlights })
    .onConflictDoUpdate({ target: strategyHighlights.strategyId, set: highlights })

async function clearHighlights(tx: Database, strategyId: number) {
  const isOfStrategy = eq(strategyHighlights.strategyId, strategyId)
  await tx
    .delete(strategyHighlights)
    .where(and(isOfStrategy, isNull(strategyHighlights.strategyDescriptionCode)))
  await tx.update(strategyHighlights).set(noFigures).where(isOfStrategy)
}

/** The highlights of a strategy that has only the link to its description. */
export const noFigures: Highlights = {
  winningTrades: 0,
  losingTrades: 0,
  totalTrades: 0,
  averageHoldingPeriod: null,
  averageStockPeriod: null,
  drawDownPeriod: null,
}
