import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Messages from the contact form. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey().defaultRandom(),
    form: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    createdOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('tickets_form').on(table.form, table.createdOn)],
)
