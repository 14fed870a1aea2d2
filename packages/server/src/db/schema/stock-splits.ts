import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { recorded } from './columns.ts'

/** Corporate actions that change a stock's price but not its value. */
export const stockSplits = pgTable(
  'stock_splits',
  {
    id: recorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    stockname: recorded(text().notNull()),
    splitratio: recorded(text().notNull()),
    splitdate: recorded(date().notNull()),
    status: recorded(integer().notNull()),
    corporateaction: recorded(text().notNull()),
    sourcedon: recorded(date().notNull()),
    createdon: recorded(timestamp({ withTimezone: true }).notNull()),
  },
  (table) => [index('stock_splits_order').on(table.splitdate, table.id)],
)
