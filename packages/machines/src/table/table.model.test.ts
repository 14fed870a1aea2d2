import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchKey } from '../search-text/index.ts'
import {
  defaultQuery,
  filterByValue,
  matchingRows,
  PAGE_WINDOW,
  pageWindow,
  type QueryEvent,
  type QueryInput,
  restoreQuery,
  type TableContext,
  type TableQuery,
  type TableRules,
  tableView,
} from './index.ts'
import { clampPage, queryAfter } from './table.model.ts'

interface Item {
  readonly id: number
  readonly name: string
  readonly section: string | null
  readonly amount: number | null
}

const rules: TableRules<Item> = {
  rowId: (row) => row.id,
  pageSizes: [5, 10, 20],
  pageSize: 10,
  sort: { column: 'amount', order: 'ascending' },
  searchText: (row) => row.name,
  filters: {
    section: filterByValue((row) => row.section),
    size: {
      keeps: (row, value) => (row.amount ?? 0) > 5 === (value === 'large'),
      options: ['small', 'large'],
    },
  },
  sortKeys: { amount: (row) => row.amount, name: (row) => row.name },
}

const defaults: TableQuery = {
  search: '',
  filters: {},
  sort: { column: 'amount', order: 'ascending' },
  page: 1,
  pageSize: 10,
}

const items: readonly Item[] = Array.from({ length: 42 }, (_, id) => ({
  id,
  name: `Item ${id}`,
  section: ['learn', 'offer', null][id % 3] ?? null,
  amount: id % 7 === 0 ? null : (id * 5) % 11,
}))

const contextOf = (query: Partial<TableQuery>, rows: readonly Item[] | null = items): TableContext<Item> => ({
  rules,
  rows,
  pending: null,
  query: { ...defaults, ...query },
  error: null,
})

describe('a query restored', () => {
  test.each([
    ['nothing', {}, {}],
    [
      'every part',
      {
        search: 'a',
        filters: { section: 'offer', size: 'large' },
        sort: { column: 'name', order: 'descending' },
        page: 3,
        pageSize: 20,
      },
      {
        search: 'a',
        filters: { section: 'offer', size: 'large' },
        sort: { column: 'name', order: 'descending' },
        page: 3,
        pageSize: 20,
      },
    ],
    ['no sort at all', { sort: null }, { sort: null }],
    ['a column it does not have', { sort: { column: 'colour', order: 'ascending' } }, {}],
    ['a column every object has', { sort: { column: 'toString', order: 'ascending' } }, {}],
    ['an order that is none', { sort: { column: 'name', order: 'sideways' } }, {}],
    ['a page size it does not offer', { pageSize: 7 }, {}],
    ['page 0', { page: 0 }, {}],
    ['page -1', { page: -1 }, {}],
    ['page 1.5', { page: 1.5 }, {}],
    ['a page that is no number', { page: Number.NaN }, {}],
    ['a page in words', { page: '2' }, {}],
    ['a filter it does not have', { filters: { colour: 'red' } }, {}],
    ['a filter every object has', { filters: { constructor: 'red' } }, {}],
    ['a value the filter does not offer', { filters: { size: 'medium' } }, {}],
    [
      'a value not known before the rows',
      { filters: { section: 'anything' } },
      { filters: { section: 'anything' } },
    ],
    ['a filter without a value', { filters: { section: '' } }, {}],
    ['a search that is no text', { search: 5 }, {}],
  ])('%s', (_, queryInput, parts) => {
    expect(restoreQuery(rules, queryInput as QueryInput)).toEqual({ ...defaults, ...parts })
  })

  test('a table that cannot be searched is not narrowed by a search', () => {
    const { searchText: _, ...others } = rules
    expect(restoreQuery(others, { search: 'item' })).toEqual(defaults)
    const context = { ...contextOf({}), rules: others }
    expect(queryAfter(context, { type: 'search.change', search: 'item' })).toBe(context.query)
  })

  test('the defaults of minimal rules', () => {
    const little: TableRules<Item> = { rowId: (row) => row.id, pageSizes: [25, 50] }
    expect(defaultQuery(little)).toEqual({ search: '', filters: {}, sort: null, page: 1, pageSize: 25 })
  })
})

describe('a query after an event', () => {
  test.each([
    ['a search', { page: 3 }, { type: 'search.change', search: 'item 1' }, { search: 'item 1' }],
    [
      'a filter',
      { page: 3 },
      { type: 'filter.change', filter: 'section', value: 'offer' },
      { filters: { section: 'offer' } },
    ],
    [
      'a second filter',
      { filters: { size: 'large' } },
      { type: 'filter.change', filter: 'section', value: 'offer' },
      { filters: { size: 'large', section: 'offer' } },
    ],
    [
      'a cleared filter',
      { page: 2, filters: { section: 'offer' } },
      { type: 'filter.change', filter: 'section', value: null },
      {},
    ],
    [
      'a filter cleared by the empty string',
      { filters: { section: 'offer' } },
      { type: 'filter.change', filter: 'section', value: '' },
      {},
    ],
    [
      'a sorted column the other way',
      { page: 3 },
      { type: 'sort.toggle', column: 'amount' },
      { sort: { column: 'amount', order: 'descending' } },
    ],
    [
      'and back',
      { sort: { column: 'amount', order: 'descending' } },
      { type: 'sort.toggle', column: 'amount' },
      {},
    ],
    [
      'another column starts ascending',
      { sort: { column: 'amount', order: 'descending' } },
      { type: 'sort.toggle', column: 'name' },
      { sort: { column: 'name', order: 'ascending' } },
    ],
    [
      'an order of another column',
      { page: 3 },
      { type: 'sort.toggle', column: 'name', order: 'descending' },
      { sort: { column: 'name', order: 'descending' } },
    ],
    ['a page', {}, { type: 'page.turn', page: 3 }, { page: 3 }],
    ['a page beyond the last', {}, { type: 'page.turn', page: 99 }, { page: 5 }],
    ['a page before the first', { page: 2 }, { type: 'page.turn', page: -3 }, {}],
    ['a page size', { page: 3 }, { type: 'pageSize.change', pageSize: 20 }, { pageSize: 20 }],
    [
      'everything cleared but order and size',
      { page: 2, search: 'item', filters: { size: 'large' }, pageSize: 5 },
      { type: 'query.clear' },
      { pageSize: 5 },
    ],
    [
      'the whole restored',
      { search: 'item', page: 2 },
      { type: 'query.restore', query: { page: 4, pageSize: 5 } },
      { page: 4, pageSize: 5 },
    ],
    [
      'restored to a page that does not exist',
      { pageSize: 5 },
      { type: 'query.restore', query: { page: 4, pageSize: 20 } },
      { page: 3, pageSize: 20 },
    ],
  ] as [string, Partial<TableQuery>, QueryEvent, Partial<TableQuery>][])('%s', (_, before, event, after) => {
    expect(queryAfter(contextOf(before), event)).toEqual({ ...defaults, ...after })
  })

  test.each([
    ['the same search', { search: 'item', page: 2 }, { type: 'search.change', search: 'item' }],
    [
      'the same filter',
      { filters: { section: 'offer' } },
      { type: 'filter.change', filter: 'section', value: 'offer' },
    ],
    [
      'no filter, where there is none',
      { page: 2 },
      { type: 'filter.change', filter: 'section', value: null },
    ],
    ['a filter it does not have', { page: 2 }, { type: 'filter.change', filter: 'colour', value: 'red' }],
    ['a value the filter does not offer', {}, { type: 'filter.change', filter: 'size', value: 'medium' }],
    ['the order that it has', { page: 2 }, { type: 'sort.toggle', column: 'amount', order: 'ascending' }],
    ['a column that does not sort', { page: 2 }, { type: 'sort.toggle', column: 'section' }],
    ['the same page', { page: 2 }, { type: 'page.turn', page: 2 }],
    ['beyond the last page, on it', { page: 5 }, { type: 'page.turn', page: 6 }],
    ['a page that is no number', { page: 2 }, { type: 'page.turn', page: Number.NaN }],
    ['the same page size', { page: 2 }, { type: 'pageSize.change', pageSize: 10 }],
    ['a page size it does not offer', { page: 2 }, { type: 'pageSize.change', pageSize: 7 }],
    ['clearing what is clear', { page: 2 }, { type: 'query.clear' }],
    ['restoring what is', { page: 2 }, { type: 'query.restore', query: { page: 2 } }],
  ] as [string, Partial<TableQuery>, QueryEvent][])('%s changes nothing', (_, before, event) => {
    const context = contextOf(before)
    expect(queryAfter(context, event)).toBe(context.query)
    expect(queryAfter(contextOf(before, null), event)).toEqual({ ...defaults, ...before })
  })

  test('before the first rows a page can be restored, but not turned to', () => {
    expect(queryAfter(contextOf({}, null), { type: 'query.restore', query: { page: 9 } }).page).toBe(9)
    expect(queryAfter(contextOf({ page: 9 }, null), { type: 'page.turn', page: 2 }).page).toBe(9)
  })
})

describe('pages', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5, 'ellipsis', 9]],
    [3, 9, [1, 2, 3, 4, 5, 'ellipsis', 9]],
    [4, 9, [1, 2, 3, 4, 5, 6, 'ellipsis', 9]],
    [5, 9, [1, 'ellipsis', 3, 4, 5, 6, 7, 'ellipsis', 9]],
    [6, 9, [1, 'ellipsis', 4, 5, 6, 7, 8, 9]],
    [9, 9, [1, 'ellipsis', 5, 6, 7, 8, 9]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
  ])('page %i of %i offers %j', (page, count, window) => {
    expect(pageWindow(page, count)).toEqual(window)
  })

  test('always the page itself, both ends, five in a row, and an ellipsis for each gap only', () => {
    const pageOfCount = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }))
    let hasGaps = false
    fc.assert(
      fc.property(pageOfCount, ({ page, count }) => {
        const window = pageWindow(page, count)
        const numbers = window.filter((entry) => entry !== 'ellipsis')
        expect(numbers).toContain(page)
        expect([numbers[0], numbers.at(-1)]).toEqual([1, count])
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        const run = numbers.filter((number) => Math.abs(number - page) < PAGE_WINDOW)
        expect(run.length).toBeGreaterThanOrEqual(Math.min(PAGE_WINDOW, count))
        window.forEach((entry, at) => {
          const [before, after] = [window[at - 1], window[at + 1]]
          if (entry === 'ellipsis') {
            expect((after as number) - (before as number)).toBeGreaterThan(1)
            hasGaps = true
          } else if (typeof after === 'number') expect(after - entry).toBe(1)
        })
      }),
    )
    expect(hasGaps).toBe(true)
  })
})

describe('a table shows the same as a naive implementation', () => {
  const collator = new Intl.Collator('en-IN', { numeric: true })
  const item = fc.record({
    id: fc.nat(),
    name: fc.oneof(fc.stringMatching(/^[ABab]{0,2} ?\d{0,2}$/), fc.string({ maxLength: 6 })),
    section: fc.constantFrom('learn', 'offer', null),
    amount: fc.option(fc.integer({ min: -3, max: 12 })),
  })
  // Without a size, fast-check makes lists of about ten: none would have a third page.
  const rowsOf = fc.array(item, { maxLength: 60, size: 'max' })
  const queryInput = fc.record({
    search: fc.constantFrom('', ' ', 'a', 'B', ' b 1', '1'),
    filters: fc.constantFrom(
      {},
      { section: 'offer' },
      { section: 'learn', size: 'small' },
      { size: 'large' },
    ),
    sort: fc.constantFrom(
      null,
      ...(['amount', 'name'] as const).flatMap((column) =>
        (['ascending', 'descending'] as const).map((order) => ({ column, order })),
      ),
    ),
    page: fc.integer({ min: 1, max: 20 }),
    pageSize: fc.constantFrom(5, 10, 20),
  })

  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

  function plainly(rows: readonly Item[], { search, filters, sort }: TableQuery): Item[] {
    const wanted = searchKey(search)
    const matching = rows.filter(
      (row) =>
        searchKey(row.name).includes(wanted) &&
        (filters.section === undefined || row.section === filters.section) &&
        (filters.size === undefined || ((row.amount ?? 0) > 5 ? 'large' : 'small') === filters.size),
    )
    if (!sort) return matching
    const keyOf = (row: Item) => row[sort.column as 'amount' | 'name']
    const isThere = (row: Item) => keyOf(row) !== null && keyOf(row) !== ''
    const direction = sort.order === 'ascending' ? 1 : -1
    return [
      ...matching
        .filter(isThere)
        .sort((a, b) => direction * compare(keyOf(a) as string | number, keyOf(b) as string | number)),
      ...matching.filter((row) => !isThere(row)),
    ]
  }

  const show = (rows: readonly Item[], query: TableQuery) => ({
    value: 'ready' as const,
    context: { rules, rows, pending: null, query, error: null },
  })

  test('the matches, their order, and the page', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(rowsOf, queryInput, (rows, input) => {
        const query = clampPage(restoreQuery(rules, input), rules, rows)
        const expected = plainly(rows, query)
        const view = tableView(show(rows, query))
        expect(matchingRows(show(rows, query))).toEqual(expected)
        expect(view.matchCount).toBe(expected.length)
        expect(view.total).toBe(rows.length)
        expect(view.page).toBeGreaterThanOrEqual(1)
        expect(view.page).toBeLessThanOrEqual(view.pageCount)
        expect(view.rows).toEqual(
          expected.slice((view.page - 1) * query.pageSize, view.page * query.pageSize),
        )
        expect(view.rows.length > 0).toBe(expected.length > 0)
        expect(view.firstRowNumber).toBe((view.page - 1) * query.pageSize + 1)
        expect([view.hasPrevious, view.hasNext]).toEqual([view.page > 1, view.page < view.pageCount])
        expect(view.isNothingFound).toBe(rows.length > 0 && expected.length === 0)
        expect(view.isEmpty).toBe(rows.length === 0)
        if (view.isNothingFound) reached.add('no match')
        if (view.page > 1 && query.sort) reached.add('a later page in an order')
        if (view.matchCount > 1 && view.matchCount < view.total) reached.add('some of the rows')
      }),
    )
    expect(reached).toEqual(new Set(['no match', 'a later page in an order', 'some of the rows']))
  })

  test('all pages together are the matches, each once', () => {
    let hasSeveralPages = false
    fc.assert(
      fc.property(rowsOf, queryInput, (rows, input) => {
        const query = { ...restoreQuery(rules, input), page: 1 }
        const { pageCount } = tableView(show(rows, query))
        const pages = Array.from({ length: pageCount }, (_, at) =>
          tableView(show(rows, { ...query, page: at + 1 })),
        )
        expect(pages.flatMap((view) => view.rows)).toEqual(plainly(rows, query))
        hasSeveralPages ||= pageCount > 1
      }),
    )
    expect(hasSeveralPages).toBe(true)
  })

  test('the result does not depend on the order of queries', () => {
    let hasOtherMatches = false
    fc.assert(
      fc.property(rowsOf, fc.array(queryInput, { minLength: 1, maxLength: 6 }), (rows, inputs) => {
        const counts = new Set<number>()
        for (const input of inputs) {
          const query = restoreQuery(rules, input)
          const matches = matchingRows(show(rows, query))
          expect(matches).toEqual(plainly(rows, query))
          counts.add(matches.length)
        }
        hasOtherMatches ||= counts.size > 1
      }),
    )
    expect(hasOtherMatches).toBe(true)
  })
})
