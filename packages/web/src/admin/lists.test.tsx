import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openConsole } from '../testing/console.tsx'
import { withReferenceServer } from '../testing/reference-server.ts'

const reference = withReferenceServer()

beforeEach(() => reference.signIn())

const CATALOG = 'GET /api/subscription-plan/3'

/** Each list of the console: its address, its call, its text for a failure, and for an empty answer. */
test.each<[path: string, call: string, failure: string, empty: string, answer: unknown]>([
  ['liveStrategies', 'GET /api/liveStrategies', 'Failed to fetch live strategies', 'No data available.', []],
  [
    'stockSplitCalender',
    'GET /api/getStockSplitCalender',
    'Failed to fetch stock splits.',
    'No data available.',
    [],
  ],
  [
    'exploreDataManager',
    'GET /api/getAllExploreData',
    'Failed to fetch all explore data.',
    'No data available.',
    { data: {} },
  ],
  [
    'newsletterManager',
    'GET /api/fetchNewsLetterAndBlogs',
    'Failed to fetch blogs.',
    'No data available.',
    [],
  ],
  ['strategies', CATALOG, 'Failed to fetch strategies.', 'No data available.', { data: { plans: [] } }],
  ['discountsCoupons', CATALOG, 'Failed to fetch discounts and coupons.', 'No data available.', { data: {} }],
  [
    'strategyDescriptionTable',
    'GET /api/getStrategyDescription',
    'Failed to fetch strategy descriptions',
    'No strategy descriptions available...',
    [],
  ],
  [
    'strategy-user-details/A-1',
    'GET /api/strategies/getUsersByStrategyCode/A-1',
    'Failed to fetch users.',
    'No users found',
    { data: [] },
  ],
  [
    'scheduleJobStatus',
    'GET /api/fetchSchedulerAuditLog',
    'Failed to fetch scheduler jobs.',
    'No Scheduler Job Found',
    [],
  ],
  ['auditLogs', 'GET /api/fetchAuditLogs', 'Failed to fetch audit logs.', 'No Audit Logs Found', []],
  [
    'notificationDataManager',
    'GET /api/getNotificationsByType/App',
    'Failed to fetch notifications.',
    'No notifications available.',
    [],
  ],
])(
  '/%s has its own texts for a failure and for an empty list',
  async (path, call, failure, empty, answer) => {
    reference.fail(
      call,
      Response.json({ status: { statusCode: 500, message: 'a secret of the server' } }, { status: 500 }),
    )
    await openConsole(`/${path}`)
    expect((await screen.findByRole('alert')).textContent).toContain(failure)
    expect(document.body.textContent).not.toContain('secret')
    expect(screen.queryByText(empty)).toBeNull()
    reference.fail(call, Response.json(answer))
    screen.getByRole('button', { name: 'Retry' }).click()
    expect(await screen.findByText(empty)).toBeTruthy()
  },
)
