import { getTableColumns, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { personal, recorded, unrecorded } from './columns.ts'

export const ticketStatuses = ['new', 'open', 'answered', 'spam'] as const

export type TicketStatus = (typeof ticketStatuses)[number]

/** Messages from the contact form. */
export const tickets = pgTable(
  'tickets',
  {
    id: unrecorded(uuid().primaryKey().defaultRandom()),
    form: recorded(text().notNull()),
    name: personal('name of a visitor', text().notNull()),
    email: personal('e-mail address of a visitor', text().notNull()),
    phone: personal('number of a visitor', text()),
    message: personal('message of a visitor', text().notNull()),
    createdOn: recorded(timestamp({ withTimezone: true }).notNull()),
    status: recorded(text({ enum: ticketStatuses }).notNull().default('new')),
    /** When a member of staff last changed the status, and their name. */
    changedOn: unrecorded(timestamp({ withTimezone: true })),
    changedBy: personal('name of staff', text()),
    /** Name, e-mail and message as a search compares them; a control character keeps one from running into the next. */
    searchText: personal(
      'name, e-mail address and message of a visitor',
      text().notNull().generatedAlwaysAs(sql`search_key(name || chr(31) || email || chr(31) || message)`),
    ),
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
