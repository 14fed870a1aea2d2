import { getTableColumns, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const ticketStatuses = ['new', 'open', 'answered', 'spam'] as const

export type TicketStatus = (typeof ticketStatuses)[number]

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
    status: text({ enum: ticketStatuses }).notNull().default('new'),
    /** When a member of staff last changed the status, and their name. */
    changedOn: timestamp({ withTimezone: true }),
    changedBy: text(),
    /** Name, e-mail and message as a search compares them; a control character keeps one from running into the next. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`search_key(name || chr(31) || email || chr(31) || message)`),
  },
  (table) => [
    index('tickets_form').on(table.form, table.createdOn),
    index('tickets_newest').on(table.createdOn, table.id),
    index('tickets_status').on(table.status, table.createdOn, table.id),
  ],
)

const { searchText, ...written } = getTableColumns(tickets)

/** The columns of a ticket without what is derived from them. */
export const ticketColumns = written
