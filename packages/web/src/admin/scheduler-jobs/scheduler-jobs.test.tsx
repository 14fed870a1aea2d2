import type { SchedulerJob } from '@tarang/sdk'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { formatDateTime } from '#platform/formats/console-date'
import { column, headers, loaded, rows, served } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import SchedulerJobs from './scheduler-jobs.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const CALL = 'GET /api/fetchSchedulerAuditLog'

const showDuration = () =>
  localStorage.setItem(
    'tableDisplay',
    JSON.stringify({ columns: { 'Scheduler Job Status': { shown: ['duration'] } } }),
  )

beforeEach(() => {
  showDuration()
  return reference.signIn()
})

test('at first it has the specified columns', async () => {
  localStorage.removeItem('tableDisplay')
  open()
  await loaded()
  expect(headers()).toEqual(['ID', 'End Date', 'Scheduler Name', 'Start Date', 'Status'])
})

const open = (search = '') => {
  history.replaceState(null, '', `/scheduleJobStatus${search}`)
  render(<SchedulerJobs />)
}

test('shows the runs of the schedulers, newest first, with day and time in India', async () => {
  open()
  await loaded()
  expect(screen.getByRole('heading', { level: 1, name: 'Scheduler Job Status' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'ID',
    'End Date',
    'Scheduler Name',
    'Start Date',
    'Status',
    'Duration',
  ])
  expect(rows()).toHaveLength(15)
  const runs = await served<SchedulerJob[]>(reference, '/fetchSchedulerAuditLog')
  const starts = runs.map(({ startDate }) => formatDateTime(startDate))
  expect(column('Start Date')).toEqual(starts.slice(0, rows().length))
  expect(new Set(column('Status'))).toContain('SUCCESS')
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option')
  expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '15', '20', '50'])
})

test('the address filters by scheduler, and so does the select', async () => {
  open('?scheduler=daily%20stock%20price')
  await loaded()
  expect(new Set(column('Scheduler Name'))).toEqual(new Set(['daily stock price']))
  const scheduler = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Scheduler' })
  expect(scheduler.value).toBe('daily stock price')
  await user.selectOptions(scheduler, 'All Schedulers')
  expect(location.search).toBe('')
  expect(new Set(column('Scheduler Name')).size).toBeGreaterThan(1)
  await user.selectOptions(scheduler, 'technical indicator for split')
  expect(location.search).toBe('?scheduler=technical+indicator+for+split')
  expect(new Set(column('Scheduler Name'))).toEqual(new Set(['technical indicator for split']))
})

test('the failing runs are a filter in the address, and the duration sorts', async () => {
  const run = (id: number, end_date: string | null, status: string) => ({
    id,
    scheduler_name: 'daily stock price',
    startDate: '2026-11-20T10:00:00+05:30',
    end_date,
    status,
  })
  const runs = [
    run(1, '2026-11-20T10:14:00+05:30', 'FAILED'),
    run(2, null, 'RUNNING'),
    run(3, '2026-11-20T09:00:00+05:30', 'SUCCESS'),
    run(4, '2026-11-20T10:00:09+05:30', 'FAILED'),
  ]
  reference.fail(CALL, Response.json(runs))
  open('?result=failed')
  await loaded()
  expect(column('Duration')).toEqual(['14 min', '9 s'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'All Results')
  expect(location.search).toBe('')
  await user.click(screen.getByRole('button', { name: /^Duration/ }))
  expect(column('Duration')).toEqual([
    '9 s',
    '14 min',
    `Running since ${formatDateTime('2026-11-20T10:00:00+05:30')}`,
    'End before start',
  ])
})

test('searches by scheduler name, ignoring case, and shows the empty state', async () => {
  open()
  await loaded()
  await user.type(screen.getByRole('searchbox', { name: 'Scheduler name' }), 'YEARLY')
  expect(new Set(column('Scheduler Name'))).toEqual(new Set(['yearly fundamental stock data source']))
  await user.type(screen.getByRole('searchbox', { name: 'Scheduler name' }), ' gold')
  expect(screen.getByText('No Scheduler Job Found')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(rows()).toHaveLength(15)
})

test('each value has its column; values of the wrong type show N/A, unless they can be converted', async () => {
  const malformed = [
    { id: {}, scheduler_name: ['x'], startDate: 5, end_date: 'soon', status: false },
    { id: 2 },
  ]
  const run = {
    ...{ id: 3, scheduler_name: 'daily stock price', status: 'FAILED' },
    ...{ startDate: '2026-11-20T10:00:00+05:30', end_date: '2026-11-20T10:14:00+05:30' },
  }
  reference.fail(CALL, Response.json([...malformed, run]))
  open()
  await loaded()
  expect(rows().map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
    ['N/A', 'N/A', 'N/A', 'N/A', 'false', 'N/A'],
    ['2', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'],
    [
      '3',
      formatDateTime('2026-11-20T10:14:00+05:30'),
      'daily stock price',
      formatDateTime('2026-11-20T10:00:00+05:30'),
      'FAILED',
      '14 min',
    ],
  ])
})
