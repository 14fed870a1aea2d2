import { Readable } from 'node:stream'
import type { Database } from '../db/database.ts'
import { BYTE_ORDER_MARK, csvLine } from '../http/csv.ts'
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

/** The tickets of a filter as the parts of a CSV file. */
async function* partsOf(database: Database, filter: TicketFilter) {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(headings))
  for await (const tickets of allTickets(database, filter)) yield encoder.encode(tickets.map(lineOf).join(''))
}

/** The tickets of a filter as a CSV file, read from the database while it is sent. */
export const exportTickets = (database: Database, filter: TicketFilter) =>
  Readable.toWeb(Readable.from(partsOf(database, filter))) as ReadableStream<Uint8Array>
