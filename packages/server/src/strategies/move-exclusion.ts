import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { excludedLiveTrades, trades } from '../db/schema/index.ts'

/** What an exclusion knows of a trade. */
interface TradeName {
  stockName: string
  entryDate: string
}

/**
 * Keeps a live trade excluded that has got another stock name or entry date: an exclusion names both. The exclusion by the
 * name before stays while another live trade has that name.
 */
export async function moveExclusion(tx: Database, before: TradeName, after: TradeName) {
  if (before.stockName === after.stockName && before.entryDate === after.entryDate) return
  const isOfBefore = and(
    eq(excludedLiveTrades.stockName, before.stockName),
    eq(excludedLiveTrades.businessDate, before.entryDate),
  )
  const [exclusion] = await tx
    .select({ excludedOn: excludedLiveTrades.excludedOn })
    .from(excludedLiveTrades)
    .where(isOfBefore)
  if (!exclusion) return
  await tx
    .insert(excludedLiveTrades)
    .values({ stockName: after.stockName, businessDate: after.entryDate, excludedOn: exclusion.excludedOn })
    .onConflictDoNothing()
  const [other] = await tx
    .select({ id: trades.id })
    .from(trades)
    .where(
      and(
        eq(trades.stockName, before.stockName),
        eq(trades.entryDate, before.entryDate),
        isNull(trades.exitDate),
      ),
    )
    .limit(1)
  if (!other) await tx.delete(excludedLiveTrades).where(isOfBefore)
}
