import * as operations from '../generated/extension-operations.ts'
import type { NewTicketStatus } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { QueryOf } from '../operations.ts'
import type { CallOptions } from '../options.ts'

/** Which tickets to list. */
export type TicketQuery = QueryOf<'listTickets'>

/** Which tickets to export. */
export type TicketFilter = QueryOf<'exportTickets'>

/** Messages of the contact form. */
export const tickets = (http: Http) => ({
  /**
   * Lists a part of the tickets, newest first (`listTickets`). Its `next` is the `before` of the next part.
   *
   * @example
   * ```ts
   * const { tickets, next } = await extensions.tickets.list({ status: 'new', search: 'drawdown' })
   * ```
   */
  list: (query: TicketQuery = {}, options: CallOptions = {}) =>
    http.call(operations.listTickets, { ...options, query }),

  /**
   * Returns the tickets as a CSV file (`exportTickets`).
   *
   * @example
   * ```ts
   * const file = await extensions.tickets.export({ status: 'open' })
   * ```
   */
  export: (query: TicketFilter = {}, options: CallOptions = {}): Promise<string> =>
    http.call(operations.exportTickets, { ...options, query }),

  /**
   * Reads a ticket (`getTicket`).
   *
   * @example
   * ```ts
   * const { email } = await extensions.tickets.get('5b1c2a0e-8a44-4a55-9c1b-0d4a3f6c7e21')
   * ```
   */
  get: (ticketId: string, options: CallOptions = {}) =>
    http.call(operations.getTicket, { ...options, path: { ticketId } }),

  /**
   * Changes the status of a ticket (`changeTicketStatus`).
   *
   * @example
   * ```ts
   * await extensions.tickets.changeStatus('5b1c2a0e-8a44-4a55-9c1b-0d4a3f6c7e21', { status: 'answered' })
   * ```
   */
  changeStatus: (ticketId: string, body: NewTicketStatus, options: CallOptions = {}) =>
    http.call(operations.changeTicketStatus, { ...options, path: { ticketId }, body }),

  /**
   * Deletes a ticket for good (`deleteTicket`).
   *
   * @example
   * ```ts
   * await extensions.tickets.delete('5b1c2a0e-8a44-4a55-9c1b-0d4a3f6c7e21')
   * ```
   */
  delete: (ticketId: string, options: CallOptions = {}) =>
    http.call(operations.deleteTicket, { ...options, path: { ticketId } }),
})

/** The calls of `tickets`. */
export type TicketsApi = ReturnType<typeof tickets>
