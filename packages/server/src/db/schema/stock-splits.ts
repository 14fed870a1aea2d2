import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Corporate actions that change a stock's price but not its value. */
export const stockSplits = pgTable(
  'stock_splits',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    stockname: text().notNull(),
    splitratio: text().notNull(),
    splitdate: date().notNull(),
    status: integer().notNull(),
    corporateaction: text().notNull(),
    sourcedon: date().notNull(),
    createdon: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('stock_splits_order').on(table.splitdate, table.id)],
)
