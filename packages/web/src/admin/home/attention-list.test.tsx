import type { StockSplit } from '@tarang/sdk'
import { testMoment } from '@tarang/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#platform/api/session'
import { now } from '#platform/browser/clock'
import { openConsole, served } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import { isOverdue } from '../stock-splits/overdue.ts'
import { forgetChecks, rememberCheck } from '../strategy-quality/checked-strategy.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const JOBS = 'GET /api/fetchSchedulerAuditLog'
const SPLITS = 'GET /api/getStockSplitCalender'
const CATALOG = 'GET /api/subscription-plan/3'
const STRATEGIES = 'GET /api/liveStrategies'
const BLOGS = 'GET /api/fetchNewsLetterAndBlogs'
const usersOf = (code: string) => `GET /api/strategies/getUsersByStrategyCode/${code}`
const all = [JOBS, SPLITS, CATALOG, STRATEGIES, BLOGS]

beforeEach(async () => {
  vi.setSystemTime(testMoment)
  await reference.signIn()
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  forgetChecks()
})

const board = (options = {}) => screen.findByRole('region', { name: 'Needs attention', ...options })
const open = async () => {
  await openConsole('/homePage')
  return board({ busy: false })
}
const links = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('link')
    .map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const)

test('each line has the number of rows of the list behind it', async () => {
  const found = links(await open()).filter(([text]) => /^\d/.test(text))
  expect(found.length).toBeGreaterThan(1)
  for (const [text, href] of found) {
    cleanup()
    await openConsole(href)
    const [, count] = /^([\d,]+)/.exec(text) ?? []
    expect(await screen.findByText(new RegExp(`^${count} results?( of [\\d,]+)?`))).toBeTruthy()
  }
})

test('everything that can need attention', async () => {
  const [strategy] = await served<{ strategyCode: string; modifiedOn: string }[]>(
    reference,
    '/liveStrategies',
  )
  rememberCheck({ ...strategy!, warnings: 2 } as never)
  reference.fail(STRATEGIES, Response.json([strategy]))
  reference.fail(
    JOBS,
    Response.json([
      { id: 1, scheduler_name: 'prices', status: 'FAILED', startDate: '2026-11-12T01:00:00Z' },
      { id: 2, scheduler_name: 'prices', status: 'RUNNING', startDate: '2026-11-13T01:00:00Z' },
      { id: 3, scheduler_name: 'prices', status: 'SUCCESS', startDate: '2026-11-11T01:00:00Z' },
      // What a later run has mended cannot be worked off.
      { id: 4, scheduler_name: 'splits', status: 'FAILED', startDate: '2026-11-01T01:00:00Z' },
      { id: 5, scheduler_name: 'splits', status: 'RUNNING', startDate: '2026-11-02T01:00:00Z' },
      { id: 6, scheduler_name: 'splits', status: 'SUCCESS', startDate: '2026-11-03T01:00:00Z' },
    ]),
  )
  reference.fail(
    SPLITS,
    Response.json([
      { id: 1, stockname: 'TCS', status: 0, splitdate: '2026-11-01' },
      { id: 2, stockname: 'INFY', status: 1, splitdate: '2026-11-01' },
      { id: 3, stockname: 'SBIN', status: 0, splitdate: '2027-11-01' },
    ]),
  )
  const coupon = { id: 1, strategycode: 'A', couponcode: 'ONE', status: 'Active', discount: 120 }
  reference.fail(CATALOG, Response.json({ data: { plans: [], discounts: [], coupons: [coupon] } }))
  reference.fail(BLOGS, Response.json([{ id: 1, text: 'One', publishedDate: '2026-11-11T06:00:00Z' }]))
  expect(links(await open())).toEqual([
    ['1 scheduler failed in its last run', '/scheduleJobStatus?result=failing'],
    ['1 scheduler running for more than a day', '/scheduleJobStatus?result=late'],
    ['1 stock split pending past its date', '/stockSplitCalender?due=past'],
    ['1 discount or coupon to correct', '/discountsCoupons?data=conflicts'],
    ['1 strategy with warnings about the data', '/liveStrategies?data=warnings'],
    [expect.stringMatching(/^The newest blog was published \d+ days ago$/), '/newsletterManager'],
  ])
})

test('nothing needs attention', async () => {
  for (const call of all) reference.fail(call, Response.json(call === CATALOG ? { data: {} } : []))
  expect((await open()).textContent).toContain('Nothing needs attention.')
})

test('the board has its heading before anything is loaded', async () => {
  reference.fail(BLOGS, 'slow')
  await openConsole('/homePage')
  const list = await board({ busy: true })
  expect(within(list).getByRole('heading', { name: 'Needs attention' })).toBeTruthy()
})

test.each([
  ['a part', [JOBS, SPLITS], 'Some of it could not be loaded.'],
  ['everything', all, 'What needs attention could not be loaded.'],
])('%s that cannot be loaded can be tried again', async (_, calls, words) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const call of calls) reference.fail(call, new Response(null, { status: 500 }))
  const list = await open()
  await within(list).findByText(words)
  expect(screen.queryByRole('alert')).toBeNull()
  for (const call of calls) reference.repair(call)
  await user.click(within(list).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(within(list).queryByText(words)).toBeNull())
  expect(links(list).length).toBeGreaterThan(1)
})

const lines = (list: HTMLElement) => within(within(list).getByRole('list')).queryAllByRole('listitem')
const splits = (count: number) =>
  reference.fail(
    SPLITS,
    Response.json(
      Array.from({ length: count }, (_, id) => ({
        id,
        stockname: 'TCS',
        status: 0,
        splitdate: '2026-11-01',
      })),
    ),
  )
const quietOthers = () => {
  for (const call of [JOBS, CATALOG, STRATEGIES])
    reference.fail(call, Response.json(call === CATALOG ? { data: {} } : []))
  reference.fail(BLOGS, Response.json([{ id: 1, text: 'One', publishedDate: testMoment.toISOString() }]))
}
const again = async () => {
  cleanup()
  return open()
}

test('a line is put off until tomorrow, by one person, and returns as soon as it counts more', async () => {
  quietOthers()
  splits(2)
  let list = await open()
  await user.click(
    await within(list).findByRole('button', { name: /^Put off until tomorrow: 2 stock splits/ }),
  )
  // It stays in its place, where the click can be taken back.
  expect(document.activeElement?.textContent).toMatch(/^Bring back 2 stock splits/)
  expect(within(list).getByText('1 put off until tomorrow')).toBeTruthy()

  list = await again()
  await within(list).findByText('1 put off until tomorrow')
  expect(lines(list).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The newest blog/),
  ])
  expect(within(list).getByText('Nothing needs attention.')).toBeTruthy()
  await user.click(within(list).getByRole('button', { name: 'Show' }))
  expect(lines(list)).toHaveLength(2)

  splits(3)
  list = await again()
  await within(list).findByRole('button', { name: /^Put off until tomorrow: 3 stock splits/ })

  splits(2)
  vi.setSystemTime(testMoment.getTime() + 86_400_000)
  list = await again()
  await within(list).findByRole('button', { name: /^Put off until tomorrow: 2 stock splits/ })
})

test('what is put off can be brought back, and is no other person’s', async () => {
  quietOthers()
  splits(2)
  const name = /2 stock splits pending/
  let list = await open()
  await user.click(await within(list).findByRole('button', { name: /^Put off until tomorrow: 2 stock/ }))
  session.store({ jwtToken: 'jwt', refreshToken: 'unused', userName: 'Somebody else' })
  await within(list).findByRole('button', { name: /^Put off until tomorrow: 2 stock/ })
  await reference.signIn()
  list = await again()
  await user.click(await within(list).findByRole('button', { name: 'Show' }))
  await user.click(within(list).getByRole('button', { name: /^Bring back 2 stock/ }))
  list = await again()
  await within(list).findByRole('link', { name })
  expect(within(list).queryByText(/put off/)).toBeNull()
})

test('an overdue split is completed on the board, which counts it no more', async () => {
  const stored = await served<StockSplit[]>(reference, '/getStockSplitCalender')
  const overdue = stored.filter((split) => isOverdue(split, now()))
  const counted = (count: number) => new RegExp(`^${count} stock splits? pending past`)
  await openConsole('/homePage')
  await screen.findByRole('link', { name: counted(overdue.length) })
  const [first] = overdue
  const name = new RegExp(`^Pending: Status of ${first?.stockname}$`)
  await user.click(screen.getAllByRole('button', { name })[0]!)
  await user.click(await screen.findByRole('menuitemradio', { name: 'Completed' }))
  await screen.findByText('Stock split updated successfully!')
  await screen.findByRole('link', { name: counted(overdue.length - 1) })
  expect(document.activeElement?.textContent).toMatch(/^Welcome/)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('link', { name: counted(overdue.length) })
})

test.each(['[]', 'nonsense', '{"day":5,"people":{"":{"x":"y"}}}'])('a damaged store, %s', async (text) => {
  localStorage.setItem('attentionPutOff', text)
  quietOthers()
  splits(2)
  await within(await open()).findByRole('link', { name: /2 stock splits pending/ })
})

test('subscriptions that end soon are counted on demand, a request for each plan with subscribers', async () => {
  const plans = [
    { id: 1, strategyCode: 'M&M 50%', isSubscribed: 3 },
    { id: 2, strategyCode: 'EMPTY', isSubscribed: 0 },
    { id: 3, strategyCode: 'DOWN', isSubscribed: 1 },
  ]
  reference.fail(CATALOG, Response.json({ data: { plans } }))
  const days = (count: number) =>
    new Date(testMoment.getTime() + count * 86_400_000).toISOString().slice(0, 10)
  const users = [3, 20, 60].map((count, id) => ({
    id,
    userid: `u${id}`,
    subscription_expiry_date: days(count),
  }))
  reference.fail(usersOf('M%26M%2050%25'), Response.json(users))
  reference.fail(usersOf('DOWN'), new Response(null, { status: 500 }))
  const list = await open()
  expect(links(list).filter(([, href]) => href.startsWith('/strategy-user'))).toEqual([])
  await user.click(within(list).getByRole('button', { name: 'Count subscriptions that end soon' }))
  const table = await within(list).findByRole('table', { name: 'Subscriptions that end soon' })
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  expect(links(table)).toEqual([
    ['1 of M&M 50% within 7 days', '/strategy-user-details/M%26M%2050%25?left=7'],
    ['2 of M&M 50% within 30 days', '/strategy-user-details/M%26M%2050%25?left=30'],
  ])
  expect(within(list).getByText('Some of it could not be loaded.')).toBeTruthy()
  expect(reference.calls).not.toContain(usersOf('EMPTY'))
})

test('a count that fails can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const list = await open()
  reference.fail(CATALOG, new Response(null, { status: 500 }))
  await user.click(within(list).getByRole('button', { name: 'Count subscriptions that end soon' }))
  await within(list).findByText('The subscriptions could not be counted.')
  reference.fail(CATALOG, Response.json({ data: { plans: [] } }))
  await user.click(within(list).getByRole('button', { name: 'Retry' }))
  await within(list).findByText('No subscription ends within 30 days.')
})
