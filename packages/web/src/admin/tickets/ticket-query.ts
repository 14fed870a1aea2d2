import type { TicketStatus } from '@tarang/sdk/extensions'
import { withQuery } from '#platform/navigation/address'
import { recordKinds } from '../record-kinds.ts'
import { isTicketStatus } from './ticket-statuses.ts'

export const TICKETS_PATH = '/tickets'

/** What the server is asked for, as in the address of the screen. */
export interface TicketQuery {
  readonly status: TicketStatus | null
  /** A text in name, e-mail or message. */
  readonly search: string
  /** Where this part of the list begins; null for the newest tickets. */
  readonly before: string | null
}

/** The longest text that the server searches for. */
export const MOST_SEARCH = 200

/** Reads the query of an address. An unknown status is ignored. */
export function readTicketQuery(search: string): TicketQuery {
  const parameters = new URLSearchParams(search)
  const status = parameters.get('status')
  return {
    status: isTicketStatus(status) ? status : null,
    search: (parameters.get('search') ?? '').slice(0, MOST_SEARCH).trim(),
    before: parameters.get('before') || null,
  }
}

const parametersOf = ({ status, search, before }: TicketQuery) => ({ status, search: search || null, before })

/** The address of the list for a query. */
export const ticketsAddress = (query: TicketQuery) => withQuery(TICKETS_PATH, parametersOf(query))

/** The address of the list for another query, with the size and the column filters that it has. */
export function changedTicketsAddress(search: string, query: TicketQuery): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ ...parametersOf(query), page: null, peek: null })) {
    if (value === null) parameters.delete(name)
    else parameters.set(name, value)
  }
  return withQuery(TICKETS_PATH, Object.fromEntries(parameters))
}

/** The address of one ticket, which keeps the query of the list for the way back. */
export const ticketAddress = (id: string, query: TicketQuery) =>
  withQuery(recordKinds.ticket.path({ id, name: '' }), parametersOf(query))

/** The filter of a query as the API has it. */
export const filterOf = ({ status, search }: TicketQuery) => ({
  ...(status && { status }),
  ...(search && { search }),
})
