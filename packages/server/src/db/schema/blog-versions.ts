import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personal, unrecorded } from './columns.ts'

/**
 * A blog as it was until a change replaced or deleted it. There is no foreign key: the versions of a deleted blog stay
 * until `removeOldVersions`, and so do the files that they name.
 */
export const blogVersions = pgTable(
  'blog_versions',
  {
    id: unrecorded(integer().primaryKey().generatedAlwaysAsIdentity()),
    blogId: unrecorded(integer().notNull()),
    /** When the change was made, by whom, and which: `blog.changed`, `blog.deleted` or `blog.restored`. */
    at: unrecorded(timestamp({ withTimezone: true }).notNull()),
    staffId: personal('account of staff', text().notNull()),
    staffName: personal('name of staff', text().notNull()),
    action: unrecorded(text().notNull()),
    text: unrecorded(text().notNull()),
    category: unrecorded(text()),
    /** The HTML body and the picture, as names of files. */
    htmlPage: unrecorded(text()),
    backgroundImage: unrecorded(text()),
    /** The images for use inside the page. */
    images: unrecorded(jsonb().$type<{ file: string; originalName: string }[]>().notNull()),
    publishedDate: unrecorded(timestamp({ withTimezone: true }).notNull()),
    likesCount: unrecorded(integer().notNull()),
    /** As in `blogs`, so that an import recognises a restored blog and its files. */
    externalKey: unrecorded(text()),
    importedFiles: unrecorded(text()),
  },
  (table) => [index('blog_versions_blog').on(table.blogId, table.id)],
)
