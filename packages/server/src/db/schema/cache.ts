import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Values computed from other tables, stored until staff refresh them. */
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
