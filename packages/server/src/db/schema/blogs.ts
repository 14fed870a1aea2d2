import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
  (table) => [check('blogs_likes_count_floor', sql`${table.likesCount} >= 0`)],
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

/** One visitor's like of one blog; the primary key limits it to one. */
export const blogLikes = pgTable(
  'blog_likes',
  {
    blogId: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    likedOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blogId, table.visitor] }),
    // Every list of blogs reads which of them the visitor likes.
    index('blog_likes_visitor').on(table.visitor),
  ],
)
