import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Videos, services and features that the public site shows by section. */
export const exploreItems = pgTable(
  'explore_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    section: text().notNull(),
    type: text(),
    text: text(),
    description: text(),
    videoLink: text(),
    backgroundImage: text(),
    status: text({ enum: ['0', '1'] }).notNull(),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    modifiedOn: timestamp({ withTimezone: true }),
  },
  (table) => [index('explore_items_order').on(table.section, table.id)],
)
