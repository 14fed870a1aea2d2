import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { AddressRouter } from '#patterns/route'
import { formatDate } from '#platform/formats/console-date'
import { column, loaded, rows } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import Subscribers from './subscribers.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
let code = ''

beforeEach(async () => {
  await reference.signIn()
  if (code) return
  const answer = await reference.server.fetch(
    new Request('http://admin.localhost/api/subscription-plan/3', {
      headers: { authorization: `Bearer ${sessionStorage.getItem('jwtToken')}` },
    }),
  )
  const { data } = (await answer.json()) as {
    data: { plans: { strategyCode: string; isSubscribed: number }[] }
  }
  // A strategy with every kind of expiry around today, and more than one page of subscribers.
  code = data.plans.toSorted((a, b) => b.isSubscribed - a.isSubscribed)[0]?.strategyCode ?? ''
})
afterEach(() => {
  vi.useRealTimers()
})

const call = () => `GET /api/strategies/getUsersByStrategyCode/${encodeURIComponent(code)}`
const open = (search = '', strategyCode = code) => {
  history.replaceState(null, '', `/strategy-user-details/${encodeURIComponent(strategyCode)}${search}`)
  render(
    <AddressRouter>
      <Route path="/strategy-user-details/:strategyCode">
        <Subscribers />
      </Route>
    </AddressRouter>,
  )
}
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const count = () => Number.parseInt(screen.getByText(/^\d+ results?/).textContent ?? '', 10)

test('shows the subscribers and their expiry dates', async () => {
  open()
  await loaded()
  expect(screen.getByRole('heading', { level: 1, name: `Users Subscribed to Strategy ${code}` })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'ID',
    'User ID',
    'Strategy Code',
    'Subscription Expiry Date',
    'Status',
    'Created On',
    'Modified On',
    'Days Left',
  ])
  expect(rows()).toHaveLength(15)
  expect(new Set(column('Strategy Code'))).toEqual(new Set([code]))
  expect(column('Status').every((status) => status === 'Active' || status === 'Inactive')).toBe(true)
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid Date/)
})

test('a column that is hidden is hidden for every strategy', async () => {
  open()
  await loaded()
  await user.click(screen.getByRole('button', { name: 'Display' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Modified On' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Modified On' })).toBeNull())
  cleanup()
  reference.fail(
    'GET /api/strategies/getUsersByStrategyCode/Z-9',
    Response.json({ data: [{ id: 1, userid: 'U-1' }] }),
  )
  open('', 'Z-9')
  await loaded()
  expect(screen.getByRole('columnheader', { name: 'Created On' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Modified On' })).toBeNull()
})

test('Expiring in 1 Month keeps subscriptions that end by this day next month, and combines with search', async () => {
  // The sample data is relative to the day the server was created.
  vi.setSystemTime('2026-11-20T10:00:00+05:30')
  open('?size=50')
  await loaded()
  const all = count()
  // The rows below the first screen are rendered later.
  await waitFor(() => expect(rows()).toHaveLength(Math.min(all, 50)))
  const filter = screen.getByRole('combobox', { name: 'Subscription' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All Users', 'Expiring in 1 Month'])
  const before = column('Subscription Expiry Date')
  await user.selectOptions(filter, 'Expiring in 1 Month')
  const days = Array.from({ length: 31 }, (_, n) => formatDate(dayAfter('2026-11-20', n)))
  const shown = column('Subscription Expiry Date')
  expect(shown).toEqual(before.filter((day) => days.includes(day)))
  expect(shown).toContain(formatDate('2026-11-20'))
  expect(shown).toContain(formatDate('2026-12-20'))
  expect(count()).toBeLessThan(all)
  expect(new URLSearchParams(location.search).get('expiring')).toBe('month')
  const [someone = ''] = column('User ID')
  await user.type(screen.getByRole('searchbox', { name: 'User ID or strategy code' }), someone)
  expect(column('User ID')).toContain(someone)
  expect(column('User ID').every((id) => id.includes(someone))).toBe(true)
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('No users found')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(count()).toBe(all)
})

test('the days left are a filter in the address, a column that sorts, and a chart', async () => {
  vi.setSystemTime('2027-01-31T10:00:00+05:30')
  const user = (id: number, subscription_expiry_date: string | null) => ({
    id,
    userid: `U${id}`,
    strategycode: code,
    subscription_expiry_date,
    status: 1,
  })
  const all = [
    user(1, '2027-03-03'),
    user(2, '2027-01-31'),
    user(3, '2027-01-30'),
    user(4, '2027-02-07'),
    user(5, '2027-02-08'),
    user(6, null),
    user(7, '2029-01-01'),
  ]
  reference.fail(call(), Response.json({ data: all }))
  open('?left=7')
  await loaded()
  expect(column('User ID')).toEqual(['U2', 'U4'])
  expect(column('Days Left')).toEqual(['Ends today', '7 days'])
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Days left' })
  expect(Array.from(filter.options, ({ text }) => text)).toEqual([
    'Any days left',
    'Expired',
    '7 days or less',
    '30 days or less',
    '90 days or less',
  ])
  await userEvent.selectOptions(filter, 'Expired')
  expect(location.search).toBe('?left=expired')
  expect(column('Days Left')).toEqual(['Expired 1 day ago'])
  await userEvent.selectOptions(filter, 'Any days left')
  await userEvent.click(screen.getByRole('button', { name: /^Days Left/ }))
  expect(column('User ID')).toEqual(['U3', 'U2', 'U4', 'U5', 'U1', 'U7', 'U6'])
  expect(screen.getByRole('link', { name: 'View strategy' }).getAttribute('href')).toBe(
    `/strategyDataManager/${encodeURIComponent(code)}`,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Expiries by month' }))
  expect((await screen.findByRole('img', { name: /^Expiries by month/ })).getAttribute('aria-label')).toBe(
    'Expiries by month. January 2027: 2, February 2027: 2, March 2027: 1, Later: 1',
  )
  expect(screen.getByText('1 subscription without an expiry date')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const months = within(
    screen.getByRole('table', { name: 'Subscriptions that end in each month' }),
  ).getAllByRole('row')
  expect(months.slice(1, 4).map((row) => row.textContent)).toEqual([
    'Earlier0',
    'January 20272',
    'February 20272',
  ])
})

test('copies the ids of the matching users in the order shown', async () => {
  open('?left=90&size=5')
  await loaded()
  const matches = count()
  await user.click(screen.getByRole('button', { name: `Copy ${matches} user IDs` }))
  const copied = (await navigator.clipboard.readText()).split('\n')
  expect(copied).toHaveLength(matches)
  expect(copied.slice(0, rows().length)).toEqual(column('User ID'))
})

test('searches by user id, and by strategy code ignoring case', async () => {
  open()
  await loaded()
  const all = count()
  const search = screen.getByRole('searchbox', { name: 'User ID or strategy code' })
  await user.type(search, code.toLowerCase())
  expect(count()).toBe(all)
  await user.clear(search)
  const [someone = ''] = column('User ID')
  await user.type(search, someone)
  expect(column('User ID')).toContain(someone)
  expect(column('User ID').every((id) => id.includes(someone))).toBe(true)
})

test('requests the code in the URL, with special characters escaped', async () => {
  open('', 'M&M 50%')
  await screen.findByRole('heading', { name: 'Users Subscribed to Strategy M&M 50%' })
  await waitFor(() =>
    expect(reference.calls).toContain('GET /api/strategies/getUsersByStrategyCode/M%26M%2050%25'),
  )
})

test('each value has its column; values of the wrong type show N/A', async () => {
  const malformed = {
    id: 1,
    userid: {},
    strategycode: null,
    subscription_expiry_date: 7,
    status: 'on',
    createdon: 'x',
  }
  const subscriber = {
    ...{ id: 2, userid: 'U7', strategycode: 'A-1', subscription_expiry_date: '2026-01-02', status: 1 },
    ...{ createdon: '2025-03-04', modifiedon: '2025-05-06' },
  }
  reference.fail(call(), Response.json({ data: [malformed, subscriber] }))
  open()
  await loaded()
  const [first, second] = rows().map((row) => Array.from(row.children, (cell) => cell.textContent))
  expect(first).toEqual(['1', 'N/A', 'N/A', 'N/A', 'Inactive', 'N/A', 'N/A', 'N/A'])
  // Without the days left, which depend on today.
  expect(second?.slice(0, 7)).toEqual([
    ...['2', 'U7', 'A-1', formatDate('2026-01-02'), 'Active'],
    ...[formatDate('2025-03-04'), formatDate('2025-05-06')],
  ])
})
