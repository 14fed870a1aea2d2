import bundle from '@tarang/machines/table/paths.json' with { type: 'json' }
import type { Id } from '@tarang/sdk'
import { api } from '#platform/api/api'
import { tablePage } from '../../../testing/flows/pages/table.page.ts'
import { pathStory } from '../../../testing/flows/story/path-story.tsx'
import { defineTable, number, TableScreen, text } from '../index.ts'

export default { title: 'Paths/Table', tags: ['!autodocs', 'paths'] }

interface Strategy {
  readonly id: Id
  readonly code: string
  readonly kind: string
  readonly xirr: number | null
}

/** A table with a search, filters, sorting and pages. */
const strategies = (firstPageOnChange: boolean) =>
  defineTable<Strategy>({
    load: async (options) =>
      (await api.stockSplits.list(options)).map(({ id, stockname, corporateaction, splitratio }) => ({
        id,
        code: stockname ?? '',
        kind: corporateaction ?? '',
        xirr: splitratio === '' ? null : Number(splitratio),
      })),
    rowId: ({ id }) => id,
    pageSizes: [1, 2],
    pageSize: 1,
    firstPageOnChange,
    search: { label: 'Strategy code', in: ({ code }) => code },
    filters: [
      {
        name: 'kind',
        label: 'Kind',
        all: 'All Kinds',
        rule: { keeps: (row, value) => row.kind === value, options: ['momentum', 'value'] },
      },
    ],
    empty: 'No strategies available.',
    failure: 'Failed to fetch strategies.',
    columns: [text('Strategy Code', 'code'), text('Kind', 'kind'), number('XIRR', 'xirr')],
  })

const tables = { plain: strategies(false), remembered: strategies(true) }

export const TableTour = pathStory({
  page: tablePage,
  bundle,
  subject: {
    machine: 'table',
    isSignedIn: true,
    isAtAddress: true,
    before: (input) => {
      if (input !== 'remembered') return
      const params = new URLSearchParams(location.search)
      params.set('page', '2')
      history.replaceState(null, '', `?${params}`)
    },
    render: (input) => <TableScreen title="Strategies" table={tables[input as keyof typeof tables]} />,
  },
})
