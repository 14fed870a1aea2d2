import { afterEach, expect, test, vi } from 'vitest'
import { preparations } from './index.ts'
import { derive } from './table.derived.ts'
import type { Sort, TableQuery, TableRules } from './table.types.ts'

interface Strategy {
  readonly code: string
  readonly name: string
}

const searchText = vi.fn(({ code }: Strategy) => code)
const rules: TableRules<Strategy> = {
  rowId: ({ code }) => code,
  pageSizes: [15],
  searchText,
  sortKeys: { name: ({ name }) => name },
}
const LETTERS = [...'कखगघचछजझटठ']
/** Names that only a collator can compare. */
const rows = () =>
  Array.from({ length: 40 }, (_, n): Strategy => ({ code: `S${n}`, name: `${LETTERS[(n * 7) % 10]} ${n}` }))
const queryOf = (order: Sort['order'], search = ''): TableQuery => ({
  search,
  filters: {},
  sort: { column: 'name', order },
  page: 1,
  pageSize: 15,
})

afterEach(() => {
  vi.restoreAllMocks()
  searchText.mockClear()
})

test.each([
  ['ascending', 'descending'],
  ['descending', 'ascending'],
] as const)('sorted %s, nothing is compared for %s', (shown, other) => {
  const compared = vi.spyOn(Intl.Collator.prototype, 'compare', 'get')
  const loaded = rows()
  const { matches } = derive(rules, loaded)
  for (const step of preparations(rules, loaded, { column: 'name', order: shown })) step()
  expect(compared).toHaveBeenCalled()
  compared.mockClear()
  const sorted = matches(queryOf(other))
  expect(compared).not.toHaveBeenCalled()
  expect(sorted).toEqual(matches(queryOf(shown)).toReversed())
})

test('a search takes the texts that were prepared', () => {
  const loaded = rows()
  for (const step of preparations(rules, loaded, null)) step()
  expect(searchText).toHaveBeenCalledTimes(40)
  expect(Array.from(derive(rules, loaded).matches(queryOf('ascending', 's39')))).toEqual([39])
  expect(searchText).toHaveBeenCalledTimes(40)
})

test('what is shown does not change', () => {
  const loaded = rows()
  const { page } = derive(rules, loaded)
  const query = queryOf('ascending')
  const before = page(query, 1)
  for (const step of preparations(rules, loaded, query.sort)) step()
  expect(page(query, 1)).toBe(before)
})

test('a table without sort and search has nothing to prepare', () => {
  expect(preparations({ rowId: ({ code }: Strategy) => code, pageSizes: [15] }, rows(), null)).toEqual([])
})
