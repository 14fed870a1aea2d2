import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A text and a video that explain one or more strategies. */
export const strategyDescriptions = pgTable('strategy_descriptions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  strategyDescriptionCode: text().notNull().unique(),
  videoLink: text(),
  strategyDescription: text(),
  status: integer().notNull().default(1),
  createdOn: timestamp({ withTimezone: true }).notNull(),
  modifiedOn: timestamp({ withTimezone: true }),
})
