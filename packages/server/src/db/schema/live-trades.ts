import { date, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { recorded, unrecorded } from './columns.ts'

/** A live trade that staff excluded from what clients see. */
export const excludedLiveTrades = pgTable(
  'excluded_live_trades',
  {
    id: unrecorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    stockName: recorded(text().notNull()),
    businessDate: recorded(date().notNull()),
    excludedOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
  },
  (table) => [unique('excluded_live_trades_once').on(table.stockName, table.businessDate)],
)
