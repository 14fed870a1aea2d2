import type { Sort } from '@tarang/machines/table'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sortable } from './column.ts'
import { number, text } from './columns.tsx'
import { defineTable, type TableDefinition } from './define-table.ts'
import { TableScreen } from './table-screen.tsx'

interface Fruit {
  id: number
  name: string
  weight: number
  kind: string
}

const fruits: Fruit[] = Array.from({ length: 40 }, (_, n) => ({
  id: n,
  name: `Fruit ${String(n).padStart(2, '0')}`,
  weight: (n * 7) % 40,
  kind: n % 2 ? 'sweet' : 'sour',
}))

const user = userEvent.setup()

function show(definition: Partial<TableDefinition<Fruit>> = {}) {
  const table = defineTable<Fruit>({
    load: async () => fruits,
    rowId: (fruit) => fruit.id,
    search: { label: 'Name', in: (fruit) => fruit.name },
    filters: [{ name: 'kind', label: 'Kind', all: 'All Kinds', by: (fruit) => fruit.kind }],
    sort: { column: 'weight', order: 'ascending' },
    pageSizes: [5, 10],
    pageSize: 10,
    empty: 'No fruit.',
    failure: 'Failed to fetch fruit.',
    columns: [sortable(text('Name', 'name')), sortable(number('Weight', 'weight')), text('Kind', 'kind')],
    ...definition,
  })
  return render(<TableScreen title="Fruit" table={table} />)
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)
const shown = () => screen.findByText('Fruit 00')
const status = () => screen.getByRole('status').textContent
const open = (search: string) => history.replaceState(null, '', `/fruit${search}`)

test('says Loading... under its heading, then shows the first page in order', async () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Fruit' })).toBeTruthy()
  expect(status()).toBe('Loading...')
  await shown()
  expect(names()).toHaveLength(10)
  expect(names()[0]).toBe('Fruit 00')
  expect(status()).toBe('40 results, page 1 of 4')
})

test('a load that fails says so, never that there is nothing, and can be tried again', async () => {
  const load = vi.fn(async () => fruits).mockRejectedValueOnce(new Error('TypeError: secret'))
  show({ load })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch fruit.')
  expect(screen.queryByText('No fruit.')).toBeNull()
  expect(document.body.textContent).not.toContain('secret')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await shown()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('nothing to show says so', async () => {
  show({ load: async () => [] })
  expect(await screen.findByText('No fruit.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a search narrows the rows, says how many, and can be cleared where it finds nothing', async () => {
  open('')
  show()
  await shown()
  const steps = history.length
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'FRUIT 1')
  expect(names()).toHaveLength(10)
  expect(status()).toBe('10 results of 40')
  expect(location.search).toBe('?q=FRUIT+1')
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'x')
  expect(screen.getByText('Nothing matches “FRUIT 1x”')).toBeTruthy()
  expect(screen.queryByText('No fruit.')).toBeNull()
  expect(history.length).toBe(steps)
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(names()).toHaveLength(10)
  expect(location.search).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Name' }))
})

test('a header sorts, and sorts the other way; another column starts ascending', async () => {
  const memory = { read: () => undefined, write: vi.fn<(sort: Sort | null) => void>() }
  show({ sortMemory: memory })
  await shown()
  const header = (name: string) => screen.getByRole('columnheader', { name })
  expect(header('Weight').getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Weight' }))
  expect(header('Weight').getAttribute('aria-sort')).toBe('descending')
  expect(screen.getAllByRole('cell')[0]?.textContent).toBe('39')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(header('Name').getAttribute('aria-sort')).toBe('ascending')
  expect(header('Weight').getAttribute('aria-sort')).toBeNull()
  expect(memory.write.mock.calls).toEqual([
    [{ column: 'weight', order: 'descending' }],
    [{ column: 'name', order: 'ascending' }],
  ])
  expect(location.search).toBe('?sort=name')
})

test('a filter offers what the rows have, and starts at page 1', async () => {
  open('?page=3')
  show()
  await screen.findByText('40 results', { exact: false })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'sour')
  expect(status()).toBe('20 results of 40, page 1 of 2')
  expect(location.search).toBe('?kind=sour')
})

test('pages and page sizes are steps of the history', async () => {
  open('')
  show()
  await shown()
  const steps = history.length
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(location.search).toBe('?page=2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '5')
  expect(location.search).toBe('?size=5')
  expect(history.length).toBe(steps + 2)
  expect(names()).toHaveLength(5)
})

test('the address wins over what is remembered', async () => {
  open('?sort=name&order=desc&size=5&page=2&q=fruit&colour=red')
  show({ sortMemory: { read: () => ({ column: 'weight', order: 'descending' }), write: () => {} } })
  await screen.findByText('Fruit 34')
  expect(names()).toEqual(['Fruit 34', 'Fruit 33', 'Fruit 32', 'Fruit 31', 'Fruit 30'])
  expect(new URLSearchParams(location.search).get('colour')).toBe('red')
})

test('what is remembered fills an empty address, and stands in it then', async () => {
  open('')
  show({ sortMemory: { read: () => ({ column: 'name', order: 'descending' }), write: () => {} } })
  await screen.findByText('Fruit 39')
  expect(location.search).toBe('?sort=name&order=desc')
})

test('what is remembered of a column that is gone counts for nothing', async () => {
  open('')
  show({ sortMemory: { read: () => ({ column: 'colour', order: 'descending' }), write: () => {} } })
  await shown()
  expect(location.search).toBe('')
})

test('Back and Forward show the rows that were there', async () => {
  open('')
  show()
  await shown()
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  const second = names()
  // As the browser does it: the address changes first, and the event comes after.
  const goTo = (search: string) =>
    act(() => {
      history.replaceState({ seen: true }, '', `/fruit${search}`)
      dispatchEvent(new PopStateEvent('popstate'))
    })
  goTo('')
  await waitFor(() => expect(names()[0]).toBe('Fruit 00'))
  goTo('?page=2')
  await waitFor(() => expect(names()).toEqual(second))
})

test('a page that no longer exists shows the last one, and says so in the address', async () => {
  open('?page=99')
  show()
  await screen.findByText('40 results', { exact: false })
  expect(status()).toBe('40 results, page 4 of 4')
  expect(location.search).toBe('?page=4')
})

test('rows of the wrong kind show N/A, and what is no row is left out', async () => {
  const rows = [
    { id: 1, name: 7, weight: 'heavy' },
    null,
    'pear',
    { id: 2 },
    { id: 3, name: {}, weight: null },
  ]
  show({ load: async () => rows as unknown as Fruit[] })
  await screen.findByText('3 results')
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['7N/AN/A', 'N/AN/AN/A', 'N/AN/AN/A'])
})

test('a filter that would take a key of the address is refused at once', () => {
  expect(() => show({ filters: [{ name: 'page', label: 'Page', all: 'All', by: () => null }] })).toThrow(
    '"page"',
  )
})
