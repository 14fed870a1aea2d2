import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, cells, rows } from '../../../testing/console.tsx'
import { number, text } from '../columns/index.ts'
import { defineTable, type TableDefinition } from './define-table.ts'
import { TableScreen } from './table-screen.tsx'

interface Job {
  readonly id: number
  readonly name: string
  readonly seconds: number
}

const jobs: readonly Job[] = [
  { id: 1, name: 'prices', seconds: 10 },
  { id: 2, name: 'splits', seconds: 20 },
  { id: 3, name: 'fundamentals', seconds: 30 },
]
/** Prices took longer, splits is gone, and two are new. */
const later: readonly Job[] = [
  { id: 5, name: 'indicators', seconds: 5 },
  { id: 3, name: 'fundamentals', seconds: 30 },
  { id: 1, name: 'prices', seconds: 99 },
  { id: 4, name: 'coupons', seconds: 1 },
]

const user = userEvent.setup()
const load = vi.fn<() => Promise<readonly Job[]>>()

function show(definition: Partial<TableDefinition<Job>> = {}) {
  const table = defineTable<Job>({
    load,
    rowId: ({ id }) => id,
    search: { label: 'Name', in: ({ name }) => name },
    sort: { column: 'seconds', order: 'ascending' },
    empty: 'No jobs.',
    failure: 'Failed to fetch jobs.',
    columns: [text('Name', 'name'), number('Seconds', 'seconds')],
    ...definition,
  })
  return render(
    <main>
      <TableScreen title="Jobs" table={table} />
    </main>,
  )
}

const shownRows = () => rows().map((row) => cells(row).join(' '))
const gone = 'splits (no longer in the list) 20'

beforeEach(() => {
  history.replaceState(null, '', '/jobs')
  load.mockReset()
  load.mockResolvedValueOnce(jobs)
  load.mockResolvedValue(later)
})
afterEach(() => {
  vi.useRealTimers()
})

test('Refresh moves no row: new ones wait, a changed one changes in place, one that is gone stays', async () => {
  show()
  await screen.findByText('prices')
  await user.click(button('Refresh'))
  await screen.findByRole('button', { name: 'Show 2 new' })
  expect(shownRows()).toEqual(['prices 99', gone, 'fundamentals 30'])
  expect(rows().map((row) => row.hasAttribute('data-muted'))).toEqual([false, true, false])
  expect(screen.getByRole('status').textContent).toBe('3 results, 2 new')
  expect(document.activeElement).toBe(button('Refresh'))

  await user.click(button('Show 2 new'))
  expect(shownRows()).toEqual(['coupons 1', 'indicators 5', 'fundamentals 30', 'prices 99'])
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('rows that are only gone can be removed', async () => {
  load.mockResolvedValueOnce(jobs.slice(2))
  show()
  await screen.findByText('prices')
  await user.click(button('Refresh'))
  await user.click(await screen.findByRole('button', { name: 'Remove 2 gone' }))
  expect(shownRows()).toEqual(['fundamentals 30'])
})

test('an empty list shows what has come at once', async () => {
  load.mockReset()
  load.mockResolvedValueOnce([])
  load.mockResolvedValue(jobs)
  show()
  await screen.findByText('No jobs.')
  await user.click(button('Refresh'))
  await screen.findByText('prices')
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
})

test('a failed Refresh says so, keeps its focus, and tries again', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  show()
  await screen.findByText('prices')
  await user.click(button('Refresh'))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch jobs.')
  expect(document.activeElement).toBe(button('Refresh'))
  await user.click(button('Refresh'))
  await screen.findByText('indicators')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the age of the rows grows by the minute, and is no live region', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  show()
  const age = await screen.findByText('Updated just now')
  expect(age.getAttribute('aria-live')).toBe('off')
  act(() => void vi.advanceTimersByTime(120_000))
  expect(age.textContent).toBe('Updated 2 min ago')
  await user.click(button('Refresh'))
  await waitFor(() => expect(age.textContent).toBe('Updated just now'))
})

test.each([
  ['a live list is checked', true, 61_000, 2],
  ['a live list is not checked after a minute or less', true, 60_000, 1],
  ['another list is not', false, 600_000, 1],
])('when the window gets the focus again, %s', async (_, isLive, away, loads) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  show({ isLive })
  await screen.findByText('prices')
  act(() => void window.dispatchEvent(new Event('blur')))
  vi.setSystemTime(Date.now() + away)
  await act(async () => void window.dispatchEvent(new Event('focus')))
  expect(load).toHaveBeenCalledTimes(loads)
  // The next focus is not a return.
  await act(async () => void window.dispatchEvent(new Event('focus')))
  expect(load).toHaveBeenCalledTimes(loads)
})

test('rows that the screen has loaded offer no Refresh and no age', async () => {
  show({ hasRefresh: false })
  await screen.findByText('prices')
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
  expect(screen.queryByText(/^Updated/)).toBeNull()
})

test('after midnight in India the rows are loaded again, so that “Today” is that day', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-11-26T23:58:30+05:30'),
  })
  show()
  await screen.findByText('3 results')
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(load).toHaveBeenCalledTimes(2)
})
