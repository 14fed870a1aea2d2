import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { money } from './columns.ts'

/** The subscription plan of a strategy. */
export const strategyPlans = pgTable('strategy_plans', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  strategyCode: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  features: text().array().notNull(),
  tag: text(),
  iconURL: text(),
  subscriptionStatus: integer().notNull(),
  yearlyprice: money().notNull(),
  quarterlyprice: money().notNull(),
  monthlyprice: money().notNull(),
  subscribed: boolean().notNull().default(false),
})
