import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { strategies, strategyHighlights, trades } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'

/** The names of all caches. */
export const cacheNames = ['categories', 'availableFactor', 'strategy'] as const
export type CacheName = (typeof cacheNames)[number]

type Strategy = typeof strategies.$inferSelect

const frequencies: Record<string, string> = { W: 'weekly', M: 'monthly', Q: 'quarterly' }

/** The keys of a strategy in each cache. */
const keysOf: Record<CacheName, (strategy: Strategy) => string[]> = {
  categories: ({ strategyCode }) => [frequencies[strategyCode.split('-').at(-1) ?? ''] ?? 'other'],
  availableFactor: ({ factor }) => factor.split('+'),
  strategy: ({ strategyCode }) => [strategyCode],
}

interface Refresh {
  cacheName: CacheName
  strategyCode: string | null
}

/**
 * Refreshes a cache, all of it or the entries of one strategy, and returns the number of entries. This server reads its
 * tables at each call; what it has to compute are the highlights of the strategies.
 */
export async function refreshCache(tx: Database, { cacheName, strategyCode }: Refresh): Promise<number> {
  if (cacheName === 'strategy') await recountTrades(tx)
  const all = await tx.select().from(strategies)
  const one = all.find((strategy) => strategy.strategyCode === strategyCode)
  if (strategyCode !== null && !one) return refuse(404, `There is no strategy ${strategyCode}.`)
  const keys = (one ? [one] : all).flatMap((strategy) => keysOf[cacheName](strategy))
  return new Set(keys).size
}

/** Recounts the winning and losing trades of every strategy from its closed trades; one without any has none. */
const recountTrades = (database: Database) =>
  database.update(strategyHighlights).set({
    winningTrades: countClosed(sql`${trades.pnl} > 0`),
    losingTrades: countClosed(sql`${trades.pnl} <= 0`),
    totalTrades: countClosed(sql`true`),
  })

const countClosed = (condition: ReturnType<typeof sql>) =>
  sql`(select count(*) from ${trades} where ${eq(trades.strategyId, strategyHighlights.strategyId)}
    and ${trades.exitDate} is not null and ${condition})`
