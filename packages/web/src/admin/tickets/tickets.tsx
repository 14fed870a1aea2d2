import type { Ticket } from '@tarang/sdk/extensions'
import { useSearch } from 'wouter'
import { ScreenHeader } from '#patterns/screen'
import {
  dateTime,
  defineTable,
  linked,
  longText,
  oneOf,
  PartLink,
  rowHeader,
  ServerList,
  secondary,
  text,
} from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { foundAs } from '../record-kinds.ts'
import { TicketFilters } from './ticket-filters.tsx'
import {
  changedTicketsAddress,
  filterOf,
  readTicketQuery,
  TICKETS_PATH,
  type TicketQuery,
  ticketAddress,
  ticketsAddress,
} from './ticket-query.ts'
import { ticketStatuses } from './ticket-statuses.ts'

/** The most tickets that are loaded at once. */
const PART = 200

/** Milliseconds for the file of all matching tickets. */
const EXPORT_TIMEOUT = 300_000

const ticketsOf = (query: TicketQuery, onNext: (next: string | null) => void) => {
  let known: readonly Ticket[] = []
  return defineTable<Ticket>({
    load: async (options) => {
      const { before } = query
      const part = { ...filterOf(query), limit: PART, ...(before && { before }) }
      const { tickets, next } = await extensions.tickets.list(part, options)
      onNext(next)
      known = [...tickets, ...beyond(tickets, known)]
      return known
    },
    exportFile: (options) =>
      extensions.tickets.export(filterOf(query), { ...options, timeout: EXPORT_TIMEOUT }),
    serverQuery: { keys: ['status', 'search'], words: wordsOf(query) },
    isLive: true,
    rowId: (ticket) => ticket.id,
    isMuted: ({ status }) => status === 'spam',
    isOfPersons: true,
    records: { ...foundAs('ticket', ({ name }) => name), path: ({ id }) => ticketAddress(id, query) },
    empty: query.status || query.search ? 'No ticket matches.' : 'No tickets have been opened yet.',
    failure: 'Failed to fetch the tickets.',
    columns: [
      dateTime('Received', 'createdOn'),
      rowHeader(linked(text('Name', 'name'), ({ id }) => ticketAddress(id, query))),
      secondary({ ...text('Email', 'email'), width: 256 }),
      longText('Message', 'message'),
      oneOf('Status', 'status', ticketStatuses),
      secondary(text('Changed by', 'changedBy')),
    ],
  })
}

/** Known tickets that new ones have pushed out of the part, but not out of the list. */
function beyond(part: readonly Ticket[], known: readonly Ticket[]): readonly Ticket[] {
  const last = part.length === PART ? part.at(-1) : undefined
  return last
    ? known.filter(({ id, createdOn }) => createdOn <= last.createdOn && !part.some((one) => one.id === id))
    : []
}

const wordsOf = ({ status, search }: TicketQuery) => [
  ...(status ? [`Status: ${ticketStatuses[status][0]}`] : []),
  ...(search ? [`Search: contains “${search}”`] : []),
]

/** The tickets of the contact form. */
export default function Tickets() {
  const search = useSearch()
  const query = readTicketQuery(search)
  const pathOf = (before: string | null) => changedTicketsAddress(search, { ...query, before })
  return (
    <ServerList
      label="Tickets"
      heading={(status) => <ScreenHeader title="Tickets" hasBack status={status} />}
      filters={<TicketFilters query={query} />}
      queryKey={ticketsAddress(query)}
      cleared={query.status || query.search ? TICKETS_PATH : null}
      define={(onNext: (next: string | null) => void) => ticketsOf(query, onNext)}
      note={`${PART} tickets are loaded at once. Sort, filters and print cover these.`}
      partsLabel="Older and newer tickets"
      parts={(next) =>
        (next || query.before) && (
          <>
            {query.before && <PartLink href={pathOf(null)}>Newest tickets</PartLink>}
            {next && <PartLink href={pathOf(next)}>Older tickets</PartLink>}
          </>
        )
      }
    />
  )
}
