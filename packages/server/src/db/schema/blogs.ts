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

/** A blog or newsletter; its page and images are rows of the files table, by name. */
export const blogs = pgTable(
  'blogs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    text: text().notNull(),
    category: text(),
    htmlPage: text(),
    backgroundImage: text(),
    publishedDate: timestamp({ withTimezone: true }).notNull(),
    likesCount: integer().notNull().default(0),
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
    blogId: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    file: text().notNull(),
    /** The name of the uploaded file, by which the page refers to it. */
    originalName: text().notNull(),
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
    blogId: integer().notNull(),
    visitor: text().notNull(),
    liked: boolean().notNull().default(true),
    likedOn: timestamp({ withTimezone: true }).notNull(),
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
    blogId: integer().notNull(),
    part: smallint().notNull(),
    likes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.part] })],
)

/** Deleted blogs whose likes are still to be deleted, a batch at a time. */
export const removedBlogs = pgTable('removed_blogs', { blogId: integer().primaryKey() })
