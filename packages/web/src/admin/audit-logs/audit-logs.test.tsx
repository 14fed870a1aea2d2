import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { formatDateTime } from '#platform/formats/console-date'
import { column, loaded, missingValues, rows, valuesByLabel } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import AuditLogs from './audit-logs.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const CALL = 'GET /api/fetchAuditLogs'

beforeEach(() => reference.signIn())

const open = () => {
  history.replaceState(null, '', '/auditLogs')
  render(<AuditLogs />)
}

test('shows the logs, 15 per page', async () => {
  open()
  await loaded()
  expect(screen.getByRole('heading', { level: 1, name: 'Audit Logs' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'ID',
    'Stock Name',
    'Criteria',
    'Criteria2',
    'Data Type',
    'Executed On',
    'Status',
  ])
  expect(rows()).toHaveLength(15)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' })
  expect(select.value).toBe('15')
  expect(Array.from(select.options, (option) => option.textContent)).toEqual(['5', '10', '15', '20', '50'])
})

test('searches by stock name, ignoring case, and shows the empty state', async () => {
  open()
  await loaded()
  const [stock = ''] = column('Stock Name')
  const search = screen.getByRole('searchbox', { name: 'Stock name' })
  await user.type(search, stock.toLowerCase())
  expect(column('Stock Name')).toContain(stock)
  expect(column('Stock Name').every((found) => found.includes(stock))).toBe(true)
  await user.type(search, ' no such stock')
  expect(screen.getByText('No Audit Logs Found')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(rows()).toHaveLength(15)
})

test('each value has its column; values of the wrong type show N/A', async () => {
  const log = {
    ...{ id: 2, stock_name: 'TCS', criteria: 'price', criteria2: 'volume', data_type: 'daily' },
    ...{ executedOn: '2026-11-20T10:00:00+05:30', status: 'SUCCESS' },
  }
  const malformed = { id: 1, stock_name: {}, criteria: [], executedOn: 'x', status: 9 }
  reference.fail(CALL, Response.json([malformed, log]))
  open()
  await loaded()
  expect(rows().map(valuesByLabel)).toEqual([
    { ...missingValues(), ID: '1', Status: '9' },
    {
      ...{ ID: '2', 'Stock Name': 'TCS', Criteria: 'price', Criteria2: 'volume', 'Data Type': 'daily' },
      ...{ 'Executed On': formatDateTime('2026-11-20T10:00:00+05:30'), Status: 'SUCCESS' },
    },
  ])
})
