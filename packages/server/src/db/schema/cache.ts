import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Figures worked out from other tables, kept until they are refreshed by hand. */
export const cacheEntries = pgTable(
  'cache_entries',
  {
    cacheName: text().notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    refreshedOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.cacheName, table.key] })],
)
