import { BYTE_ORDER_MARK, csvLine } from '@tarang/machines/csv'
import type { Database } from '../db/database.ts'
import { allTickets, type ListedTicket, type TicketFilter } from './list-tickets.ts'

const headings = ['Received', 'Status', 'Name', 'Email', 'Phone', 'Message', 'Changed', 'Changed by']

const lineOf = (ticket: ListedTicket) =>
  csvLine([
    ticket.createdOn.toISOString(),
    ticket.status,
    ticket.name,
    ticket.email,
    ticket.phone ?? '',
    ticket.message,
    ticket.changedOn?.toISOString() ?? '',
    ticket.changedBy ?? '',
  ])

/** Writes the tickets of a filter as a CSV file, a batch at a time. */
export async function* writeTickets(database: Database, filter: TicketFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headings)
  for await (const tickets of allTickets(database, filter)) yield tickets.map(lineOf).join('')
}
