import { and, asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { readBatches } from '../db/batches.ts'
import type { Database } from '../db/database.ts'
import { excludedLiveTrades, trades } from '../db/schema/index.ts'

const { id, stockName, entryPrice, exitPrice, pnl, entryDate, exitDate } = trades

/** The columns of a trade in answers. */
export const tradeColumns = { id, stockName, entryPrice, exitPrice, pnl, entryDate, exitDate }

type Trade = Pick<typeof trades.$inferSelect, keyof typeof tradeColumns>

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

/** Whether staff excluded a trade, as a column of a query of trades. */
const isExcluded = (tx: Database) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(excludedLiveTrades)
      .where(
        and(
          eq(excludedLiveTrades.stockName, trades.stockName),
          eq(excludedLiveTrades.businessDate, trades.entryDate),
        ),
      ),
  ) as SQL<boolean>

/** Reads all trades of a strategy, newest first: open ones, those that staff excluded, and closed ones. */
export const readTrades = (database: Database, strategyId: number, batchSize?: number) =>
  // All batches see the same state of the data.
  database.transaction(
    async (tx) => {
      const rows = {
        isAfter: tradeOrder.isAfter,
        read: (condition: SQL | undefined, limit: number) =>
          tx
            .select({ ...tradeColumns, isExcluded: isExcluded(tx) })
            .from(trades)
            .where(and(eq(trades.strategyId, strategyId), condition))
            .orderBy(...tradeOrder.orderBy)
            .limit(limit),
      }
      const liveTrades: Trade[] = []
      const excludedTrades: Trade[] = []
      const closedTrades: Trade[] = []
      for await (const batch of readBatches(rows, undefined, batchSize))
        for (const { isExcluded, ...trade } of batch) {
          const group = trade.exitDate !== null ? closedTrades : isExcluded ? excludedTrades : liveTrades
          group.push(trade)
        }
      return { liveTrades, excludedTrades, closedTrades }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
