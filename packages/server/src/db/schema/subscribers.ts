import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who has subscribed to which strategy, and until when. */
export const strategySubscribers = pgTable(
  'strategy_subscribers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userid: integer().notNull(),
    strategycode: text().notNull(),
    subscription_expiry_date: date(),
    status: integer().notNull(),
    createdon: timestamp({ withTimezone: true }).notNull(),
    modifiedon: timestamp({ withTimezone: true }),
  },
  (table) => [index('strategy_subscribers_order').on(table.strategycode, table.id)],
)
