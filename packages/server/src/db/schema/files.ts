import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Uploaded pages and images, served at `/files/{name}`. Stored in the database, so that all processes share them. */
export const files = pgTable('files', {
  /** Random, never reused, with the extension of its type. */
  name: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
  /** Of an image, in pixels, if known. */
  width: integer(),
  height: integer(),
  createdOn: timestamp({ withTimezone: true }).notNull(),
  /** Only earlier versions and deleted blogs refer to this file: it is kept, and not served. */
  withdrawn: boolean().notNull().default(false),
})

/** Images in other widths and formats, created on first request and deleted with their file. */
export const fileVariants = pgTable(
  'file_variants',
  {
    file: text()
      .notNull()
      .references(() => files.name, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text().notNull(),
    bytes: bytes().notNull(),
    createdOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.file, table.width, table.format] })],
)
