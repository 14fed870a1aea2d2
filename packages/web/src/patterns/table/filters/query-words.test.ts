import type { TableQuery } from '@tarang/machines/table'
import { expect, test } from 'vitest'
import { number, text } from '../columns/index.ts'
import { describeQuery } from './query-words.ts'

interface Fund {
  readonly name: string
  readonly gain: number
}

const table = {
  columns: [text<Fund>('Fund', 'name'), number<Fund>('Gain (%)', 'gain')],
  filters: [
    { name: 'house', label: 'Fund house', all: 'All Houses' },
    { name: 'data', label: 'Data', all: 'All Funds', optionLabels: { warnings: 'Has warnings' } },
  ],
  search: { label: 'Fund name' },
}
const query: TableQuery = { search: '', filters: {}, sort: null, page: 1, pageSize: 15 }

test.each([
  ['nothing', {}, []],
  ['a blank search', { search: '  ' }, []],
  ['a search', { search: ' sc ' }, ['Fund name: contains “sc”']],
  [
    'filters, and a name that no column has',
    { filters: { house: 'Nilgiri', data: 'warnings', 'filter.gain': '0..20', 'filter.gone': 'x' } },
    ['Fund house: Nilgiri', 'Data: Has warnings', 'Gain (%): 0 to 20'],
  ],
  ['a sort', { sort: { column: 'gain', order: 'descending' } }, ['Sorted by Gain (%), descending']],
  ['a sort by a column that is not shown', { sort: { column: 'gone', order: 'descending' } }, []],
] as const)('%s', (_, parts, words) => {
  expect(describeQuery(table, { ...query, ...parts })).toEqual(words)
})
