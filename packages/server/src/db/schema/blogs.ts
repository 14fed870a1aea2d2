import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { personal, recorded, unrecorded } from './columns.ts'

/** A blog or newsletter; its page and images are rows of the files table, by name. */
export const blogs = pgTable(
  'blogs',
  {
    id: recorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    text: recorded(text().notNull()),
    category: recorded(text()),
    htmlPage: recorded(text()),
    backgroundImage: recorded(text()),
    publishedDate: recorded(timestamp({ withTimezone: true }).notNull()),
    likesCount: unrecorded(integer().notNull().default(0)),
    /** Identifies the blog in files that are imported; null for a blog that was entered by hand. */
    externalKey: unrecorded(text().unique()),
    /** The hash of the page and images of the last import, so that a repeated import stores no file again. */
    importedFiles: unrecorded(text()),
  },
  (table) => [
    check('blogs_likes_count_floor', sql`${table.likesCount} >= 0`),
    index('blogs_order').on(table.publishedDate, table.id),
  ],
)

/** Images for use inside a blog's page. */
export const blogImages = pgTable(
  'blog_images',
  {
    blogId: unrecorded(
      integer()
        .notNull()
        .references(() => blogs.id, { onDelete: 'cascade' }),
    ),
    file: unrecorded(text().notNull()),
    /** The name of the uploaded file, by which the page refers to it. */
    originalName: unrecorded(text().notNull()),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.file] })],
)

/**
 * What one visitor last chose for one blog. A withdrawn like stays as a row, so that two clicks at once are counted in
 * turn. There is no foreign key: deleting a blog must not delete a million likes in the same statement
 * (`removedBlogs`).
 */
export const blogLikes = pgTable(
  'blog_likes',
  {
    blogId: unrecorded(integer().notNull()),
    visitor: personal('random id of a browser', text().notNull()),
    liked: unrecorded(boolean().notNull().default(true)),
    likedOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.blogId, table.visitor] }),
    // Every list of blogs reads which of them the visitor likes.
    index('blog_likes_visitor').on(table.visitor),
  ],
)

/**
 * Not used any more. It stays for one release, because the release before counts likes here; a trigger adds them to
 * `likesCount` of the blog.
 */
export const blogLikeCounts = pgTable(
  'blog_like_counts',
  {
    blogId: unrecorded(integer().notNull()),
    part: unrecorded(smallint().notNull()),
    likes: unrecorded(integer().notNull()),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.part] })],
)

/** Blogs that cannot be restored any more and whose likes are still to be deleted, a batch at a time. */
export const removedBlogs = pgTable('removed_blogs', { blogId: unrecorded(integer().primaryKey()) })
