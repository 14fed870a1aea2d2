import { BYTE_ORDER_MARK, csvLine } from '@tarang/machines/csv'
import type { Context } from 'hono'
import type { Env } from '../http/context.ts'
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

/** Writes the tickets of a filter as a CSV file, a batch at a time, and logs how many were read. */
export async function* writeTickets({ var: { app, requestId, staff } }: Context<Env>, filter: TicketFilter) {
  let count = 0
  try {
    yield BYTE_ORDER_MARK + csvLine(headings)
    for await (const tickets of allTickets(app.database, filter)) {
      count += tickets.length
      yield tickets.map(lineOf).join('')
    }
  } finally {
    app.log('ticket.exported', { count, staff: staff.id, requestId })
  }
}
