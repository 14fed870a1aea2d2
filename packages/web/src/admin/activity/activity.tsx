import type { ActivityQuery } from '@tarang/sdk/extensions'
import { useSearch } from 'wouter'
import {
  dateTime,
  defineTable,
  linked,
  longText,
  optional,
  PartLink,
  rowHeader,
  ServerList,
  secondary,
  text,
} from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { withQuery } from '#platform/navigation/address'
import { recordKinds } from '../record-kinds.ts'
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
    addedFields: ['staffId', 'record'],
    empty:
      filterWords(filters).length > 0 || query.before !== undefined
        ? 'No action matches these filters.'
        : 'No actions have been recorded yet.',
    failure: 'Failed to fetch the activity.',
    columns: [
      dateTime('Time', 'at'),
      secondary(text('Person', 'staffName')),
      rowHeader(text('Action', 'action')),
      linked(longText('Record', 'name'), ({ record }) =>
        record ? recordKinds[record.kind].path(record) : undefined,
      ),
      secondary(longText('Changes', 'changes')),
      optional(text('Recorded as', 'subject')),
      optional(text('Request', 'requestId')),
    ],
  })

/** What staff did: a list of the newest actions that match the filters of the address, or of older ones. */
export default function ActivityScreen() {
  const parameters = new URLSearchParams(useSearch())
  const filters = readFilters(parameters.toString())
  const query = toQuery(filters, parameters.get('before'))
  const pathOf = (before: string | null) => withQuery('/activity', { ...filters, before })
  const isFirst = query.before === undefined
  return (
    <ServerList
      label="Activity"
      heading={(status) => <ActivityHeader status={status} />}
      filters={<ActivityFilters values={filters} />}
      queryKey={JSON.stringify(query)}
      cleared={filterWords(filters).length > 0 ? '/activity' : null}
      define={(onOlder: (last: number | null) => void) => tableOf({ query, filters }, onOlder)}
      note={`${PAGE_SIZE} actions are loaded at once. Sort, filters, print and export cover these.`}
      partsLabel="Pages of actions"
      parts={(last) =>
        (last !== null || !isFirst) && (
          <>
            {!isFirst && <PartLink href={pathOf(null)}>Newest</PartLink>}
            {last !== null && <PartLink href={pathOf(String(last))}>Older</PartLink>}
          </>
        )
      }
    />
  )
}
