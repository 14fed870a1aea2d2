import { defineCases, plain } from '@tarang/flow-testing'
import { NetworkError } from '@tarang/sdk'
import { createTableMachine, type TableMachine } from './table.machine.ts'
import type { TableRules } from './table.types.ts'

interface Strategy {
  readonly id: number
  readonly code: string
  readonly kind: 'momentum' | 'value'
  readonly xirr: number | null
}

const rules: TableRules<Strategy> = {
  rowId: (row) => row.id,
  pageSizes: [1, 2],
  searchText: (row) => row.code,
  sortKeys: { xirr: (row) => row.xirr },
  filters: { kind: { keeps: (row, value) => row.kind === value, options: ['momentum', 'value'] } },
}

const rows: readonly Strategy[] = [
  { id: 1, code: 'SC1', kind: 'momentum', xirr: 12 },
  { id: 2, code: 'SC2', kind: 'value', xirr: null },
]

export const tableCases = defineCases<TableMachine<Strategy>>({
  name: 'table',
  machine: createTableMachine<Strategy>(),
  inputs: {
    plain: { rules },
    remembered: { rules: { ...rules, firstPageOnChange: true }, query: { page: 2 } },
  },
  events: {
    'search.change': { code: { search: 'sc2' }, none: { search: '' } },
    'filter.change': {
      momentum: { filter: 'kind', value: 'momentum' },
      all: { filter: 'kind', value: null },
      unknown: { filter: 'colour', value: 'red' },
    },
    'sort.toggle': { xirr: { column: 'xirr' }, unknown: { column: 'colour' } },
    'page.turn': { second: { page: 2 }, beyond: { page: 99 } },
    'pageSize.change': { two: { pageSize: 2 }, one: { pageSize: 1 }, unknown: { pageSize: 7 } },
    'query.clear': plain,
    'query.restore': { default: { query: {} }, second: { query: { page: 2 } } },
    'rows.refresh': plain,
    'rows.check': plain,
    'rows.show': plain,
    'row.put': {
      changed: { row: { id: 1, code: 'SC1', kind: 'value', xirr: 3 } },
      nothing: { row: null as never },
    },
    'row.remove': { first: { rowId: 1 }, unknown: { rowId: 99 } },
  },
  actors: {
    loadRows: {
      writes: false,
      done: { rows, none: [] },
      error: { lost: new NetworkError('offline', null) },
    },
  },
  delays: {},
  emits: { queryChanged: true },
})
