import { defaultQuery, restoreQuery, type TableQuery, type TableRules } from '@tarang/machines/table'
import { expect, test } from 'vitest'
import { hasTableQuery, openViewAddress, readQuery, writeQuery } from './address.ts'

interface Row {
  code: string
  section: string
}

const rules: TableRules<Row> = {
  rowId: (row) => row.code,
  pageSizes: [15, 25],
  searchText: (row) => row.code,
  sort: { column: 'code', order: 'ascending' },
  sortKeys: { code: (row) => row.code, section: (row) => row.section },
  filters: { section: { keeps: (row, value) => row.section === value } },
}

const query = (parts: Partial<TableQuery>): TableQuery => ({ ...defaultQuery(rules), ...parts })

test.each<[string, TableQuery]>([
  ['', query({})],
  ['page=2', query({ page: 2 })],
  ['size=25', query({ pageSize: 25 })],
  ['q=+A%26b+', query({ search: ' A&b ' })],
  ['sort=code&order=descending', query({ sort: { column: 'code', order: 'descending' } })],
  ['sort=section', query({ sort: { column: 'section', order: 'ascending' } })],
  ['section=learn', query({ filters: { section: 'learn' } })],
  [
    'q=x&section=learn&sort=section&order=descending&size=25&page=3',
    {
      search: 'x',
      filters: { section: 'learn' },
      sort: { column: 'section', order: 'descending' },
      page: 3,
      pageSize: 25,
    },
  ],
])('%j shows a table so, and is written for it', (search, shown) => {
  expect(restoreQuery(rules, readQuery(search, rules))).toEqual(shown)
  expect(writeQuery('', shown, rules)).toBe(search)
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=two',
  'page=99999999999',
  'size=7',
  'size=',
  'sort=nothing',
  'sort=toString',
  'sort=section&order=up',
  'sort=section&order=desc',
  'order=descending',
  'section=',
  'colour=red',
])('%j is rubbish, and shows the default', (search) => {
  expect(restoreQuery(rules, readQuery(search, rules))).toEqual(defaultQuery(rules))
})

test('parameters of others stay in the address', () => {
  expect(writeQuery('fromPreview=true&page=9', query({ page: 2 }), rules)).toBe('fromPreview=true&page=2')
})

test('a view starts with the newest rows of a list that the server pages', () => {
  expect(openViewAddress('before=81&status=new&tab=2', 'status=spam', rules, '', ['status'])).toBe(
    'tab=2&status=spam',
  )
})

test('two tables of one screen have separate keys', () => {
  const both = writeQuery(
    writeQuery('', query({ page: 2 }), rules, 'live-'),
    query({ page: 3 }),
    rules,
    'closed-',
  )
  expect(both).toBe('live-page=2&closed-page=3')
  expect(readQuery(both, rules, 'live-').page).toBe(2)
  expect(readQuery(both, rules, 'closed-').page).toBe(3)
})

test.each([
  ['', false],
  ['fromPreview=true', false],
  ['page=1', true],
  ['section=learn', true],
  ['order=', true],
])('%j sets something of the table: %j', (search, isExpected) => {
  expect(hasTableQuery(search, rules)).toBe(isExpected)
})
