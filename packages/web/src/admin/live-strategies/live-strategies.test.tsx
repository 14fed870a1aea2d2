import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatDate } from '#platform/formats/console-date'
import {
  button,
  column,
  loaded,
  missingValues,
  openConsole,
  rows,
  valuesByLabel,
} from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import LiveStrategies from './live-strategies.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const CALL = 'GET /api/liveStrategies'

beforeEach(async () => {
  history.replaceState(null, '', '/liveStrategies')
  await reference.signIn()
})

const numbers = (label: string) => column(label).map((text) => Number(text.replaceAll(',', '')))
const header = (name: string) => screen.getByRole('columnheader', { name })

test('shows the strategies, lowest XIRR first, 15 per page', async () => {
  render(<LiveStrategies />)
  expect(screen.getByText('Loading...')).toBeTruthy()
  await loaded()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    '',
    'Strategy Code',
    'XIRR (%)',
    'Net Return',
    'Drawdown Start Date',
    'Drawdown End Date',
    'Drawdown Percentage (%)',
    'Status',
    'Created On',
    'Modified On',
    'Preview',
    'Replay',
  ])
  expect(rows()).toHaveLength(15)
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option')
  expect(sizes.map((size) => size.textContent)).toEqual(['15', '25', '50', '100'])
  expect(numbers('XIRR (%)')).toEqual(numbers('XIRR (%)').toSorted((a, b) => a - b))
  expect(header('XIRR (%)').getAttribute('aria-sort')).toBe('ascending')
  expect(column('Status').every((status) => status === 'Active' || status === 'Inactive')).toBe(true)
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid Date|null/)
})

test('leads to the strategy, its preview and its replay', async () => {
  render(<LiveStrategies />)
  await loaded()
  const [row] = rows()
  if (!row) throw new Error('There is no row.')
  const [code = ''] = column('Strategy Code')
  const link = (name: string | RegExp) => within(row).getByRole<HTMLAnchorElement>('link', { name })
  expect(link(code).getAttribute('href')).toBe(`/strategyDataManager/${code}`)
  expect(link('Preview').getAttribute('href')).toBe(`/strategyDataManager/${code}?fromPreview=true`)
  expect(link(/Replay/).href).toBe(`https://backtest.tarang.example/${code}`)
  expect(link(/Replay/).target).toBe('_blank')
  expect(link(/Replay/).rel).toContain('noopener')
})

test('finds by strategy code, ignoring case', async () => {
  render(<LiveStrategies />)
  await loaded()
  const [code = ''] = column('Strategy Code')
  await user.type(screen.getByRole('searchbox', { name: 'Strategy code' }), code.toLowerCase())
  expect(column('Strategy Code')).toContain(code)
  expect(column('Strategy Code').every((found) => found.includes(code))).toBe(true)
  expect(location.search).toBe(`?q=${code.toLowerCase()}`)
})

test('stores the sort and restores it on the next visit', async () => {
  const first = render(<LiveStrategies />)
  await loaded()
  await user.click(screen.getByRole('button', { name: 'Created On' }))
  await user.click(screen.getByRole('button', { name: 'Created On' }))
  expect({ ...localStorage }).toEqual({
    'liveStrategies.sortField': 'createdOn',
    'liveStrategies.sortOrder': 'desc',
  })
  const newest = column('Strategy Code')
  first.unmount()
  history.pushState(null, '', '/liveStrategies')
  render(<LiveStrategies />)
  await loaded()
  expect(header('Created On').getAttribute('aria-sort')).toBe('descending')
  expect(column('Strategy Code')).toEqual(newest)
})

test('each value has its column; values of the wrong type show N/A; a row that no code opens is left out', async () => {
  reference.fail(
    CALL,
    Response.json([
      { id: 1, strategyCode: 'A-1', xirr: 'high', netReturn: [], status: 'on' },
      { id: 2, strategyCode: {} },
      {
        ...{ id: 3, strategyCode: 'B-2', xirr: 12, netReturn: 41, drawDownPercentage: -7, status: 1 },
        ...{ drawDownStartDate: '2026-01-02', drawDownEndDate: '2026-02-03' },
        ...{ createdOn: '2026-03-04', modifiedOn: '2026-04-05' },
      },
    ]),
  )
  render(<LiveStrategies />)
  await screen.findByText('2 results')
  const replay = 'Replay (opens in a new tab)'
  const [high, low] = rows().map(valuesByLabel)
  expect(high).toMatchObject({
    ...{ 'Strategy Code': 'B-2', 'XIRR (%)': '12', 'Net Return': '41' },
    ...{ 'Drawdown Start Date': formatDate('2026-01-02'), 'Drawdown End Date': formatDate('2026-02-03') },
    ...{ 'Drawdown Percentage (%)': '−7', Status: 'Active', Preview: 'Preview', Replay: replay },
    ...{ 'Created On': formatDate('2026-03-04'), 'Modified On': formatDate('2026-04-05') },
  })
  expect(low).toEqual({
    ...missingValues(),
    ...{ 'Strategy Code': 'A-1', Status: 'Inactive', Preview: 'Preview', Replay: replay },
  })
})

test('Back goes home if there is no history', async () => {
  vi.stubGlobal('navigation', { canGoBack: false })
  render(<LiveStrategies />)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(location.pathname).toBe('/homePage')
})

test('selected strategies are compared, without a click to begin with', async () => {
  await openConsole('/liveStrategies')
  await loaded()
  expect(screen.queryByRole('region', { name: /^Selected rows/ })).toBeNull()
  const codes = column('Strategy Code').slice(0, 2)
  const boxes = screen.getAllByRole('checkbox', { name: /^Select / })
  const compare = () => button('Compare')
  await user.click(boxes[0]!)
  await screen.findByRole('region', { name: /^Selected rows/ })
  expect(compare().getAttribute('aria-disabled')).toBe('true')
  await user.click(boxes[1]!)
  await user.click(compare())
  await screen.findByRole('heading', { level: 1, name: 'Compare Strategies' })
  expect(new URLSearchParams(location.search).getAll('strategy')).toEqual(codes)
})
