import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { money, recorded } from './columns.ts'

/** The subscription plan of a strategy. */
export const strategyPlans = pgTable('strategy_plans', {
  id: recorded(integer().primaryKey().generatedByDefaultAsIdentity()),
  strategyCode: recorded(text().notNull().unique()),
  title: recorded(text().notNull()),
  description: recorded(text().notNull()),
  features: recorded(text().array().notNull()),
  tag: recorded(text()),
  iconURL: recorded(text()),
  subscriptionStatus: recorded(integer().notNull()),
  yearlyprice: recorded(money().notNull()),
  quarterlyprice: recorded(money().notNull()),
  monthlyprice: recorded(money().notNull()),
  subscribed: recorded(boolean().notNull().default(false)),
})
