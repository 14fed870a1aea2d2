import { eq, sql } from 'drizzle-orm'
import { changeChannel, type Database } from '../db/database.ts'
import { strategies, strategyHighlights, trades } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'

/** The names of all caches that the specification has. */
export const cacheNames = ['categories', 'availableFactor', 'strategy'] as const
export type CacheName = (typeof cacheNames)[number]

interface Refresh {
  cacheName: CacheName
  strategyCode: string | null
}

/**
 * Refreshes a cache, all of it or the entries of one strategy, and returns what it did as a text.
 *
 * This server has two of the three caches: the public pages and lists with their categories, which each process keeps
 * in memory, and the counts of trades in the highlights of the strategies. Factors are read at each call.
 */
export async function refreshCache(tx: Database, { cacheName, strategyCode }: Refresh): Promise<string> {
  if (strategyCode !== null) await requireStrategy(tx, strategyCode)
  if (cacheName === 'strategy') {
    const counted = await recountTrades(tx, strategyCode)
    const suffix = strategyCode === null ? '' : ` of ${strategyCode}`
    return `Cache strategy${suffix} refreshed: ${counted} ${counted === 1 ? 'entry' : 'entries'}.`
  }
  if (cacheName === 'categories' && strategyCode === null) {
    // Without the name of what changed, every process forgets all of its pages and lists once this is committed.
    await tx.execute(sql`select pg_notify(${changeChannel}, '')`)
    return 'Cache categories refreshed: public pages and lists are read anew.'
  }
  const suffix = strategyCode === null ? '' : ` for ${strategyCode}`
  return `This server keeps no cache ${cacheName}${suffix}, so nothing was emptied.`
}

async function requireStrategy(tx: Database, strategyCode: string) {
  const [strategy] = await tx
    .select({ id: strategies.id })
    .from(strategies)
    .where(eq(strategies.strategyCode, strategyCode))
  if (!strategy) refuse(404, `There is no strategy ${strategyCode}.`)
}

/** Recounts the winning and losing trades of strategies from their closed trades, and returns how many strategies it did. */
async function recountTrades(tx: Database, strategyCode: string | null): Promise<number> {
  const isWanted =
    strategyCode === null
      ? undefined
      : eq(
          strategyHighlights.strategyId,
          sql`(select id from ${strategies} where ${eq(strategies.strategyCode, strategyCode)})`,
        )
  const rows = await tx
    .update(strategyHighlights)
    .set({
      winningTrades: countClosed(sql`${trades.pnl} > 0`),
      losingTrades: countClosed(sql`${trades.pnl} <= 0`),
      totalTrades: countClosed(sql`true`),
    })
    .where(isWanted)
    .returning({ id: strategyHighlights.strategyId })
  return rows.length
}

const countClosed = (condition: ReturnType<typeof sql>) =>
  sql`(select count(*) from ${trades} where ${eq(trades.strategyId, strategyHighlights.strategyId)}
    and ${trades.exitDate} is not null and ${condition})`
