import { ApiError, NetworkError } from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, inTurn, SLOWLY } from '../story-kit.ts'
import { createTableMachine, filterByValue, type TableEvent, type TableRules } from './index.ts'

interface Strategy {
  strategyCode: string
  family: string
  xirr: number | null
}

const families = ['Momentum', 'Growth', 'Value']

const strategies: readonly Strategy[] = Array.from({ length: 47 }, (_, n) => ({
  strategyCode: `SC${n + 1}`,
  family: families[n % 3] ?? 'Value',
  xirr: n % 9 === 0 ? null : ((n * 37) % 60) - 12,
}))

const rules: TableRules<Strategy> = {
  rowId: (row) => row.strategyCode,
  pageSizes: [15, 25, 50, 100],
  searchText: (row) => row.strategyCode,
  filters: { family: filterByValue((row) => row.family) },
  sortKeys: { xirr: (row) => row.xirr, strategyCode: (row) => row.strategyCode },
  sort: { column: 'xirr', order: 'ascending' },
}

const offline = new NetworkError('offline', null)

const events: TableEvent<Strategy>[] = [
  { type: 'search.change', search: 'sc1' },
  { type: 'search.change', search: 'nothing has this' },
  { type: 'filter.change', filter: 'family', value: 'Growth' },
  { type: 'filter.change', filter: 'family', value: null },
  { type: 'query.clear' },
  { type: 'sort.toggle', column: 'xirr' },
  { type: 'sort.toggle', column: 'strategyCode' },
  { type: 'page.turn', page: 1 },
  { type: 'page.turn', page: 2 },
  { type: 'page.turn', page: 99 },
  { type: 'pageSize.change', pageSize: 25 },
  { type: 'query.restore', wish: { search: 'sc2', sort: { column: 'strategyCode', order: 'descending' } } },
  { type: 'rows.refresh' },
  { type: 'row.put', row: { strategyCode: 'NEW', family: 'Value', xirr: 99 } },
  { type: 'row.remove', rowId: 'SC1' },
]

const table = (loadRows: ReturnType<typeof answering<readonly Strategy[]>>) => ({
  args: {
    machine: createTableMachine<Strategy>().provide({ actors: { loadRows } }),
    events,
    input: { rules },
  },
})

export default { title: 'Machines/Table', component: MachineStory }

/** The rows come, and come again. */
export const Working = table(answering(strategies))

/** There are none. */
export const Empty = table(answering<readonly Strategy[]>([]))

/** The API refuses. */
export const Refused = table(failing(new ApiError('Not for you.', 403)))

/** The rows do not come. */
export const Offline = table(failing(offline))

/** The rows come when asked for once more. */
export const OfflineAtFirst = table(inTurn([{ error: offline }, { output: strategies }]))

/** The rows come once; the next load fails, and what came stays. */
export const OfflineLater = table(inTurn<readonly Strategy[]>([{ output: strategies }, { error: offline }]))

/** The rows take their time; asking again starts over. */
export const Slow = table(answering(strategies, SLOWLY))
