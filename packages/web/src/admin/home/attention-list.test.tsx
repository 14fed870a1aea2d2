import { testMoment } from '@tarang/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConsole, served } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
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
  vi.useRealTimers()
  forgetChecks()
})

const open = async () => {
  await openConsole('/homePage')
  return screen.findByRole('region', { name: 'To look at' })
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
      { id: 1, scheduler_name: 'prices', status: 'FAILED', startDate: '2026-11-20T01:00:00Z' },
      { id: 2, scheduler_name: 'prices', status: 'RUNNING', startDate: '2026-11-01T01:00:00Z' },
      { id: 3, scheduler_name: 'prices', status: 'SUCCESS', startDate: '2026-11-01T01:00:00Z' },
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
    ['1 scheduler run failed', '/scheduleJobStatus?result=failed'],
    ['1 scheduler run not ended after a day', '/scheduleJobStatus?result=late'],
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

test.each(['a part', 'everything'])('%s that cannot be loaded does not disturb the welcome', async (what) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const call of what === 'a part' ? [JOBS, SPLITS] : all)
    reference.fail(call, new Response(null, { status: 500 }))
  await openConsole('/homePage')
  await screen.findByRole('heading', { name: /^Welcome/ })
  if (what === 'a part') await screen.findByText('Some of it could not be loaded.')
  else {
    await waitFor(() => expect(new Set(reference.calls)).toEqual(new Set(all)))
    expect(screen.queryByRole('region', { name: 'To look at' })).toBeNull()
  }
  expect(screen.queryByRole('alert')).toBeNull()
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
  await within(list).findByText('Subscriptions that end soon')
  expect(links(list).filter(([, href]) => href.startsWith('/strategy-user'))).toEqual([
    ['1 subscription of M&M 50% ends within 7 days', '/strategy-user-details/M%26M%2050%25?left=7'],
    ['2 subscriptions of M&M 50% end within 30 days', '/strategy-user-details/M%26M%2050%25?left=30'],
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
