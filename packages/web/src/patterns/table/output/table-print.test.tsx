import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { formatDateTime } from '#platform/formats/console-date'
import { button, cell, cells, headers, rows } from '../../../testing/console.tsx'
import { type Column, copyable, longText, money, number, text, totalled } from '../columns/index.ts'
import { defineTable, type TableDefinition, TableScreen } from '../list/index.ts'
import { panels } from '../list-panels.ts'

interface Trade {
  readonly id: number
  readonly stock: string
  readonly note: string
  readonly pnl: number | null
}

const trades = (count: number): readonly Trade[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n,
    stock: `STOCK ${n}`,
    note: 'Held.',
    pnl: n % 10 === 9 ? null : 0.1,
  }))

const actions: Column<Trade> = {
  id: 'actions',
  kind: 'actions',
  label: 'Actions',
  cell: () => <button type="button">Edit</button>,
}

function show(count: number, search = '', definition: Partial<TableDefinition<Trade>> = {}) {
  history.replaceState(null, '', `/trades${search}`)
  const table = defineTable<Trade>({
    load: async () => trades(count),
    rowId: ({ id }) => id,
    search: { label: 'Stock name', in: ({ stock }) => stock },
    empty: 'No trades.',
    failure: 'Failed to fetch trades.',
    columns: [
      copyable(text('Stock', 'stock')),
      number('Number', 'id'),
      longText('Note', 'note'),
      totalled(money('P&L', 'pnl')),
      actions,
    ],
    ...definition,
  })
  render(<TableScreen title="Trades" table={table} />)
  return screen.findByText(/^[\d,]+ results?/)
}

const print = (type: 'beforeprint' | 'afterprint') => act(() => void dispatchEvent(new Event(type)))
const footer = () => cells(document.querySelector<HTMLElement>('tfoot tr') ?? undefined)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('prints all matching rows with their filters and time, without buttons, and restores the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:30:00+05:30') })
  await show(40, '?q=stock&page=2&sort=id&order=descending')
  const open = vi.fn()
  vi.stubGlobal('print', open)
  await userEvent.click(button('Print'))
  await waitFor(() => expect(open).toHaveBeenCalledOnce())
  expect(rows()).toHaveLength(15)

  print('beforeprint')
  expect(rows()).toHaveLength(40)
  expect(cell(rows()[0], 'Number')).toBe('39')
  expect(headers()).toEqual(['Stock', 'Number', 'Note', 'P&L'])
  expect(screen.queryByRole('button', { name: /^Details of/ })).toBeNull()
  expect(screen.getByText('Stock name: contains “stock” · Sorted by Number, descending')).toBeTruthy()
  expect(document.body.textContent).toContain(`${formatDateTime('2026-11-26T18:30:00+05:30')} IST · 40 rows`)

  print('afterprint')
  expect(rows()).toHaveLength(15)
  expect(headers()).toContain('Actions')
  expect(screen.queryByText(/IST/)).toBeNull()
})

test('says how many rows are left out of a long list', async () => {
  await show(2_003)
  await act(async () => void (await panels.load()))
  print('beforeprint')
  expect(rows()).toHaveLength(2_000)
  expect(screen.getByText(/^Only the first 2,000 rows are printed; 3 rows left out/)).toBeTruthy()
  print('afterprint')
})

test('the footer has the exact sum of all matching rows, and says how many have no value', async () => {
  await show(40)
  expect(footer()).toEqual(['Total of 40 rows', '', '', '₹3.604 without a value', ''])
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('42')
  expect(document.querySelector('tfoot tr')?.getAttribute('aria-rowindex')).toBe('42')
  await userEvent.type(screen.getByRole('searchbox'), 'stock 1')
  await screen.findByText(/^11 results/)
  expect(footer()).toEqual(['Total of 11 rows', '', '', '₹1.001 without a value', ''])
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'stock 39')
  await screen.findByText(/^1 result/)
  expect(footer()).toEqual(['Total of 1 row', '', '', 'N/A1 without a value', ''])
})

test('a table without totals has no footer', async () => {
  await show(3, '', { columns: [text('Stock', 'stock')] })
  expect(document.querySelector('tfoot')).toBeNull()
})
