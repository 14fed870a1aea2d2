import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Uploaded pages and images, served at `/files/{name}`. In the database, so that several processes share them. */
export const files = pgTable('files', {
  /** Random and never used again, with the extension of its type. */
  name: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
  createdOn: timestamp({ withTimezone: true }).notNull(),
})
