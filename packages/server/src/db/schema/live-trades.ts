import { date, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** A live trade that staff excluded from what clients see. */
export const excludedLiveTrades = pgTable(
  'excluded_live_trades',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    stockName: text().notNull(),
    businessDate: date().notNull(),
    excludedOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('excluded_live_trades_once').on(table.stockName, table.businessDate)],
)
