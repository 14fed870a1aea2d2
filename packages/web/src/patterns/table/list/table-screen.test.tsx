import type { Sort } from '@tarang/machines/table'
import { ApiError, InvalidResponseError, NetworkError } from '@tarang/sdk'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRecords, forgetRecords } from '#patterns/records'
import { Toaster } from '#ui/toaster'
import { watchDownloads } from '../../../testing/downloads.ts'
import { link, longText, number, oneOf, rowHeader, rowNumber, secondary, text } from '../columns/index.ts'
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
    columns: [text('Name', 'name'), number('Weight', 'weight'), text('Kind', 'kind')],
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

test('a load that fails shows an error, never an empty list, and can be tried again', async () => {
  const load = vi.fn(async () => fruits).mockRejectedValueOnce(new Error('TypeError: secret'))
  show({ load })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch fruit.')
  expect(screen.queryByText('No fruit.')).toBeNull()
  expect(document.body.textContent).not.toContain('secret')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await shown()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty list shows a message', async () => {
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
  // The tools keep their places.
  for (const name of ['Print', 'Export CSV'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
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

test('the menu of a header sorts, filters, pins and hides by keys, and gives the focus back', async () => {
  open('')
  show()
  await shown()
  const menu = () => screen.getByRole('button', { name: 'Menu of the column Weight' })
  const choose = async (name: string) => {
    screen.getByRole('button', { name: 'Weight' }).focus()
    await user.tab()
    expect(document.activeElement).toBe(menu())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menuitem', { name })).toBeTruthy()
    await user.keyboard(name)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  await choose('Sort descending')
  expect(location.search).toBe('?sort=weight&order=descending')
  expect(names()[0]).toBe('Fruit 17')
  await waitFor(() => expect(document.activeElement).toBe(menu()))
  const steps = history.length
  await choose('Sort descending')
  expect(history.length).toBe(steps)

  await choose('Filter')
  expect(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Column' })).toHaveProperty(
    'value',
    'weight',
  )
  await user.keyboard('{Escape}')

  const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
  const unpinned = headers()
  await choose('Pin column')
  expect(headers().slice(0, 2)).toEqual(['Name', 'Weight'])
  expect(screen.getByRole('columnheader', { name: 'Weight' }).dataset.pinned).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(menu()))
  await choose('Unpin column')
  expect(headers()).toEqual(unpinned)

  await choose('Hide column')
  expect(screen.queryByRole('columnheader', { name: 'Weight' })).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu of the column Kind' })),
  )
})

test('a header that a finger has touched has its menu until another is touched; a pointer that leaves takes it away', async () => {
  open('')
  show()
  await shown()
  const menuOf = (column: string) => screen.queryByRole('button', { name: `Menu of the column ${column}` })
  const over = (column: string, pointerType: string) =>
    fireEvent.pointerEnter(screen.getByRole('columnheader', { name: column }), { pointerType })
  const away = (column: string, pointerType: string) =>
    fireEvent.pointerLeave(screen.getByRole('columnheader', { name: column }), { pointerType })
  over('Weight', 'touch')
  away('Weight', 'touch')
  expect(menuOf('Weight')).not.toBeNull()
  over('Kind', 'touch')
  away('Kind', 'touch')
  expect(menuOf('Weight')).toBeNull()
  expect(menuOf('Kind')).not.toBeNull()
  over('Weight', 'mouse')
  away('Weight', 'mouse')
  expect(menuOf('Kind') ?? menuOf('Weight')).toBeNull()
})

test('a filter offers the values of the rows, and starts at page 1', async () => {
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

test('the address wins over the remembered sort', async () => {
  open('?sort=name&order=descending&size=5&page=2&q=fruit&colour=red')
  show({ sortMemory: { read: () => ({ column: 'weight', order: 'descending' }), write: () => {} } })
  await screen.findByText('Fruit 34')
  expect(names()).toEqual(['Fruit 34', 'Fruit 33', 'Fruit 32', 'Fruit 31', 'Fruit 30'])
  expect(new URLSearchParams(location.search).get('colour')).toBe('red')
})

test('the remembered sort is applied to an empty address, and written into it', async () => {
  open('')
  show({ sortMemory: { read: () => ({ column: 'name', order: 'descending' }), write: () => {} } })
  await screen.findByText('Fruit 39')
  expect(location.search).toBe('?sort=name&order=descending')
})

test('a remembered sort of a removed column is ignored', async () => {
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

test('a page that no longer exists shows the last one, and the address follows', async () => {
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

test('exports every row that matches, in the order shown, and says how many', async () => {
  vi.setSystemTime('2026-11-20T19:00:00Z')
  const downloads = watchDownloads()
  open('?q=fruit+1&sort=name&order=descending&size=5')
  render(<Toaster />)
  show()
  await screen.findByText('Fruit 19')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const { name, file } = downloads[0]!
  expect((await file.text()).split('\r\n')).toEqual([
    '\uFEFFName,Weight,Kind',
    ...[...fruits.slice(10, 20)].reverse().map(({ name, weight, kind }) => `${name},${weight},${kind}`),
    '',
  ])
  expect(file.type).toBe('text/csv;charset=utf-8')
  // It is past midnight in India.
  expect(name).toBe('fruit-2026-11-21.csv')
  expect(await screen.findByText('Exported 10 rows')).toBeTruthy()
  vi.useRealTimers()
})

test('an export that the role may not do says why', async () => {
  const reason = 'You can view this, but not export it.'
  const exportFile = () => Promise.reject(new ApiError(reason, 403, { permission: reason }))
  render(<Toaster />)
  show({ exportFile })
  await shown()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText(new RegExp(`^Failed to export.* ${reason}$`))).toBeTruthy()
})

test('there is no export while the rows load, nor of an empty list', async () => {
  show({ load: async () => [] })
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  await screen.findByText('No fruit.')
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})

test('a screen may have its own words for a search that finds nothing', async () => {
  open('?q=gold')
  show({ nothingFound: 'No Fruit Found' })
  expect(await screen.findByText('No Fruit Found')).toBeTruthy()
  expect(screen.queryByText('No fruit.')).toBeNull()
})

test('the rows that were loaded can be found from elsewhere: by their screen, else by their details', async () => {
  const path = (fruit: Fruit) => `/fruit/${fruit.id}`
  const malformed = [fruits[0], { id: 2, name: {} }] as Fruit[]
  show({ load: async () => malformed, records: { kind: 'Fruit', name: (fruit) => fruit.name, path } })
  await waitFor(() =>
    expect(allRecords.read()).toEqual([{ label: 'Fruit 00', path: '/fruit/0', kind: 'Fruit' }]),
  )
  cleanup()
  forgetRecords()
  open('?q=Fruit&size=10&peek=7')
  show({ load: async () => malformed })
  await waitFor(() =>
    expect(allRecords.read()).toEqual([
      { label: 'Fruit 00', path: `${location.pathname}?peek=0`, kind: 'Fruit' },
    ]),
  )
})

describe('on a small screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('a row has its name, its badge and its first main fields, and says which columns they are', async () => {
    const columns = [
      rowNumber<Fruit>('#'),
      text<Fruit>('Name', 'name'),
      secondary(number<Fruit>('Weight', 'weight')),
      oneOf<Fruit>('Kind', 'kind', { sour: ['Sour', 'neutral'], sweet: ['Sweet', 'info'] }),
      { ...longText<Fruit>('Note', 'kind'), id: 'note' },
      number<Fruit>('Number', 'id'),
    ]
    show({ columns, sort: undefined })
    await shown()
    const [first] = screen.getAllByRole('row').slice(1)
    const cells = Array.from(
      first?.children ?? [],
      (cell) => `${cell.getAttribute('aria-colindex')} ${cell.textContent}`,
    )
    expect(screen.getByRole('table').getAttribute('aria-colcount')).toBe('6')
    expect(cells).toEqual(['2 Fruit 00', '4 Sour', '6 0', '5 sour'])
  })

  test('a press on a row opens its details with every field, but not a press on its link', async () => {
    open('')
    show({ columns: [link<Fruit>('Name', 'name', () => '/fruit'), secondary(text('Kind', 'kind'))] })
    await shown()
    await user.click(screen.getByRole('link', { name: 'Fruit 00' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    open('')
    await user.click(screen.getByText('Fruit 00').closest('tr') as HTMLElement)
    expect((await screen.findByRole('dialog', { name: 'Fruit 00' })).textContent).toContain('Kindsour')
  })

  test('the tools and the sorting headers are behind one button', async () => {
    open('')
    show()
    await shown()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ascending' }))
    expect(names()[0]).toBe('Fruit 17')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
    expect(names()[0]).toBe('Fruit 00')
    expect(screen.getByRole('button', { name: 'Ascending' })).toBeTruthy()
  })
})

test('the first column with a value names the row', async () => {
  show({ columns: [rowNumber('#'), text('Name', 'name'), text('Kind', 'kind')], sort: undefined })
  await shown()
  expect(names()[0]).toBe('Fruit 00')
  expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('data-names-rows')).toBe(true)
})

test('while it loads there are as many skeleton rows as a page has rows, and no cell of them is read', async () => {
  show({ load: () => new Promise(() => {}), pageSize: 5 })
  expect(screen.getAllByRole('row')).toHaveLength(1)
  expect(document.querySelectorAll('tbody tr')).toHaveLength(5)
})

test('another column may be declared to name the rows', async () => {
  show({ columns: [number('Weight', 'weight'), rowHeader(text('Name', 'name'))], sort: undefined })
  await shown()
  expect(names()[0]).toBe('Fruit 00')
})

test('rows without an id, or with the same id, are all shown and none twice', async () => {
  const rows = [
    { name: 'Fig', weight: 3, kind: 'sweet' },
    { id: 7, name: 'Lime', weight: 2, kind: 'sour' },
    { id: null, name: 'Date', weight: 4, kind: 'sweet' },
    { id: 7, name: 'Kiwi', weight: 1, kind: 'sour' },
  ]
  show({ load: async () => rows as unknown as Fruit[] })
  await screen.findByText('4 results')
  expect(names()).toEqual(['Kiwi', 'Lime', 'Fig', 'Date'])
  await user.click(screen.getByRole('button', { name: 'Weight' }))
  expect(names()).toEqual(['Date', 'Fig', 'Lime', 'Kiwi'])
})

test('rows that could not be loaded again stay, with their age, and load again once the line is back', async () => {
  const load = vi.fn(async () => fruits)
  show({ load })
  await shown()
  load.mockRejectedValueOnce(new NetworkError('offline', null))
  act(() => void window.dispatchEvent(new Event('online')))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch fruit.')
  expect(names()).toHaveLength(10)
  expect(status()).toMatch(/^40 results, page 1 of 4, as of .*\d/)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 3000 })
  expect(status()).toBe('40 results, page 1 of 4')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a page instead of an answer is explained', async () => {
  const page = Object.assign(new InvalidResponseError('unreadable', 'not JSON'), { contentType: 'text/html' })
  show({ load: () => Promise.reject(page) })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to fetch fruit. A web page came instead of an answer: some networks do this until you log in to them.',
  )
})
