import type { Strategy } from '@tarang/sdk'
import { Link } from 'wouter'
import { ViewOnlyNotice } from '#patterns/role'
import {
  copyable,
  date,
  defineTable,
  externalLink,
  link,
  linkTo,
  number,
  oneOf,
  secondary,
  sortable,
  TableScreen,
} from '#patterns/table'
import { api } from '#platform/api'
import { backtestPage, config } from '#platform/config'
import { rememberedSort } from '#platform/remembered-sort'
import { useCanWrite } from '#platform/role'
import { urlPart } from '#platform/url-part'
import { Button } from '#ui/button'

// The API may send a code of another type than `string`.
const hasCode = ({ strategyCode }: Strategy) => typeof strategyCode === 'string' && strategyCode !== ''
const page = ({ strategyCode }: Strategy) => `/strategyDataManager/${urlPart(strategyCode)}`

const liveStrategies = defineTable<Strategy>({
  load: api.strategies.list,
  rowId: (strategy) => strategy.id,
  search: { label: 'Strategy code', in: (strategy) => strategy.strategyCode },
  sort: { column: 'xirr', order: 'ascending' },
  sortMemory: rememberedSort('liveStrategies'),
  pageSizes: [15, 25, 50, 100],
  records: { kind: 'Strategy', name: (strategy) => strategy.strategyCode, path: page },
  empty: 'No data available.',
  failure: 'Failed to fetch live strategies',
  columns: [
    copyable(link('Strategy Code', 'strategyCode', page)),
    sortable(number('XIRR (%)', 'xirr')),
    number('Net Return', 'netReturn'),
    secondary(date('Drawdown Start Date', 'drawDownStartDate')),
    secondary(date('Drawdown End Date', 'drawDownEndDate')),
    number('Drawdown Percentage (%)', 'drawDownPercentage'),
    oneOf('Status', 'status', { 1: ['Active', 'positive'] }, ['Inactive', 'neutral']),
    secondary(sortable(date('Created On', 'createdOn'))),
    secondary(sortable(date('Modified On', 'modifiedOn'))),
    linkTo('Preview', (strategy) => (hasCode(strategy) ? `${page(strategy)}?fromPreview=true` : undefined)),
    externalLink('Replay', (strategy) => hasCode(strategy) && backtestPage(strategy.strategyCode)),
  ],
})

// The specified API cannot add a strategy.
const addStrategy = config.extensions && (
  <Button asChild>
    <Link href="/addStrategy">Add Strategy</Link>
  </Button>
)

export default function LiveStrategies() {
  const canWrite = useCanWrite()
  return (
    <TableScreen
      title="Live Strategies"
      table={liveStrategies}
      actions={canWrite && addStrategy}
      notice={!canWrite && <ViewOnlyNotice />}
    />
  )
}
