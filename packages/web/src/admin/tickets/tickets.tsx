import type { Ticket } from '@tarang/sdk/extensions'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useSearch } from 'wouter'
import { ScreenHeader } from '#patterns/screen'
import {
  dateTime,
  defineTable,
  linked,
  listFrame,
  listLine,
  longText,
  oneOf,
  rowHeader,
  secondary,
  TableView,
  text,
  useTable,
} from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { foundAs } from '../record-kinds.ts'
import { TicketFilters } from './ticket-filters.tsx'
import {
  changedTicketsAddress,
  filterOf,
  readTicketQuery,
  type TicketQuery,
  ticketAddress,
  ticketsAddress,
} from './ticket-query.ts'
import { ticketStatuses } from './ticket-statuses.ts'

/** The most tickets that are loaded at once. */
const PART = 200

/** Milliseconds for the file of all matching tickets. */
const EXPORT_TIMEOUT = 300_000

const ticketsOf = (query: TicketQuery, onNext: (next: string | null) => void) =>
  defineTable<Ticket>({
    load: async (options) => {
      const { before } = query
      const part = { ...filterOf(query), limit: PART, ...(before && { before }) }
      const { tickets, next } = await extensions.tickets.list(part, options)
      onNext(next)
      return tickets
    },
    exportFile: (options) =>
      extensions.tickets.export(filterOf(query), { ...options, timeout: EXPORT_TIMEOUT }),
    serverQuery: { keys: ['status', 'search'], words: wordsOf(query) },
    // The oldest tickets leave the part when new ones arrive.
    isBeyond: ({ createdOn }, loaded) =>
      loaded.length === PART && createdOn <= (loaded.at(-1)?.createdOn ?? ''),
    isLive: true,
    rowId: (ticket) => ticket.id,
    isMuted: ({ status }) => status === 'spam',
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

const wordsOf = ({ status, search }: TicketQuery) => [
  ...(status ? [`Status: ${ticketStatuses[status][0]}`] : []),
  ...(search ? [`Search: contains “${search}”`] : []),
]

const ofTable = css({ display: 'contents' })
const parts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingInline: { base: '4', _navWide: '6' },
  paddingBlock: '1',
})
const note = css({ textStyle: 'body.sm', color: 'fg.muted' })

/** The tickets of the contact form. The query of its address is the server's; the table pages what was loaded. */
export default function Tickets() {
  const query = readTicketQuery(useSearch())
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [status, setStatus] = useState<HTMLElement | null>(null)
  return (
    <div className={listFrame} data-list>
      <ScreenHeader title="Tickets" hasBack status={<div ref={setStatus} className={ofTable} />} />
      <div className={listLine}>
        <TicketFilters query={query} />
        <div ref={setTools} className={ofTable} />
      </div>
      {tools && status && (
        <TicketTable key={ticketsAddress(query)} query={query} tools={tools} status={status} />
      )}
    </div>
  )
}

interface TicketTableProps {
  readonly query: TicketQuery
  /** Where its tools and its status are put, which outlive it. */
  readonly tools: HTMLElement
  readonly status: HTMLElement
}

function TicketTable({ query, tools, status }: TicketTableProps) {
  const [next, setNext] = useState<string | null>(null)
  const [table] = useState(() => ticketsOf(query, setNext))
  return (
    <TableView
      label="Tickets"
      table={table}
      actor={useTable(table)}
      heading={(words) => createPortal(words, status)}
      toolsIn={tools}
      foot={
        (next || query.before) && (
          <nav aria-label="Older and newer tickets" className={parts}>
            <p
              className={note}
            >{`${PART} tickets are loaded at once. Sort, filters and print cover these.`}</p>
            {query.before && <PartLink query={{ ...query, before: null }}>Newest tickets</PartLink>}
            {next && <PartLink query={{ ...query, before: next }}>Older tickets</PartLink>}
          </nav>
        )
      }
    />
  )
}

const PartLink = ({ query, children }: { query: TicketQuery; children: string }) => (
  <Button asChild variant="outline" size="sm">
    {/* The link is removed with the list that it leaves. */}
    <Link href={changedTicketsAddress(useSearch(), query)} onClick={moveFocusToHeading}>
      {children}
    </Link>
  </Button>
)
