import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personal, recorded, unrecorded } from './columns.ts'

/** Who has subscribed to which strategy, and until when. */
export const strategySubscribers = pgTable(
  'strategy_subscribers',
  {
    id: unrecorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    userid: personal('id of a subscriber at the platform', text().notNull()),
    strategycode: recorded(text().notNull()),
    subscription_expiry_date: recorded(date()),
    status: recorded(integer().notNull()),
    createdon: unrecorded(timestamp({ withTimezone: true }).notNull()),
    modifiedon: unrecorded(timestamp({ withTimezone: true })),
  },
  (table) => [index('strategy_subscribers_order').on(table.strategycode, table.id)],
)
