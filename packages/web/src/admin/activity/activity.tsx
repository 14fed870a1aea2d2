import type { ActivityQuery } from '@tarang/sdk/extensions'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useSearch } from 'wouter'
import {
  dateTime,
  defineTable,
  listFrame,
  listLine,
  longText,
  optional,
  rowHeader,
  TableView,
  text,
  useTable,
} from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { withQuery } from '#platform/navigation/address'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import {
  type ActivityFilterValues,
  type ActivityRow,
  filterNames,
  filterWords,
  PAGE_SIZE,
  readFilters,
  rowOf,
  toQuery,
} from './activity.model.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityHeader } from './activity-header.tsx'

interface PageProps {
  readonly query: ActivityQuery
  readonly filters: ActivityFilterValues
}

/** `onOlder` gets the id after which older actions follow, or null. */
const tableOf = ({ query, filters }: PageProps, onOlder: (last: number | null) => void) =>
  defineTable<ActivityRow>({
    load: async (options) => {
      const actions = await extensions.activity.list(query, options)
      const page = actions.slice(0, PAGE_SIZE)
      onOlder(actions.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null)
      return page.map(rowOf)
    },
    serverQuery: { keys: filterNames, words: filterWords(filters) },
    pageSizes: [PAGE_SIZE],
    pageSize: PAGE_SIZE,
    rowId: ({ id }) => id,
    // An id, which no column shows.
    addedFields: ['staffId'],
    empty:
      filterWords(filters).length > 0 || query.before !== undefined
        ? 'No action matches these filters.'
        : 'No actions have been recorded yet.',
    failure: 'Failed to fetch the activity.',
    columns: [
      dateTime('Time', 'at'),
      text('Person', 'staffName'),
      rowHeader(text('Action', 'action')),
      text('Record', 'subject'),
      longText('Changes', 'changes'),
      optional(text('Request', 'requestId')),
    ],
  })

const ofTable = css({ display: 'contents' })
const turns = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingInline: { base: '4', _navWide: '6' },
  paddingBlock: '1',
})

const note = css({ textStyle: 'body.sm', color: 'fg.muted' })

/** What staff did: a list of the newest actions that match the filters of the address, or of older ones. */
export default function ActivityScreen() {
  const parameters = new URLSearchParams(useSearch())
  const filters = readFilters(parameters.toString())
  const query = toQuery(filters, parameters.get('before'))
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [status, setStatus] = useState<HTMLElement | null>(null)
  return (
    <div className={listFrame} data-list>
      <ActivityHeader status={<div ref={setStatus} className={ofTable} />} />
      <div className={listLine}>
        <ActivityFilters values={filters} />
        <div ref={setTools} className={ofTable} />
      </div>
      {tools && status && (
        <ActivityTable
          key={JSON.stringify(query)}
          query={query}
          filters={filters}
          tools={tools}
          status={status}
        />
      )}
    </div>
  )
}

interface ActivityTableProps extends PageProps {
  /** Where its tools and its status are put, which outlive it. */
  readonly tools: HTMLElement
  readonly status: HTMLElement
}

function ActivityTable({ tools, status, ...page }: ActivityTableProps) {
  const [last, setLast] = useState<number | null>(null)
  const [table] = useState(() => tableOf(page, setLast))
  const isFirst = page.query.before === undefined
  const linkTo = (label: string, before: string | null) => (
    <Button variant="outline" size="sm" asChild>
      <Link href={withQuery('/activity', { ...page.filters, before })} onClick={moveFocusToHeading}>
        {label}
      </Link>
    </Button>
  )
  return (
    <TableView
      label="Activity"
      table={table}
      actor={useTable(table)}
      heading={(words) => createPortal(words, status)}
      toolsIn={tools}
      foot={
        (last !== null || !isFirst) && (
          <nav className={turns} aria-label="Pages of actions">
            <p className={note}>
              {`${PAGE_SIZE} actions are loaded at once. Sort, filters, print and export cover these.`}
            </p>
            {!isFirst && linkTo('Newest', null)}
            {last !== null && linkTo('Older', String(last))}
          </nav>
        )
      }
    />
  )
}
