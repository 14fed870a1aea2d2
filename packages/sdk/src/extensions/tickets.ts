import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { NewTicketStatus } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { QueryOf } from '../operations.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Which tickets to list. */
export type TicketQuery = QueryOf<'listTickets'>

/** Which tickets to export. */
export type TicketFilter = QueryOf<'exportTickets'>

/** Lists tickets, as `extensions.tickets.list` does. */
export const listTickets = (http: Http, query: TicketQuery = {}, options: CallOptions = {}) =>
  http.call(operations.listTickets, { ...options, query }, identity)

/** Exports tickets, as `extensions.tickets.export` does. */
export const exportTickets = (
  http: Http,
  query: TicketFilter = {},
  options: CallOptions = {},
): Promise<string> => http.call(operations.exportTickets, { ...options, query }, identity)

/** Reads a ticket, as `extensions.tickets.get` does. */
export const getTicket = (http: Http, ticketId: string, options: CallOptions = {}) =>
  http.call(operations.getTicket, { ...options, path: { ticketId } }, identity)

/** Changes the status of a ticket, as `extensions.tickets.changeStatus` does. */
export const changeTicketStatus = (
  http: Http,
  ticketId: string,
  body: NewTicketStatus,
  options: CallOptions = {},
) => http.call(operations.changeTicketStatus, { ...options, path: { ticketId }, body }, identity)

/** Deletes a ticket, as `extensions.tickets.delete` does. */
export const deleteTicket = (http: Http, ticketId: string, options: CallOptions = {}) =>
  http.call(operations.deleteTicket, { ...options, path: { ticketId } }, identity)

/** Messages of the contact form. */
export interface TicketsApi {
  /**
   * Lists a part of the tickets, newest first (`listTickets`). Its `next` is the `before` of the next part.
   *
   * @example
   * ```ts
   * const { tickets, next } = await extensions.tickets.list({ status: 'new', search: 'drawdown' })
   * ```
   */
  list: Bound<typeof listTickets>

  /**
   * Returns the tickets as a CSV file (`exportTickets`).
   *
   * @example
   * ```ts
   * const file = await extensions.tickets.export({ status: 'open' })
   * ```
   */
  export: Bound<typeof exportTickets>

  /**
   * Reads a ticket (`getTicket`).
   *
   * @example
   * ```ts
   * const { email } = await extensions.tickets.get('5b1c2a0e-8a44-4a55-9c1b-0d4a3f6c7e21')
   * ```
   */
  get: Bound<typeof getTicket>

  /**
   * Changes the status of a ticket (`changeTicketStatus`).
   *
   * @example
   * ```ts
   * await extensions.tickets.changeStatus('5b1c2a0e-8a44-4a55-9c1b-0d4a3f6c7e21', { status: 'answered' })
   * ```
   */
  changeStatus: Bound<typeof changeTicketStatus>

  /**
   * Deletes a ticket for good (`deleteTicket`).
   *
   * @example
   * ```ts
   * await extensions.tickets.delete('5b1c2a0e-8a44-4a55-9c1b-0d4a3f6c7e21')
   * ```
   */
  delete: Bound<typeof deleteTicket>
}

/** Creates the calls of a client. */
export const tickets = (http: Http): TicketsApi => ({
  list: bindHttp(http, listTickets),
  export: bindHttp(http, exportTickets),
  get: bindHttp(http, getTicket),
  changeStatus: bindHttp(http, changeTicketStatus),
  delete: bindHttp(http, deleteTicket),
})
