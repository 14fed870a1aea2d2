import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { readBatches } from '../db/batches.ts'
import type { Database } from '../db/database.ts'
import { excludedLiveTrades, trades } from '../db/schema/index.ts'

// The API does not send these two.
const { strategyId: _strategyId, externalKey: _externalKey, ...tradeColumns } = getTableColumns(trades)

export { tradeColumns }

interface TradePosition {
  id: number
  stockName: string
  entryDate: string
}

/** The order of a strategy's trades: newest first, those of a day by stock. */
export const tradeOrder = {
  orderBy: [desc(trades.entryDate), asc(trades.stockName), asc(trades.id)],
  // The first condition is for the index, which does not find the alternatives of the second one.
  isAfter: ({ id, stockName, entryDate }: TradePosition): SQL =>
    sql`${trades.entryDate} <= ${entryDate} and
      (${trades.entryDate} < ${entryDate} or (${trades.stockName}, ${trades.id}) > (${stockName}, ${id}))`,
}

/** The ids of the open trades of a strategy that staff excluded. */
const readExcludedIds = async (tx: Database, strategyId: number) => {
  const rows = await tx
    .select({ id: trades.id })
    .from(trades)
    .innerJoin(
      excludedLiveTrades,
      and(
        eq(excludedLiveTrades.stockName, trades.stockName),
        eq(excludedLiveTrades.businessDate, trades.entryDate),
      ),
    )
    .where(and(eq(trades.strategyId, strategyId), isNull(trades.exitDate)))
  return new Set(rows.map(({ id }) => id))
}

/** Reads all trades of a strategy, newest first: open ones, those that staff excluded, and closed ones. */
export const readTrades = (database: Database, strategyId: number, batchSize?: number) =>
  // All batches see the same state of the data.
  database.transaction(
    async (tx) => {
      const rows = {
        isAfter: tradeOrder.isAfter,
        read: (condition: SQL | undefined, limit: number) =>
          tx
            .select(tradeColumns)
            .from(trades)
            .where(and(eq(trades.strategyId, strategyId), condition))
            .orderBy(...tradeOrder.orderBy)
            .limit(limit),
      }
      const all = []
      for await (const batch of readBatches(rows, undefined, batchSize)) all.push(...batch)
      const excluded = await readExcludedIds(tx, strategyId)
      const open = all.filter(({ exitDate }) => exitDate === null)
      return {
        liveTrades: open.filter(({ id }) => !excluded.has(id)),
        excludedTrades: open.filter(({ id }) => excluded.has(id)),
        closedTrades: all.filter(({ exitDate }) => exitDate !== null),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
