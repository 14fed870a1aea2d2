import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Blog, PlanCatalog, Strategy, StrategyDetails } from '@tarang/sdk'
import type { DeletedBlog, Invite, SharedView, TradeRecord } from '@tarang/sdk/extensions'
import { codeWithoutPlan } from '../../src/testing/code-without-plan.ts'
import { adminUrl, DESKTOP, expect, PHONE, test } from '../fixtures.ts'
import { keptPage, onKeptPage } from '../kept-page.ts'
import { asStaff, logIn, sharedSession } from '../session.ts'
import {
  applicableStates,
  ask,
  chooseSmallestPage,
  expectShown,
  frameOf,
  type OpenList,
  recordRowTops,
  rowsOf,
  type State,
  settled,
  states,
  wander,
  writesOf,
} from './list-states.ts'

/** What every list shows in a laptop's window and on a phone, and ten states, each asked of every definition that can have it. */

type Session = Awaited<ReturnType<typeof asStaff>>

/** Calls the API as the page's user. */
type Api = <Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: { readonly data: object } | { readonly multipart: Record<string, string> },
) => Promise<Answer>

interface List {
  /** What it is called. */
  readonly title: string
  /** Where `defineTable` is called, as a pattern. */
  readonly file: string
  /** Its sample data fit one page, which cannot reset. */
  readonly hasOnePage?: true
  readonly path: string
  /** Prepares its data, and returns what `path` leaves open. */
  readonly prepare?: (api: Api, page: Page) => Promise<string | undefined>
  /** Undoes what would disturb other tests. */
  readonly restore?: (api: Api) => Promise<void>
  /** Shows it once the page has loaded. */
  readonly show?: (page: Page) => Promise<void>
  /** Who may see it: the owner among the sample staff. */
  readonly isOwners?: boolean
  /** The rows are in this browser's storage, which the other browser needs too. */
  readonly storageKey?: string
  /** Its rows can be removed. */
  readonly removes?: true
  /** What a form needs where any text would not do, by the name of the field; with `:code`, as in the path. */
  readonly texts?: Readonly<Record<string, string>>
}

const OWNER = '0000012345'
const VIEWER = '0000012351'

/** A strategy with more than two pages of live trades, of closed trades and of days. */
async function tradedStrategy(api: Api): Promise<string> {
  for (const { strategyCode } of await api<Strategy[]>('GET', '/liveStrategies')) {
    const path = `/backtest/strategy-details/${encodeURIComponent(strategyCode)}`
    const { data } = await api<{ data?: { strategyDetails: StrategyDetails } }>('GET', path)
    const { liveTrades = [], closedTrades = [] } = data?.strategyDetails ?? {}
    const days = new Set(closedTrades?.map(({ exitDate }) => exitDate))
    if ((liveTrades?.length ?? 0) > 11 && days.size > 11) return strategyCode
  }
  throw new Error('No strategy of the sample data has enough trades.')
}

const blogsOf = (api: Api) => api<Blog[]>('GET', '/fetchNewsLetterAndBlogs')
const deletedOf = (api: Api) => api<DeletedBlog[]>('GET', '/extensions/deleted-blogs')

const removedBlogs = new Set<string>()

/** Deletes the oldest blogs, which other tests do not open. */
async function deleteBlogs(api: Api, count: number) {
  for (const { id } of (await blogsOf(api)).slice(-count)) {
    await api('POST', `/newsletter/delete/${id}`)
    removedBlogs.add(String(id))
  }
}

/** The blogs before some are deleted. */
const blogsBefore = new Set<Blog['id']>()

async function restoreBlogs(api: Api) {
  for (const { id } of await deletedOf(api))
    if (removedBlogs.delete(String(id))) await api('POST', `/extensions/deleted-blogs/${id}/restore`)
}

const showTable = (page: Page) => page.getByText('Show as table').first().click()

/** Actions of this browser, as its storage has them. */
const browserActions = Array.from({ length: 32 }, (_, index) => ({
  id: `action ${index}`,
  at: Date.UTC(2026, 0, 1, index),
  userName: 'Asha Kulkarni',
  action: 'Edit Stock Split',
  subject: `SEABREEZE ${index}`,
  record: null,
  before: null,
  after: null,
  outcome: 'done',
  reason: null,
}))

const notifications = (channel: string) => ({
  title: `${channel} Notifications`,
  file: 'notifications/notification-screen.tsx',
  path: `/notificationDataManager/${channel.toLowerCase()}`,
})

const lists: readonly List[] = [
  {
    title: 'Live Strategies',
    file: 'live-strategies/live-strategies.tsx',
    path: '/liveStrategies',
  },
  {
    title: 'Live Trades',
    file: 'strategy-data/trades-table.ts',
    path: '/strategyDataManager/:code?section=live',
    prepare: tradedStrategy,
  },
  {
    title: 'Closed Trades',
    file: 'strategy-data/trades-table.ts',
    path: '/strategyDataManager/:code?section=closed',
    prepare: tradedStrategy,
  },
  {
    title: 'The first chart of a strategy, as a table',
    file: 'strategy-data/performance/*-table.tsx',
    path: '/strategyDataManager/:code',
    prepare: tradedStrategy,
    show: showTable,
  },
  { title: 'Explore Data Manager', file: 'explore/explore.tsx', path: '/exploreDataManager' },
  {
    title: 'Stock Split Calendar',
    file: 'stock-splits/stock-splits.tsx',
    path: '/stockSplitCalender',
    texts: { splitratio: '1:5' },
  },
  {
    title: 'Scheduler Job Status',
    file: 'scheduler-jobs/scheduler-jobs.tsx',
    path: '/scheduleJobStatus',
  },
  { title: 'Audit Logs', file: 'audit-logs/audit-logs.tsx', path: '/auditLogs' },
  {
    title: 'Source Stock Data',
    file: 'source-stock-data/source-stock-data.tsx',
    path: '/sourceStockData',
    hasOnePage: true,
  },
  {
    title: 'Users Subscribed to Strategy',
    file: 'subscribers/subscribers.tsx',
    path: '/strategy-user-details/:code',
    prepare: async (api) => {
      for (const { strategyCode } of await api<Strategy[]>('GET', '/liveStrategies')) {
        const path = `/strategies/getUsersByStrategyCode/${encodeURIComponent(strategyCode)}`
        const { data } = await api<{ data: unknown[] }>('GET', path)
        if (data.length > 20) return strategyCode
      }
      throw new Error('No strategy of the sample data has enough subscribers.')
    },
  },
  {
    title: 'Strategy Description',
    file: 'strategy-descriptions/strategy-descriptions.tsx',
    path: '/strategyDescriptionTable',
  },
  notifications('App'),
  notifications('Email'),
  notifications('WhatsApp'),
  {
    title: 'Discounts & Coupons Manager',
    file: 'discounts/discounts.tsx',
    path: '/discountsCoupons',
    // A discount is of a strategy.
    prepare: async (api) => (await api<Strategy[]>('GET', '/liveStrategies'))[0]?.strategyCode,
    texts: { strategycode: ':code' },
  },
  {
    title: 'Strategies',
    file: 'plans/plans.tsx',
    path: '/strategies',
    // A plan is of a strategy that has none.
    prepare: async (api) => {
      const { data } = await api<{ data: PlanCatalog }>('GET', '/subscription-plan/3')
      return codeWithoutPlan(await api<Strategy[]>('GET', '/liveStrategies'), data.plans)
    },
    texts: { strategyCode: ':code', iconURL: 'https://icons.localhost/plan.svg' },
  },
  {
    title: 'Blog Manager',
    removes: true,
    file: 'blogs/blogs.tsx',
    path: '/newsletterManager',
    // One blog on the last page of fifteen.
    prepare: async (api) => {
      const count = ((await blogsOf(api)).length - 1) % 15
      if (count > 0) await deleteBlogs(api, count)
      return undefined
    },
    restore: async (api) => {
      await restoreBlogs(api)
      const added = (await blogsOf(api)).filter(({ text }) => text?.startsWith('A row of'))
      for (const { id } of added) await api('POST', `/newsletter/delete/${id}`)
    },
  },
  {
    title: 'Activity',
    file: 'activity/activity.tsx',
    path: '/activity',
    prepare: async (api, page) => {
      // A login is an action too.
      await logins.viewer(page)
      for (let number = 1; number <= 6; number += 1) {
        const data = { list: 'activity', name: `View ${number}`, search: '', columns: null }
        const { id } = await api<SharedView>('POST', '/extensions/shared-views', { data })
        await api('DELETE', `/extensions/shared-views/${id}`)
      }
      return undefined
    },
    hasOnePage: true,
  },
  {
    title: 'Activity of this browser',
    file: 'activity/browser-activity.tsx',
    path: '/activity/browser',
    storageKey: 'browserActivity',
    prepare: async (_, page) => {
      await page.addInitScript((actions) => {
        if (!localStorage.getItem('browserActivity'))
          localStorage.setItem('browserActivity', JSON.stringify(actions))
      }, browserActions)
      return undefined
    },
  },
  {
    title: 'Staff',
    removes: true,
    file: 'staff/members.ts',
    path: '/staff',
    isOwners: true,
    // Eleven persons: one on the last page of five.
    prepare: async (api, page) => {
      const { length } = await api<unknown[]>('GET', '/extensions/staff')
      for (let number = length; number < 11; number += 1) {
        const { link } = await api<Invite>('POST', '/extensions/staff/invites', { data: { role: 'viewer' } })
        const [, invite] = link.split('#invite=')
        const data = {
          firstName: 'Zarin',
          lastName: `Mistry ${'abcdefghijk'.charAt(number)}`,
          email: `zarin.${number}@tarang.example`,
          phoneNumber: `00000777${String(number).padStart(2, '0')}`,
        }
        const response = await page.request.post('/api/user/registerAdmin', {
          data,
          headers: { authorization: `Bearer ${invite}` },
        })
        expect(response.status()).toBe(200)
      }
      return undefined
    },
  },
  {
    title: 'Strategy Records',
    file: 'strategy-records/strategy-records.tsx',
    path: '/strategyRecords',
  },
  {
    title: 'Trade Records',
    removes: true,
    file: 'strategy-records/trade-records.tsx',
    path: '/tradeRecords/:code',
    prepare: async (api) => {
      const code = await tradedStrategy(api)
      const trades = `/extensions/strategies/${encodeURIComponent(code)}/trades`
      const { length } = await api<TradeRecord[]>('GET', trades)
      const trade = {
        stockName: 'SEABREEZE',
        entryPrice: 10,
        exitPrice: null,
        pnl: 1,
        entryDate: '2026-01-05',
        exitDate: null,
      }
      for (let count = length; count % 5 !== 1; count += 1) await api('POST', trades, { data: trade })
      return code
    },
  },
  {
    title: 'Deleted Blogs',
    removes: true,
    file: 'deleted-blogs/deleted-blogs.tsx',
    path: '/deletedBlogs',
    // Three pages of five, with one blog on the last.
    prepare: async (api) => {
      for (const { id } of await blogsOf(api)) blogsBefore.add(id)
      const { length } = await deletedOf(api)
      let count = Math.max(length, 11)
      while (count % 5 !== 1) count += 1
      if (count > length) await deleteBlogs(api, count - length)
      return undefined
    },
    restore: async (api) => {
      await restoreBlogs(api)
      // A blog that an earlier test had deleted is restored on the screen.
      const restored = (await blogsOf(api)).filter(({ id }) => !blogsBefore.has(id))
      for (const { id } of restored) await api('POST', `/newsletter/delete/${id}`)
    },
  },
  {
    title: 'Earlier Versions',
    file: 'blog-versions/blog-versions.tsx',
    path: '/blogVersions/:code',
    // Each change keeps the version before it; the last one has the first text.
    prepare: async (api) => {
      const { id, text } = (await blogsOf(api)).at(-1) as Blog
      for (let change = 1; change <= 12; change += 1) {
        const multipart = { id: String(id), text: change % 2 === 0 ? String(text) : `${text} again` }
        await api('POST', '/newsletter/edit', { multipart })
      }
      return String(id)
    },
  },
  { title: 'Tickets', file: 'tickets/tickets.tsx', path: '/tickets' },
]

/** One session for all lists, because a phone may request five codes in ten minutes. */
let viewer: Session | undefined

const logins = {
  staff: sharedSession,
  viewer: async (page: Page) => (viewer ??= await logIn(page, VIEWER)),
  owner: (page: Page) => logIn(page, OWNER),
}

/** A second page in the browser of a kept page. */
async function otherTab(page: Page, session: Session): Promise<Page> {
  const [, open] = page.context().pages()
  if (open) return open
  const tab = await page.context().newPage()
  await asStaff(tab, session)
  return tab
}

async function copyStorage(from: Page, to: Page, key: string) {
  const value = await from.evaluate((name) => localStorage.getItem(name), key)
  await to.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, String(value)] as const)
}

const admin = join(import.meta.dirname, '../../src/admin')
const readSource = (file: string) => readFileSync(join(admin, file), 'utf8')
/** The files of a pattern that define a list. */
const definingFiles = (pattern: string) =>
  globSync(pattern, { cwd: admin }).filter(
    (file) => !/\.(test|stories)\./.test(file) && /\bdefineTable[<(]/.test(readSource(file)),
  )
const definitionOf = ({ file }: List) => definingFiles(file).map(readSource).join('\n')

test('every list of the console is asked', () => {
  const asked = new Set(lists.flatMap(({ file }) => definingFiles(file)))
  expect([...asked].sort()).toEqual(definingFiles('**/*.{ts,tsx}').sort())
})

interface Opened {
  readonly page: Page
  readonly baseURL: string | undefined
  readonly session: Session
}

/** Prepares the data of a list, and returns how to open it. */
async function prepared(list: List, { page, baseURL, session }: Opened) {
  const api: Api = async (method, path, body) => {
    const headers = { authorization: `Bearer ${session.jwtToken}` }
    const response = await page.request.fetch(`/api${path}`, { ...body, method, headers })
    expect(response.status(), `${method} ${path}`).toBe(200)
    return response.json()
  }
  const code = (await list.prepare?.(api, page)) ?? ''
  const usualUrl = adminUrl(String(baseURL), list.path.replace(':code', encodeURIComponent(code)))
  const open = async (on: Page, url?: string): Promise<OpenList> => {
    if (url === undefined) await on.reload()
    else await on.goto(url)
    await list.show?.(on)
    const frame = on.locator('main [data-list], main [data-table]').first()
    return { page: on, title: String(await frame.getByRole('table').getAttribute('aria-label')), frame }
  }
  return { api, code, usualUrl, open }
}

/** Rows that are seen without scrolling, where a list has as many. */
const ROWS_SEEN = 15

/** The most elements of a row: each is work for the browser at every turn of a page. */
const ROW_ELEMENTS = 45

test('no row moves on a reload, also for a viewer', async ({ page, baseURL }) => {
  await asStaff(page, await logins.viewer(page))
  const notice = page.getByText('You can view this.')
  const looked = lists.filter(({ file }) => /explore|live-strategies/.test(file))
  expect(looked).toHaveLength(2)
  for (const { path } of looked) {
    await page.goto(adminUrl(String(baseURL), path))
    await expect(notice).toBeVisible()
    await recordRowTops(page)
    await page.reload()
    const frame = page.locator('main [data-list]')
    await settled({ page, title: '', frame })
    await expect(notice).toBeVisible()
    expect((await frameOf({ page, title: '', frame })).rowTops).toBe(1)
  }
})

test('after a login the rows wait for the role, whose notice would move them', async ({ page, baseURL }) => {
  await asStaff(page, await logins.viewer(page))
  await page.route('**/extensions/me', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await recordRowTops(page, 'tr:not([aria-hidden])')
  await page.goto(adminUrl(String(baseURL), '/exploreDataManager'))
  await expect(page.getByText('You can view this.')).toBeVisible()
  const frame = page.locator('main [data-list]')
  await settled({ page, title: '', frame })
  expect((await frameOf({ page, title: '', frame })).rowTops).toBe(1)
})

test('no row moves when a message arrives', async ({ page, baseURL }) => {
  const session = await asStaff(page)
  await recordRowTops(page)
  const open = async (path: string) => {
    await page.goto(adminUrl(String(baseURL), path))
    const frame = page.locator('main [data-list]')
    await settled({ page, title: '', frame })
    return async () => expect((await frameOf({ page, title: '', frame })).rowTops).toBe(1)
  }

  const expectStillStrategies = await open('/liveStrategies')
  await page.route('**/api/backtest/strategy-details/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Check the data' }).click()
  await expect(page.getByRole('alert')).toContainText(/checked|stopped/)
  await expectStillStrategies()
  await page.unroute('**/api/backtest/strategy-details/**')

  const expectStillSplits = await open('/stockSplitCalender')
  const day = '2026-12-01'
  const data = {
    stockname: 'MOVED',
    splitratio: '1:5',
    splitdate: day,
    status: 0,
    corporateaction: 'SPLIT',
    sourcedon: day,
  }
  const headers = { authorization: `Bearer ${session.jwtToken}` }
  const added = await page.request.post('/api/saveStockSplitCalender', { data, headers })
  expect(added.status()).toBe(200)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('button', { name: 'Show 1 new' })).toBeVisible()
  await page.route('**/api/getStockSplitCalender**', (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectStillSplits()
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Show 1 new' })).toBeInViewport({ ratio: 1 })
})

test('a low window has one scroller, below the bar, and the head of the table stays', async ({
  page,
  baseURL,
}) => {
  await asStaff(page)
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 400 })
    await page.goto(adminUrl(String(baseURL), '/discountsCoupons'))
    const frame = page.locator('main [data-list]')
    await settled({ page, title: '', frame })
    const scrolled = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('html, main, main *')].filter((box) => {
        const { overflowY } = getComputedStyle(box)
        const isPage = box === document.documentElement
        return (isPage || /auto|scroll/.test(overflowY)) && box.scrollHeight > box.clientHeight + 1
      })
      for (const box of boxes) box.scrollTo({ top: 200, left: 9999, behavior: 'instant' })
      const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return {
        scrollers: boxes.map(({ localName }) => localName),
        gap: Number(topOf('main thead th')?.top) - Number(topOf('header')?.bottom),
        start: topOf('main [data-list] > header')?.left,
        beyond: document.documentElement.scrollWidth - innerWidth,
      }
    })
    expect(scrolled).toEqual({ scrollers: ['main'], gap: 0, start: 0, beyond: 0 })
  }
})

/** Fails unless a list shows all its columns; where it is a screen, also fifteen of its rows, and rows for a finger on a phone. */
async function expectFrame(shown: OpenList) {
  const { title } = shown
  const { rows } = await settled(shown)
  const { whole, hidden, elements, isScreen, ...rest } = await frameOf(shown)
  process.stdout.write(
    `${title}: ${whole} of ${rows.length} rows, hidden columns: ${hidden.join(', ') || 'none'}, elements of a row: ${elements}\n`,
  )
  expect.soft(hidden, title).toEqual([])
  expect.soft(elements, title).toBeLessThanOrEqual(ROW_ELEMENTS)
  if (!isScreen) return
  expect.soft(whole, title).toBeGreaterThanOrEqual(Math.min(ROWS_SEEN, rows.length))
  expect
    .soft(rest, title)
    .toEqual({ hasPagesInView: true, doesPageScroll: false, isNameWhole: true, rowTops: 1 })
  expect.soft((await rowsOf(shown)).heights, title).toEqual([36])
  await shown.page.setViewportSize(PHONE)
  await expect.soft.poll(() => rowsOf(shown), { message: title }).toEqual({ heights: [68], small: [] })
  await shown.page.setViewportSize(DESKTOP)
}

// One page for all: a new one takes twice as long to start as a list to load.
for (const isOwners of [false, true])
  test(`every list at 1440 × 900, and on a phone${isOwners ? ', of an owner' : ''}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(DESKTOP)
    await recordRowTops(page)
    const session = await asStaff(page, await logins[isOwners ? 'owner' : 'staff'](page))
    for (const list of lists.filter((each) => (each.isOwners ?? false) === isOwners)) {
      const { api, usualUrl, open } = await prepared(list, { page, baseURL, session })
      try {
        await expectFrame(await open(page, usualUrl))
      } finally {
        await list.restore?.(api)
      }
    }
  })

// Lists of one file are one definition, of which the first is asked.
const definitions = lists.filter(({ file }, index) => lists.findIndex((list) => list.file === file) === index)

for (const list of definitions)
  (list.isOwners ? test : onKeptPage)(list.title, async ({ page, browser, baseURL }) => {
    const session = await logins[list.isOwners ? 'owner' : 'staff'](page)
    if (list.isOwners) await asStaff(page, session)
    const reader = list.isOwners ? 'owner' : 'viewer'
    const elsewhere = await keptPage(browser, `of ${reader} elsewhere`, async (other) =>
      asStaff(other, await logins[reader](other)),
    )
    const { api, code, usualUrl, open } = await prepared(list, { page, baseURL, session })
    const asked: State[] = []
    const step = async (state: State, work: () => Promise<unknown>) => {
      await test.step(states[state], work)
      asked.push(state)
    }

    const shown = await open(page, usualUrl)
    await step('tab', async () => {
      const usual = await settled(shown)
      await wander(await open(await otherTab(page, session), usualUrl))
      await expectShown(shown, usual, states.tab)
      await expectShown(await open(page), usual, states.tab)
    })

    await chooseSmallestPage(shown)
    const start = page.url()
    // Otherwise nothing that resets a page would be asked.
    expect((await settled(shown)).pageCount > 1).toBe(!list.hasOnePage)
    const can = await applicableStates(shown)
    for (const state of ['search', 'filter', 'sort', 'size'] as const)
      if (can.has(state)) await step(state, () => ask[state](shown, states[state]))
    await step('history', () => ask.history(shown, states.history))
    const last = await settled(shown)
    await step('elsewhere', async () => {
      if (list.storageKey) await copyStorage(page, elsewhere.page, list.storageKey)
      await expectShown(await open(elsewhere.page, page.url()), last, states.elsewhere)
    })
    await step('reload', async () => expectShown(await open(page), last, states.reload))

    try {
      const startsOver = definitionOf(list).includes('firstPageOnChange: true')
      if (can.has('edited') || can.has('written')) await open(page, start)
      if (can.has('edited')) await step('edited', () => ask.edited(shown, states.edited, startsOver))
      if (list.removes) expect([...can]).toContain('written')
      if (can.has('written'))
        await step('written', async () => {
          const { canAdd, canRemove } = await writesOf(shown)
          expect(canRemove).toBe(list.removes === true)
          const texts = Object.fromEntries(
            Object.entries(list.texts ?? {}).map(([key, text]) => [key, text.replace(':code', code)]),
          )
          const name = `A row of ${list.file.replaceAll(/\W/g, ' ')}`
          if (canRemove) await ask.removed(shown, states.written)
          if (canAdd) await ask.added(shown, states.written, { name, texts, startsOver })
        })
    } finally {
      await list.restore?.(api)
    }
    await elsewhere.expectQuiet()
    process.stdout.write(`${shown.title}: ${asked.length} of 10 states (${asked.join(', ')})\n`)
    expect(new Set(asked)).toEqual(can)
  })
