import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { cacheEntries, strategies, strategyHighlights, trades } from '../db/schema/index.ts'
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
  now: Date
}

/** Recomputes a cache, all of it or the entries of one strategy, and returns the number of entries. */
export async function refreshCache(tx: Database, { cacheName, strategyCode, now }: Refresh): Promise<number> {
  if (cacheName === 'strategy') await recountTrades(tx)
  const all = await tx.select().from(strategies)
  const one = all.find((strategy) => strategy.strategyCode === strategyCode)
  if (strategyCode !== null && !one) return refuse(404, `There is no strategy ${strategyCode}.`)

  const byKey = new Map<string, Strategy[]>()
  for (const strategy of all) {
    for (const key of keysOf[cacheName](strategy)) byKey.set(key, [...(byKey.get(key) ?? []), strategy])
  }
  const keys = one ? keysOf[cacheName](one) : [...byKey.keys()]
  const values = keys.map((key) => ({
    cacheName,
    key,
    value: summary(byKey.get(key)!),
    refreshedOn: now,
  }))
  if (!one) {
    await tx
      .delete(cacheEntries)
      .where(and(eq(cacheEntries.cacheName, cacheName), notInArray(cacheEntries.key, ['', ...keys])))
  }
  if (values.length === 0) return 0
  await tx
    .insert(cacheEntries)
    .values(values)
    .onConflictDoUpdate({
      target: [cacheEntries.cacheName, cacheEntries.key],
      set: { value: sql`excluded.value`, refreshedOn: now },
    })
  return values.length
}

const summary = (strategiesOfKey: Strategy[]) => ({
  active: strategiesOfKey.filter((strategy) => strategy.status === 1).length,
  strategyCodes: strategiesOfKey.map((strategy) => strategy.strategyCode),
})

/** Recounts the winning and losing trades of every strategy from its closed trades. */
async function recountTrades(database: Database) {
  const isClosed = sql`${trades.exitDate} is not null`
  const counted = database
    .select({
      strategyId: trades.strategyId,
      won: sql<number>`count(*) filter (where ${isClosed} and ${trades.pnl} > 0)`.as('won'),
      closed: sql<number>`count(*) filter (where ${isClosed})`.as('closed'),
    })
    .from(trades)
    .groupBy(trades.strategyId)
    .as('counted')
  await database
    .update(strategyHighlights)
    .set({
      winningTrades: sql`${counted.won}`,
      losingTrades: sql`${counted.closed} - ${counted.won}`,
      totalTrades: sql`${counted.closed}`,
    })
    .from(counted)
    .where(eq(strategyHighlights.strategyId, counted.strategyId))
}
