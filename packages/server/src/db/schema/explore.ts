import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { recorded, unrecorded } from './columns.ts'

/** Videos, services and features that the public site shows by section. */
export const exploreItems = pgTable(
  'explore_items',
  {
    id: recorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    section: recorded(text().notNull()),
    type: recorded(text()),
    text: recorded(text()),
    description: recorded(text()),
    videoLink: recorded(text()),
    backgroundImage: recorded(text()),
    status: recorded(text({ enum: ['0', '1'] }).notNull()),
    createdOn: recorded(timestamp({ withTimezone: true }).notNull()),
    modifiedOn: recorded(timestamp({ withTimezone: true })),
    /** Identifies the item in files that are imported; null for an item that was entered by hand. */
    externalKey: unrecorded(text().unique()),
  },
  (table) => [index('explore_items_order').on(table.section, table.id)],
)
