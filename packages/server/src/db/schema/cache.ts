import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Not used any more. It stays for one release, so that the release before runs on these tables too. */
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
