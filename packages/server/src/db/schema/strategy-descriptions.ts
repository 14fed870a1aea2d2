import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { recorded } from './columns.ts'

/** A text and a video that explain one or more strategies. */
export const strategyDescriptions = pgTable('strategy_descriptions', {
  id: recorded(integer().primaryKey().generatedByDefaultAsIdentity()),
  strategyDescriptionCode: recorded(text().notNull().unique()),
  videoLink: recorded(text()),
  strategyDescription: recorded(text()),
  status: recorded(integer().notNull().default(1)),
  createdOn: recorded(timestamp({ withTimezone: true }).notNull()),
  modifiedOn: recorded(timestamp({ withTimezone: true })),
})
