import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes, unrecorded } from './columns.ts'

/** Uploaded pages and images, served at `/files/{name}`. Stored in the database, so that all processes share them. */
export const files = pgTable('files', {
  /** Random, never reused, with the extension of its type. */
  name: unrecorded(text().primaryKey()),
  type: unrecorded(text().notNull()),
  bytes: unrecorded(bytes().notNull()),
  /** Of a page, the file as it was uploaded, from which its article can be made again; null for earlier uploads. */
  original: unrecorded(bytes()),
  /** Of an image, in pixels, if known. */
  width: unrecorded(integer()),
  height: unrecorded(integer()),
  createdOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
  /** Only earlier versions and deleted blogs refer to this file: it is kept, and not served. */
  withdrawn: unrecorded(boolean().notNull().default(false)),
})

/** Images in other widths and formats, created on first request and deleted with their file. */
export const fileVariants = pgTable(
  'file_variants',
  {
    file: unrecorded(
      text()
        .notNull()
        .references(() => files.name, { onDelete: 'cascade' }),
    ),
    width: unrecorded(integer().notNull()),
    format: unrecorded(text().notNull()),
    bytes: unrecorded(bytes().notNull()),
    createdOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
  },
  (table) => [primaryKey({ columns: [table.file, table.width, table.format] })],
)
