import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { trades } from '../db/schema/index.ts'

// The API does not send these two.
const { strategyId: _strategyId, externalKey: _externalKey, ...columns } = getTableColumns(trades)

/** How many trades one query reads: the event loop is blocked while the rows of one query are converted. */
const PAGE = 2_000

/** Reads all trades of a strategy, newest first. */
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
      return all
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
