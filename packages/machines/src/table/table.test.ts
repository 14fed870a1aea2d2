import { fakeActor } from '@tarang/flow-testing'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  createTableMachine,
  filterByValue,
  matchingRows,
  type QueryChanged,
  type QueryInput,
  type TableEvent,
  type TableRules,
  tableView,
} from './index.ts'

interface Strategy {
  readonly code: string
  readonly xirr: number
  readonly kind?: string
}

const strategies: readonly Strategy[] = Array.from({ length: 40 }, (_, n) => ({
  code: `S${n}`,
  xirr: (n * 7) % 40,
  kind: n % 2 === 0 ? 'even' : 'odd',
}))

const rules: TableRules<Strategy> = {
  rowId: (row) => row.code,
  pageSizes: [15, 25],
  searchText: (row) => row.code,
  filters: { kind: filterByValue((row) => row.kind) },
  sortKeys: { xirr: (row) => row.xirr },
  sort: { column: 'xirr', order: 'ascending' },
}

function start(query?: QueryInput, more: Partial<TableRules<Strategy>> = {}) {
  const loadRows = fakeActor<readonly Strategy[]>()
  const table = createActor(
    createTableMachine<Strategy>().provide({ actors: { loadRows: loadRows.logic } }),
    { input: { rules: { ...rules, ...more }, query } },
  )
  const emitted: QueryChanged[] = []
  table.on('queryChanged', (event) => emitted.push(event))
  table.start()
  return { table, calls: loadRows.calls, emitted, view: () => tableView(table.getSnapshot()) }
}

async function startReady(query?: QueryInput, more?: Partial<TableRules<Strategy>>) {
  const started = start(query, more)
  await started.calls[0]?.answer(strategies)
  return started
}

const offline = new Error('offline')

describe('rows', () => {
  test('are loading, and then shown: the first page, in order', async () => {
    const { calls, view } = start()
    expect(view()).toMatchObject({
      status: 'loading',
      isBusy: true,
      isEmpty: false,
      isFailed: false,
      rows: [],
      total: 0,
    })
    await calls[0]?.answer(strategies)
    expect(view()).toMatchObject({
      status: 'ready',
      isBusy: false,
      total: 40,
      matchCount: 40,
      pages: [1, 2, 3],
    })
    expect(view().rows.map((row) => row.xirr)).toEqual(Array.from({ length: 15 }, (_, n) => n))
  })

  test('no rows are empty after a load, and not after a failure', async () => {
    const { table, calls, view } = start()
    await calls[0]?.answer([])
    expect(view()).toMatchObject({
      isEmpty: true,
      isNothingFound: false,
      page: 1,
      pages: [1],
      hasNext: false,
    })
    table.send({ type: 'rows.refresh' })
    expect(view().isEmpty).toBe(true)
    await calls[1]?.fail(offline)
    expect(view().isEmpty).toBe(false)
    table.send({ type: 'rows.refresh' })
    expect(view().isEmpty).toBe(false)
    await calls[2]?.answer([])
    expect(view().isEmpty).toBe(true)
  })
})

describe('the query', () => {
  test('each change is emitted once, with its reason', async () => {
    const { table, emitted, view } = await startReady()
    const events: TableEvent<Strategy>[] = [
      { type: 'page.turn', page: 3 },
      { type: 'search.change', search: 's1' },
      { type: 'filter.change', filter: 'kind', value: 'odd' },
      { type: 'sort.toggle', column: 'xirr' },
      { type: 'pageSize.change', pageSize: 25 },
      { type: 'query.clear' },
      { type: 'query.restore', query: { page: 2 } },
    ]
    for (const event of events) {
      table.send(event)
      expect(emitted.at(-1)).toEqual({ type: 'queryChanged', query: view().query, why: event.type })
    }
    expect(emitted).toHaveLength(events.length)
  })

  test('a search, and a search without matches', async () => {
    const { table, view } = await startReady()
    table.send({ type: 'page.turn', page: 3 })
    table.send({ type: 'search.change', search: ' S1 ' })
    expect(view()).toMatchObject({ page: 1, search: ' S1 ', matchCount: 11, total: 40, isNarrowed: true })
    table.send({ type: 'search.change', search: 'nothing' })
    expect(view()).toMatchObject({ isNothingFound: true, isEmpty: false, matchCount: 0, total: 40 })
    table.send({ type: 'query.clear' })
    expect(view()).toMatchObject({ isNothingFound: false, isNarrowed: false, matchCount: 40 })
  })

  test('filters offer the values found in the rows', async () => {
    const { table, view } = await startReady()
    expect(view().filterOptions).toEqual({ kind: ['even', 'odd'] })
    table.send({ type: 'filter.change', filter: 'kind', value: 'odd' })
    expect(view()).toMatchObject({ matchCount: 20, filters: { kind: 'odd' } })
  })

  test('stays on its page after a reload, or moves to the last page', async () => {
    const { table, calls, emitted, view } = await startReady({ page: 3 })
    table.send({ type: 'rows.refresh' })
    await calls[1]?.answer([...strategies])
    expect(view().page).toBe(3)
    table.send({ type: 'rows.refresh' })
    await calls[2]?.answer(strategies.slice(0, 20))
    expect(view().page).toBe(2)
    expect(emitted.map(({ why }) => why)).toEqual(['rows.change'])
  })
})

describe('one row', () => {
  test('that was removed disappears, with the last page if it was alone there', async () => {
    const { table, emitted, view } = await startReady({ page: 3 })
    for (const { code } of strategies.slice(0, 10)) table.send({ type: 'row.remove', rowId: code })
    expect(view()).toMatchObject({ total: 30, page: 2 })
    expect(emitted.map(({ why }) => why)).toEqual(['rows.change'])
  })
})

describe('a check', () => {
  const codes = (rows: readonly Strategy[]) => rows.map(({ code }) => code)
  const inOrder = { sort: { column: 'xirr', order: 'ascending' }, pageSize: 15 } as const
  /** S0 has another figure, S23 (the second row) is gone, and NEW belongs before all others. */
  const later: readonly Strategy[] = [
    ...strategies
      .filter(({ code }) => code !== 'S23')
      .map((row) => (row.code === 'S0' ? { ...row, xirr: 99 } : row)),
    { code: 'NEW', xirr: -1, kind: 'odd' },
  ]
  async function startChecked(query: QueryInput = inOrder) {
    const started = await startReady(query)
    const before = started.view().rows
    started.table.send({ type: 'rows.check' })
    expect(started.view()).toMatchObject({ status: 'checking', isChecking: true, isBusy: false })
    await started.calls[1]?.answer(later)
    return { ...started, before }
  }

  test('moves no row: a changed one changes in place, new ones wait, and one that is gone stays', async () => {
    const { before, emitted, table, view } = await startChecked()
    expect(codes(view().rows)).toEqual(codes(before))
    expect(view().rows[0]).toEqual({ code: 'S0', xirr: 99, kind: 'even' })
    expect(matchingRows(table.getSnapshot())[0]?.xirr).toBe(99)
    expect(view()).toMatchObject({ status: 'ready', hasPending: true, newCount: 1, goneCount: 1, total: 40 })
    expect(codes([...view().gone])).toEqual([before[1]?.code])
    expect(emitted).toEqual([])
  })

  test('is shown with another search, filter or sort, and not with another page', async () => {
    const { table, view } = await startChecked()
    table.send({ type: 'page.turn', page: 2 })
    expect(view()).toMatchObject({ hasPending: true, page: 2 })
    table.send({ type: 'sort.toggle', column: 'xirr' })
    expect(view()).toMatchObject({
      hasPending: false,
      page: 1,
      rows: [{ code: 'S0' }, ...view().rows.slice(1)],
    })
  })

  test('stays with an event that changes nothing, though its last page is beyond the end', async () => {
    const { table, calls, view } = await startReady({ page: 3 })
    table.send({ type: 'rows.check' })
    await calls[1]?.answer([])
    const idle = { type: 'search.change', search: '' } as const
    expect(table.getSnapshot().can(idle)).toBe(false)
    expect(view()).toMatchObject({ page: 3, goneCount: 40 })
    // The header that sorts would be removed with the rows.
    table.send({ type: 'sort.toggle', column: 'xirr' })
    expect(view()).toMatchObject({ page: 1, goneCount: 40, total: 40 })
  })

  test('counts only rows that match', async () => {
    const { view } = await startChecked({ filters: { kind: 'even' } })
    expect(view()).toMatchObject({ hasPending: false, newCount: 0, goneCount: 0 })
  })

  test('counts a row that begins to match as new, and one that no longer matches as gone', async () => {
    const { table, calls, view } = await startReady({ filters: { kind: 'even' } })
    const [first] = view().rows
    table.send({ type: 'rows.check' })
    await calls[1]?.answer(
      strategies.map((row) => {
        if (row.code === first?.code) return { ...row, kind: 'odd' }
        return row.code === 'S1' ? { ...row, kind: 'even' } : row
      }),
    )
    expect(view()).toMatchObject({ hasPending: true, newCount: 1, goneCount: 1, matchCount: 20 })
    expect([...view().gone]).toEqual([first])
    table.send({ type: 'rows.show' })
    expect(codes(matchingRows(table.getSnapshot()))).toContain('S1')
    expect(view()).toMatchObject({ hasPending: false, matchCount: 20 })
  })

  test('without a change waits for nothing', async () => {
    const { table, calls, view } = await startReady()
    table.send({ type: 'rows.check' })
    await calls[1]?.answer([...strategies].reverse())
    expect(view()).toMatchObject({ hasPending: false, total: 40 })
    expect(table.getSnapshot().can({ type: 'rows.show' })).toBe(false)
  })

  test('leaves rows without an id as they are', async () => {
    const { table, calls, view } = start()
    const nameless = { code: undefined, xirr: 1 } as unknown as Strategy
    await calls[0]?.answer([nameless])
    table.send({ type: 'rows.check' })
    await calls[1]?.answer([{ ...nameless, xirr: 2 }])
    expect(view()).toMatchObject({ hasPending: false, rows: [{ xirr: 1 }] })
  })
})

test('an event without a change emits nothing and leaves the snapshot’s context', async () => {
  const { table, emitted } = await startReady()
  const { context } = table.getSnapshot()
  const idle: TableEvent<Strategy>[] = [
    { type: 'search.change', search: '' },
    { type: 'filter.change', filter: 'colour', value: 'red' },
    { type: 'sort.toggle', column: 'colour' },
    { type: 'page.turn', page: 1 },
    { type: 'page.turn', page: 0 },
    { type: 'pageSize.change', pageSize: 1000 },
    { type: 'query.clear' },
    { type: 'query.restore', query: {} },
    { type: 'row.remove', rowId: 'nobody' },
  ]
  for (const event of idle) {
    expect(table.getSnapshot().can(event)).toBe(false)
    table.send(event)
  }
  expect(table.getSnapshot().context).toBe(context)
  expect(emitted).toEqual([])
})

describe('the view', () => {
  test('recomputes only changed values', async () => {
    const asked = { key: 0, text: 0 }
    const { table, view } = await startReady(undefined, {
      sortKeys: { xirr: (row) => ++asked.key && row.xirr },
      searchText: (row) => ++asked.text && row.code,
    })
    view()
    expect(asked).toEqual({ key: 40, text: 0 })
    for (const search of ['s', 's1', 's', '']) {
      table.send({ type: 'search.change', search })
      view()
    }
    table.send({ type: 'sort.toggle', column: 'xirr' })
    table.send({ type: 'page.turn', page: 2 })
    view()
    table.send({ type: 'sort.toggle', column: 'xirr' })
    view()
    expect(asked).toEqual({ key: 40, text: 40 })
  })

  test('all matches are available in the order shown', async () => {
    const { table } = await startReady({ search: 's3', sort: { column: 'xirr', order: 'descending' } })
    expect(matchingRows(table.getSnapshot()).map((row) => row.xirr)).toEqual([
      38, 33, 31, 26, 24, 21, 19, 17, 12, 10, 5,
    ])
    expect(matchingRows(start().table.getSnapshot())).toEqual([])
  })
})
