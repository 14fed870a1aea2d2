import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { formatDateTime } from '#platform/formats/console-date'
import { column } from '../../testing/console.tsx'
import { badAnswers, withReferenceServer } from '../../testing/reference-server.ts'
import SourceStockData from './source-stock-data.tsx'

const user = userEvent.setup()

const reference = withReferenceServer()
const CALL = 'GET /api/fetchSchedulerAuditLog'
const open = () => {
  history.replaceState(null, '', '/sourceStockData')
  render(<SourceStockData />)
}

beforeEach(() => {
  const shown = ['lastSuccess', 'failuresInARow']
  localStorage.setItem('tableDisplay', JSON.stringify({ columns: { 'Source Stock Data': { shown } } }))
  return reference.signIn()
})

test('lists the five schedulers, each with a link to its runs', async () => {
  open()
  await screen.findByText('5 results')
  const table = screen.getByRole('table', { name: 'Source Stock Data' })
  const links = within(table).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['daily stock price', '/scheduleJobStatus?scheduler=daily%20stock%20price'],
    ['technical indicator for split', '/scheduleJobStatus?scheduler=technical%20indicator%20for%20split'],
    [
      'quarterly fundamental stock data source',
      '/scheduleJobStatus?scheduler=quarterly%20fundamental%20stock%20data%20source',
    ],
    [
      'yearly fundamental stock data source',
      '/scheduleJobStatus?scheduler=yearly%20fundamental%20stock%20data%20source',
    ],
    [
      'monthly fundamental stock data source',
      '/scheduleJobStatus?scheduler=monthly%20fundamental%20stock%20data%20source',
    ],
  ])
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option')
  expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '15', '20', '50'])
})

test('a scheduler links to its runs without a page load', async () => {
  open()
  await user.click(await screen.findByRole('link', { name: 'monthly fundamental stock data source' }))
  expect(location.pathname).toBe('/scheduleJobStatus')
  expect(new URLSearchParams(location.search).get('scheduler')).toBe('monthly fundamental stock data source')
})

test('shows when each scheduler last succeeded, and how often it has failed since', async () => {
  const run = (day: string, status: string) => ({
    scheduler_name: 'daily stock price',
    startDate: `${day}T10:00:00+05:30`,
    end_date: `${day}T10:14:00+05:30`,
    status,
  })
  reference.fail(
    CALL,
    Response.json([run('2026-11-18', 'SUCCESS'), run('2026-11-20', 'FAILED'), run('2026-11-19', 'FAILED')]),
  )
  open()
  await waitFor(() =>
    expect(column('Last Success')[0]).toContain(formatDateTime('2026-11-18T10:14:00+05:30')),
  )
  expect(column('Failures in a Row')).toEqual(['2 failures', 'None', 'None', 'None', 'None'])
  expect(column('Last Success').slice(1)).toEqual(Array(4).fill('None recorded'))
})

test.each(badAnswers)('the schedulers are listed if the call of their runs gives %s', async (_, fault) => {
  reference.fail(CALL, fault())
  open()
  await screen.findByText('5 results')
  await waitFor(() => expect(column('Last Success')).toEqual(Array(5).fill('N/A')))
  expect(column('Failures in a Row')).toEqual(Array(5).fill('N/A'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.body.textContent).not.toContain('secret')
})
