import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A blog as it was until a change replaced or deleted it. There is no foreign key: the versions of a deleted blog stay
 * until `removeOldVersions`, and so do the files that they name.
 */
export const blogVersions = pgTable(
  'blog_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    blogId: integer().notNull(),
    /** When the change was made, by whom, and which: `blog.changed`, `blog.deleted` or `blog.restored`. */
    at: timestamp({ withTimezone: true }).notNull(),
    staffId: text().notNull(),
    staffName: text().notNull(),
    action: text().notNull(),
    text: text().notNull(),
    category: text(),
    /** The HTML body and the picture, as names of files. */
    htmlPage: text(),
    backgroundImage: text(),
    /** The images for use inside the page. */
    images: jsonb().$type<{ file: string; originalName: string }[]>().notNull(),
    publishedDate: timestamp({ withTimezone: true }).notNull(),
    likesCount: integer().notNull(),
    /** As in `blogs`, so that an import recognises a restored blog and its files. */
    externalKey: text(),
    importedFiles: text(),
  },
  (table) => [index('blog_versions_blog').on(table.blogId, table.id)],
)
