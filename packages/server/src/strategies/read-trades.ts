import { and, asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { excludedLiveTrades, trades } from '../db/schema/index.ts'

// The API does not send these two.
const { strategyId: _strategyId, externalKey: _externalKey, ...columns } = getTableColumns(trades)

/** How many trades one query reads: the event loop is blocked while the rows of one query are converted. */
const PAGE = 2_000

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
export const readTrades = (database: Database, strategyId: number, page = PAGE) =>
  // All pages see the same state of the data.
  database.transaction(
    async (tx) => {
      const query = tx
        .select(columns)
        .from(trades)
        .where(eq(trades.strategyId, strategyId))
        .orderBy(desc(trades.entryDate), asc(trades.stockName), asc(trades.id))
        .limit(page)
        .$dynamic()
      const all = await query
      for (let count = all.length; count === page; ) {
        const rows = await query.offset(all.length)
        all.push(...rows)
        count = rows.length
      }
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
