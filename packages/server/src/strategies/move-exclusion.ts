import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { excludedLiveTrades, trades } from '../db/schema/index.ts'

/** The fields by which an exclusion identifies its trade. */
export interface TradeName {
  stockName: string
  entryDate: string
}

const isOf = ({ stockName, entryDate }: TradeName) =>
  and(eq(excludedLiveTrades.stockName, stockName), eq(excludedLiveTrades.businessDate, entryDate))

/**
 * Keeps a live trade excluded that has got another stock name or entry date: an exclusion names both. The exclusion by the
 * name before stays while another live trade has that name.
 */
export async function moveExclusion(tx: Database, before: TradeName, after: TradeName) {
  if (before.stockName === after.stockName && before.entryDate === after.entryDate) return
  const [exclusion] = await tx
    .select({ excludedOn: excludedLiveTrades.excludedOn })
    .from(excludedLiveTrades)
    .where(isOf(before))
  if (!exclusion) return
  await tx
    .insert(excludedLiveTrades)
    .values({ stockName: after.stockName, businessDate: after.entryDate, excludedOn: exclusion.excludedOn })
    .onConflictDoNothing()
  await deleteUnusedExclusion(tx, before)
}

/** Deletes an exclusion whose name no live trade has. */
export async function deleteUnusedExclusion(tx: Database, name: TradeName) {
  const [trade] = await tx
    .select({ id: trades.id })
    .from(trades)
    .where(
      and(
        eq(trades.stockName, name.stockName),
        eq(trades.entryDate, name.entryDate),
        isNull(trades.exitDate),
      ),
    )
    .limit(1)
  if (!trade) await tx.delete(excludedLiveTrades).where(isOf(name))
}
