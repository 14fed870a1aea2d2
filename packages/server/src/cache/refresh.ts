import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { readBatches } from '../db/batches.ts'
import { changeChannel, type Database } from '../db/database.ts'
import { strategies, strategyHighlights, trades } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'
import type { RecordValues } from '../http/staff-action.ts'
import { isStrategyCode } from '../strategies/require-strategy.ts'

/** The names of all caches that the specification has. */
export const cacheNames = ['categories', 'availableFactor', 'strategy'] as const
export type CacheName = (typeof cacheNames)[number]

interface Refresh {
  cacheName: CacheName
  strategyCode: string | null
}

interface Refreshed {
  /** What was done. */
  message: string
  isRefreshed: boolean
}

/**
 * Refreshes a cache, all of it or the entries of one strategy.
 *
 * This server has two of the three caches: the public pages and lists with their categories, which each process keeps
 * in memory, and the counts of trades in the highlights of the strategies that have closed trades. Without closed trades
 * the counts are what staff entered. Factors are read at each call.
 */
export async function refreshCache(
  tx: Database,
  { cacheName, strategyCode }: Refresh,
  record: RecordValues,
): Promise<Refreshed> {
  if (strategyCode !== null && !(await isStrategyCode(tx, strategyCode)))
    refuse(404, `There is no strategy ${strategyCode}.`)
  if (cacheName === 'strategy') {
    const counted = await recountTrades(tx, strategyCode, record)
    const suffix = strategyCode === null ? '' : ` of ${strategyCode}`
    const message =
      counted === 0
        ? `Cache strategy${suffix} has no entries, so nothing was emptied.`
        : `Cache strategy${suffix} refreshed: ${counted} ${counted === 1 ? 'entry' : 'entries'}.`
    return { message, isRefreshed: counted > 0 }
  }
  if (cacheName === 'categories' && strategyCode === null) {
    // Without the name of what changed, every process forgets all of its pages and lists once this is committed.
    await tx.execute(sql`select pg_notify(${changeChannel}, '')`)
    return {
      message: 'Cache categories refreshed: public pages and lists are read anew.',
      isRefreshed: true,
    }
  }
  const suffix = strategyCode === null ? '' : ` for ${strategyCode}`
  return {
    message: `This server keeps no cache ${cacheName}${suffix}, so nothing was emptied.`,
    isRefreshed: false,
  }
}

type Counts = Pick<typeof strategyHighlights.$inferSelect, 'winningTrades' | 'losingTrades' | 'totalTrades'>

interface CountedTrades {
  id: number
  strategyCode: string
  before: Counts
  after: Counts
}

/** Recounts the winning and losing trades of strategies that have closed trades, and returns how many strategies it did. */
async function recountTrades(
  tx: Database,
  strategyCode: string | null,
  record: RecordValues,
): Promise<number> {
  const { strategyId, winningTrades, losingTrades, totalTrades } = strategyHighlights
  const isWanted = strategyCode === null ? undefined : eq(strategies.strategyCode, strategyCode)
  const batches = readBatches({
    isAfter: ({ id }: { id: number }) => gt(strategyId, id),
    read: (condition, limit) =>
      tx
        .select({
          id: strategyId,
          strategyCode: strategies.strategyCode,
          before: { winningTrades, losingTrades, totalTrades },
          after: {
            winningTrades: countClosed(sql`${trades.pnl} > 0`),
            losingTrades: countClosed(sql`${trades.pnl} <= 0`),
            totalTrades: countClosed(sql`true`),
          },
        })
        .from(strategyHighlights)
        .innerJoin(strategies, eq(strategies.id, strategyId))
        .where(and(isWanted, gt(countClosed(sql`true`), 0), condition))
        .orderBy(asc(strategyId))
        .limit(limit)
        .for('update', { of: strategyHighlights }),
  })
  let counted = 0
  const changed: CountedTrades[] = []
  for await (const rows of batches) {
    counted += rows.length
    changed.push(...rows.filter(({ before, after }) => !isDeepStrictEqual(before, after)))
  }
  for (const { id, after } of changed)
    await tx.update(strategyHighlights).set(after).where(eq(strategyId, id))
  const countsOf = (time: 'before' | 'after') => ({
    counts: changed.map((row) => ({ strategyCode: row.strategyCode, ...row[time] })),
  })
  if (changed.length > 0) record(countsOf('before'), countsOf('after'))
  return counted
}

const countClosed = (condition: SQL) =>
  sql`(select count(*) from ${trades} where ${eq(trades.strategyId, strategyHighlights.strategyId)}
    and ${trades.exitDate} is not null and ${condition})`.mapWith(Number)
