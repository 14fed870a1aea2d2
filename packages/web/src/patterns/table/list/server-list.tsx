import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import type { Table } from './define-table.ts'
import { listFrame, listLine } from './list-frame.ts'
import { type ListHeading, TableView } from './table-view.tsx'
import { useTable } from './use-table.ts'

interface ServerTableProps<Row extends object, Next> {
  /** Names the table. */
  readonly label: string
  /** Makes the table of one query. `onNext` gets where the next part of its rows begins, null at the end. */
  readonly define: (onNext: (next: Next | null) => void) => Table<Row>
  /** The links to the other parts, and their name. They are preceded by `note`: what sort, filters and files cover. */
  readonly note: string
  readonly partsLabel: string
  readonly parts: (next: Next | null) => ReactNode
  /** The address without search and filters, where there are some. */
  readonly cleared: string | null
}

interface ServerListProps<Row extends object, Next> extends ServerTableProps<Row, Next> {
  readonly heading: ListHeading
  /** They outlive the table of a query, and keep the focus. */
  readonly filters: ReactNode
  /** Each query has a table of its own. */
  readonly queryKey: string
}

const ofTable = css({ display: 'contents' })
const noteOfParts = css({ textStyle: 'body.sm', color: 'fg.muted' })
const partsLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingInline: { base: '4', _navWide: '6' },
  paddingBlock: '1',
})

/** A list of which the server finds the rows and sends a part: the query is in the address, the table pages the part. */
export function ServerList<Row extends object, Next>({
  heading,
  filters,
  queryKey,
  ...table
}: ServerListProps<Row, Next>) {
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [status, setStatus] = useState<HTMLElement | null>(null)
  return (
    <div className={listFrame} data-list>
      {heading(<div ref={setStatus} className={ofTable} />)}
      <div className={listLine}>
        {filters}
        <div ref={setTools} className={ofTable} />
      </div>
      {tools && status && <ServerTable key={queryKey} {...table} tools={tools} status={status} />}
    </div>
  )
}

function ServerTable<Row extends object, Next>({
  label,
  define,
  note,
  partsLabel,
  parts,
  cleared,
  tools,
  status,
}: ServerTableProps<Row, Next> & { readonly tools: HTMLElement; readonly status: HTMLElement }) {
  const [next, setNext] = useState<Next | null>(null)
  const [table] = useState(() => define(setNext))
  const links = parts(next)
  return (
    <TableView
      label={label}
      table={table}
      actor={useTable(table)}
      heading={(words) => createPortal(words, status)}
      toolsIn={tools}
      emptyAction={cleared !== null && <PartLink href={cleared}>Clear search and filters</PartLink>}
      foot={
        links && (
          <nav aria-label={partsLabel} className={partsLine}>
            <p className={noteOfParts}>{note}</p>
            {links}
          </nav>
        )
      }
    />
  )
}

/** A link to another part or query. It is removed with the list that it leaves. */
export const PartLink = ({ href, children }: { href: string; children: string }) => (
  <Button asChild variant="outline" size="sm">
    <Link href={href} onClick={moveFocusToHeading}>
      {children}
    </Link>
  </Button>
)
