import type { Strategy } from '@tarang/sdk'
import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { type BulkActions, useBulkActions } from '#patterns/bulk-action'
import { ViewOnlyNotice } from '#patterns/role'
import {
  copyable,
  date,
  defineTable,
  explained,
  externalLink,
  ListScreen,
  link,
  linkTo,
  number,
  oneOf,
  secondary,
  useTable,
} from '#patterns/table'
import { api } from '#platform/api/api'
import { useCanWrite } from '#platform/api/role'
import { backtestPage, config } from '#platform/config'
import { formatNumber } from '#platform/formats/format'
import { urlPart } from '#platform/navigation/url-part'
import { Button } from '#ui/button'
import { searchFor } from '../compare/compared-codes.ts'
import { explain } from '../glossary/term.tsx'
import { foundAs } from '../record-kinds.ts'
import { type CheckedStrategy, withRememberedChecks } from '../strategy-quality/checked-strategy.ts'
import { useDataCheck } from '../strategy-quality/data-check.tsx'
import { hasWarnings, withWarnings } from '../strategy-quality/warnings-column.tsx'
import { rememberedSort } from './remembered-sort.ts'

// The API may send a code of another type than `string`.
const hasCode = ({ strategyCode }: Strategy) => typeof strategyCode === 'string' && strategyCode !== ''
const page = ({ strategyCode }: Strategy) => `/strategyDataManager/${urlPart(strategyCode)}`

const liveStrategies = defineTable<CheckedStrategy>({
  load: async (options) => withRememberedChecks(await api.strategies.list(options)),
  // A check puts its result into the row, and a row without an id has its code.
  rowId: (strategy) => strategy.id ?? strategy.strategyCode,
  addedFields: ['warnings'],
  search: { label: 'Strategy code', in: (strategy) => strategy.strategyCode },
  filters: [
    {
      name: 'data',
      label: 'Data',
      all: 'All Strategies',
      optionLabels: { warnings: 'Has warnings' },
      rule: { options: ['warnings'], keeps: hasWarnings },
    },
  ],
  sort: { column: 'xirr', order: 'ascending' },
  sortMemory: rememberedSort('liveStrategies'),
  pageSizes: [15, 25, 50, 100],
  records: foundAs('strategy', ({ strategyCode }) => strategyCode),
  empty: 'No data available.',
  failure: 'Failed to fetch live strategies',
  columns: [
    withWarnings(copyable(link('Strategy Code', 'strategyCode', page))),
    explained(number('XIRR (%)', 'xirr'), explain('XIRR')),
    number('Net Return', 'netReturn'),
    secondary(date('Drawdown Start Date', 'drawDownStartDate')),
    secondary(date('Drawdown End Date', 'drawDownEndDate')),
    explained(number('Drawdown Percentage (%)', 'drawDownPercentage'), explain('Drawdown')),
    oneOf('Status', 'status', { 1: ['Active', 'positive'] }, ['Inactive', 'neutral']),
    secondary(date('Created On', 'createdOn')),
    secondary(date('Modified On', 'modifiedOn')),
    linkTo('Preview', (strategy) => (hasCode(strategy) ? `${page(strategy)}?fromPreview=true` : undefined)),
    externalLink('Replay', (strategy) => hasCode(strategy) && backtestPage(strategy.strategyCode)),
  ],
})

const comparison: BulkActions<CheckedStrategy> = {
  noun: ['strategy', 'strategies'],
  nameOf: ({ strategyCode }) => strategyCode,
  actions: [],
  opens: {
    label: 'Compare',
    least: 2,
    href: (rows) =>
      `/compareStrategies?${searchFor(rows.filter(hasCode).map(({ strategyCode }) => String(strategyCode)))}`,
  },
}

/** The table with the number of strategies found in the filter's option. */
const counted = (rows: readonly CheckedStrategy[]) => {
  const count = rows.filter(hasWarnings).length
  if (!rows.some(({ warnings }) => warnings !== undefined)) return liveStrategies
  const optionLabels = { warnings: `Has warnings (${formatNumber(count)})` }
  return { ...liveStrategies, filters: liveStrategies.filters.map((filter) => ({ ...filter, optionLabels })) }
}

// The specified API cannot add a strategy.
const addStrategy = config.extensions && (
  <Button asChild>
    <Link href="/addStrategy">Add Strategy</Link>
  </Button>
)

export default function LiveStrategies() {
  const canWrite = useCanWrite()
  const actor = useTable(liveStrategies)
  const rows = useSelector(actor, ({ context }) => context.rows)
  const check = useDataCheck(actor)
  const table = counted(rows ?? [])
  const selection = useBulkActions(comparison, { label: 'Live Strategies', table, actor })
  return (
    <>
      <ListScreen
        title="Live Strategies"
        actions={
          <>
            {check.button}
            {canWrite && addStrategy}
          </>
        }
        notice={!canWrite && <ViewOnlyNotice />}
        lateNotice={check.notice}
        table={{ ...table, columns: [...selection.columns, ...table.columns] }}
        actor={actor}
        action={selection.button}
        bar={selection.bar}
      />
      {selection.runs}
    </>
  )
}
