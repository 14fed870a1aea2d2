import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Uploaded pages and images, served at `/files/{name}`. In the database, so that several processes share them. */
export const files = pgTable('files', {
  /** Random and never used again, with the extension of its type. */
  name: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
  /** Of a picture, in pixels, where they are known. */
  width: integer(),
  height: integer(),
  createdOn: timestamp({ withTimezone: true }).notNull(),
})

/** Pictures in the widths and formats they were asked for; each is made once and goes with its file. */
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
