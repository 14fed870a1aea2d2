import type { Page } from '@playwright/test'
import { cacheRefreshCases } from '@tarang/machines/cache-refresh/cases'
import { confirmationCases } from '@tarang/machines/confirmation/cases'
import { editorCases } from '@tarang/machines/editor/cases'
import { likeCases } from '@tarang/machines/like/cases'
import { loginCases } from '@tarang/machines/login/cases'
import { registrationCases } from '@tarang/machines/registration/cases'
import { tableCases } from '@tarang/machines/table/cases'
import type { Cases, Path, StepEvent } from '@tarang/machines/testing'
import { tradeExclusionCases } from '@tarang/machines/trade-exclusion/cases'
import type { BlogItem, BlogLikes, Discount, ExcludedLiveTrade, Strategy, StrategyDetails } from '@tarang/sdk'
import type { EventOnPage, FlowPage, View } from '../../src/testing/flows/flow-page.ts'
import { type Hands, type Reply, saying } from '../../src/testing/flows/hands.ts'
import { cacheRefreshPage } from '../../src/testing/flows/pages/cache-refresh.page.ts'
import { confirmationPage } from '../../src/testing/flows/pages/confirmation.page.ts'
import { editorPageOf } from '../../src/testing/flows/pages/editor.page.ts'
import { all, fill, press } from '../../src/testing/flows/pages/find.ts'
import { likePageOf } from '../../src/testing/flows/pages/like.page.ts'
import { loginPage } from '../../src/testing/flows/pages/login.page.ts'
import { notificationPage } from '../../src/testing/flows/pages/notification.page.ts'
import { registrationPage } from '../../src/testing/flows/pages/registration.page.ts'
import { resourcePage } from '../../src/testing/flows/pages/resource.page.ts'
import { tablePageOf } from '../../src/testing/flows/pages/table.page.ts'
import { tradeExclusionPage } from '../../src/testing/flows/pages/trade-exclusion.page.ts'
import { ask, asStaff, newInvite } from '../session.ts'
import { adminUrl, latestCode } from '../world.ts'

/** One path's screen in the built application. */
export interface Screen {
  readonly page: FlowPage
  /** Brings the screen to where the machine begins. */
  readonly open: (hands: Hands) => Promise<void>
  /** A call that the server takes only so often: how long to wait before it answers. */
  readonly between?: number
}

export interface App {
  readonly machine: string
  /** The paths that every run walks; the long run walks all. */
  readonly share: readonly string[]
  /** After this the screen starts afresh, and the walk ends. */
  readonly isEnd?: (event: StepEvent) => boolean
  /** States and events that this screen does not have. */
  readonly elsewhere?: readonly string[]
  readonly prepare: (page: Page, baseURL: string, path: Path) => Promise<Screen>
}

/** Cases of a walk's own: what the server says may be put into them. */
const own = <Some extends object>(cases: Some): Some => {
  const actors = Object.entries((cases as unknown as Cases).actors).map(([src, { done, ...others }]) => [
    src,
    { ...others, done: { ...done } },
  ])
  return { ...cases, actors: Object.fromEntries(actors) }
}

type Hear = (body: unknown) => unknown

/** The same page with the server itself answering these calls, each as the machine hears it. */
const served = (
  page: FlowPage,
  hear: Readonly<Record<string, Hear>>,
  reply: (src: string, output: unknown) => Reply = () => 'through',
): FlowPage => ({
  ...page,
  calls: Object.fromEntries(
    Object.entries(page.calls).map(([src, call]) => [
      src,
      src in hear
        ? { ...call, reply: (output: unknown) => reply(src, output), hear: hear[src] as Hear }
        : call,
    ]),
  ),
})

const same = () => undefined

/** A screen has more on it than its flow; what is in a dialog is all the flow's. */
const amidst = (page: FlowPage): FlowPage => ({
  ...page,
  beside: [
    ...page.beside,
    {
      name: /^/,
      where: ({ within }, { dialogs }: View) => !dialogs.includes(within),
      because: 'other parts of a whole screen',
    },
  ],
})

const opening = (page: Page, url: string) => async () => void (await page.goto(url))

const performing = (
  page: FlowPage,
  type: string,
  perform: NonNullable<EventOnPage<never>['perform']>,
): FlowPage => ({
  ...page,
  events: { ...page.events, [type]: { ...page.events[type], perform } as EventOnPage<unknown> },
})

// One phone may ask for five codes in ten minutes: each walk has another.
const phones = ['9820012345', '9820012346', '9820012347', '9820012348', '9820012349']

const login: App = {
  machine: 'login',
  share: ['t001', 't002'],
  prepare: async (page, baseURL, path) => {
    const phoneNumber =
      phones[Number(path.id.slice(1)) + (path.id.startsWith('p') ? 1 : -1)] ?? phones[0] ?? ''
    const cases = own({
      ...loginCases,
      events: {
        ...loginCases.events,
        'phone.submit': { ...loginCases.events['phone.submit'], good: { phoneNumber } },
      },
    })
    const base = loginPage.events['code.submit'] as EventOnPage<{ code: string }>
    const typing = performing(
      { ...loginPage, cases: cases as unknown as Cases },
      'code.submit',
      async (hands, control, payload: { code: string }) => {
        const isGood = /^\d{6}$/.test(payload.code.trim())
        const code = isGood ? await latestCode(page, phoneNumber) : payload.code
        await base.perform?.(hands, control, { code })
      },
    )
    return {
      page: {
        ...served(typing, { requestCode: same, verifyCode: same }),
        beside: [
          ...loginPage.beside,
          {
            name: /^/,
            where: (_, { isSignedIn }: View) => isSignedIn,
            because: 'the console behind the door',
          },
        ],
      },
      open: opening(page, adminUrl(baseURL)),
    }
  },
}

let people = 0

const registration: App = {
  machine: 'registration',
  share: ['t001', 't002', 't003'],
  prepare: async (page, baseURL) => {
    people += 1
    const good = {
      firstName: 'Asha',
      lastName: 'Rao',
      email: `asha.${people}@tarang.example`,
      phoneNumber: `981900000${people}`,
    }
    const submit = registrationCases.events['draft.submit']
    const cases = own({
      ...registrationCases,
      events: {
        'draft.submit': {
          ...submit,
          good: { draft: good },
          malformed: { draft: { ...good, email: 'asha at', phoneNumber: '98' } },
        },
      },
    })
    const hear = (body: unknown) => (body as { status: { message: string } }).status.message
    return {
      page: served(
        { ...registrationPage, cases: cases as unknown as Cases },
        { register: hear },
        (_, message) => (message === '' ? saying('') : 'through'),
      ),
      open: opening(page, newInvite(baseURL)),
    }
  },
}

const cacheRefresh: App = {
  machine: 'cache-refresh',
  share: ['t001'],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
    const strategyCode = ` ${strategy?.strategyCode} `
    const change = cacheRefreshCases.events['code.change']
    const cases = own({
      ...cacheRefreshCases,
      events: {
        ...cacheRefreshCases.events,
        'code.change': { ...change, whole: { changes: { cacheName: 'strategy' as const, strategyCode } } },
      },
    })
    return {
      page: amidst(
        served({ ...cacheRefreshPage, cases: cases as unknown as Cases }, { refresh: String }, (_, text) =>
          String(text).trim() === '' ? { text: ' ' } : 'through',
        ),
      ),
      open: opening(page, adminUrl(baseURL, '/refreshCache')),
      // A cache is filled anew once a second.
      between: 1100,
    }
  },
}

const notification: App = {
  machine: 'notification',
  share: ['t001', 't003', 't006', 't008', 't010'],
  prepare: async (page, baseURL, path) => {
    await asStaff(page)
    // A refresh token serves once, and the session is everybody's: where one is exchanged, the wire answers for both.
    const isExchanged = path.steps.some(({ event }) => 'actor' in event && event.actor === 'refreshToken')
    if (isExchanged) await page.route('**/getNotificationsByType/*', (route) => route.fulfill({ json: [] }))
    const sending = served(notificationPage, { send: same }, (_, receipt) =>
      receipt ? 'through' : { text: '' },
    )
    return {
      page: amidst(isExchanged ? notificationPage : sending),
      open: async (hands) => {
        await page.goto(adminUrl(baseURL, '/notificationDataManager/app'))
        await press(hands, 'Add Notification')
        await fill(hands, 'Title', 'Markets closed')
        await fill(hands, 'Short Description', 'Holi')
        await fill(hands, 'Long Description', 'Back on Thursday.')
        await press(hands, 'Send')
      },
    }
  },
}

const confirmation: App = {
  machine: 'confirmation',
  share: ['t001'],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    const blogs = (await ask<BlogItem[]>(page, '/fetchNewsLetterAndBlogs'))
      .toSorted((one, other) => String(other.publishedDate).localeCompare(String(one.publishedDate)))
      .map(({ id, text }) => ({ id: Number(id), text: String(text) }))
    const subjects = { blog: { subject: blogs[0] }, another: { subject: blogs[1] } }
    let next = 2
    let asked: (typeof subjects)['blog'] | undefined
    const cases = own({
      ...confirmationCases,
      events: { ...confirmationCases.events, 'confirmation.ask': subjects },
    })
    const asking = performing(
      { ...confirmationPage, cases: cases as unknown as Cases },
      'confirmation.ask',
      async (hands, control, payload: { subject: unknown }) => {
        asked = Object.values(subjects).find(({ subject }) => subject === payload.subject)
        await hands.press(control)
      },
    )
    // What was deleted is there no more: the next one takes its place.
    const hear = () => {
      if (asked) asked.subject = blogs[next++]
    }
    return {
      page: amidst(served(asking, { act: hear })),
      open: opening(page, adminUrl(baseURL, '/newsletterManager')),
    }
  },
}

interface Excludable {
  readonly code: string
  readonly trades: { stockName: string; entryDate: string }[]
}

async function excludable(page: Page): Promise<Excludable> {
  const excluded = (await ask<ExcludedLiveTrade[]>(page, '/getExcludedLiveTrades')).map(
    ({ stockName }) => stockName,
  )
  for (const { strategyCode } of await ask<Strategy[]>(page, '/liveStrategies')) {
    const answer = await ask<{ data?: { strategyDetails: StrategyDetails } } & StrategyDetails>(
      page,
      `/backtest/strategy-details/${strategyCode}`,
    )
    const liveTrades = (answer.data?.strategyDetails ?? answer).liveTrades ?? []
    const trades = liveTrades.flatMap(({ stockName, entryDate }) =>
      entryDate && !excluded.includes(stockName) ? [{ stockName, entryDate }] : [],
    )
    if (new Set(trades.map(({ stockName }) => stockName)).size >= 2) return { code: strategyCode, trades }
  }
  throw new Error('No strategy has two live trades left.')
}

const tradeExclusion: App = {
  machine: 'trade-exclusion',
  share: ['t001', 't004', 't005'],
  isEnd: (event) => event.kind === 'send' && event.type === 'exclusion.dismiss',
  prepare: async (page, baseURL) => {
    await asStaff(page)
    const { code, trades } = await excludable(page)
    const [live, listed] = trades
    const cases = own({
      ...tradeExclusionCases,
      events: {
        ...tradeExclusionCases.events,
        'trade.exclude': {
          live: { trade: live },
          listed: { trade: trades.find(({ stockName }) => stockName !== live?.stockName) ?? listed },
          dateless: { trade: { stockName: 'None of the table', entryDate: '' } },
        },
      },
    })
    const hear = (body: unknown) => (body as { stockName: string }[]).map(({ stockName }) => stockName)
    return {
      page: {
        ...amidst(
          served(
            { ...tradeExclusionPage, cases: cases as unknown as Cases },
            { listExcluded: hear, excludeTrade: same },
            (src, output) =>
              src === 'listExcluded' && (output as string[]).length === 0 ? { body: [] } : 'through',
          ),
        ),
        missing: () => [],
      },
      open: async (hands) => {
        await page.goto(adminUrl(baseURL, `/strategyDataManager/${code}?fromPreview=true`))
        for (let turn = 0; turn < 200 && !(await opened(hands)); turn++) await page.waitForTimeout(50)
      },
    }
    async function opened(hands: Hands) {
      const view = await hands.look()
      const [section] = view.controls.filter(({ name }) => name.startsWith('Live Trades'))
      if (!section) return false
      await hands.press(section)
      return true
    }
  },
}

let coupons = 0

const editor: App = {
  machine: 'editor',
  share: ['t001', 't005'],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    await page.clock.install()
    const { data } = await ask<{ data: { discounts: Discount[]; coupons: Discount[] } }>(
      page,
      '/subscription-plan/3',
    )
    const [first] = [...data.discounts, ...data.coupons]
    const draftOf = (row: object | null) => {
      const {
        strategycode = '',
        couponcode = '',
        description = '',
        condition = '',
      } = (row ?? {}) as Partial<Discount>
      return { strategycode, couponcode, description, condition }
    }
    const row = { ...first }
    const fresh = () => {
      coupons += 1
      return {
        strategycode: 'SEA-BREEZE',
        couponcode: `WALK-${coupons}`,
        description: 'A walk.',
        condition: 'None.',
      }
    }
    const whole = { changes: fresh() }
    const rules = {
      draftOf,
      validate: (draft: object) =>
        Object.fromEntries(
          Object.entries(draft).flatMap(([name, text]) => (text === '' ? [[name, 'Required']] : [])),
        ),
      hidesSuccess: true,
    }
    const cases = own({
      ...editorCases,
      inputs: { stays: { rules }, hides: { rules } },
      events: {
        ...editorCases.events,
        'editor.edit': { split: { row } },
        'draft.change': {
          whole,
          blank: { changes: { couponcode: '' } },
          same: {
            get changes() {
              return draftOf(row)
            },
          },
        },
      },
    })
    const hear = (body: unknown) => {
      const saved = body as Discount
      if (saved.id === row.id) Object.assign(row, saved)
      whole.changes = fresh()
      return saved
    }
    const words = editorPageOf({
      cases: cases as unknown as typeof editorCases,
      save: /^(POST|PUT) \/api\/.*discount.*/i,
      add: 'Add Discount/Coupon',
      edit: 'Edit Discount/Coupon',
      labels: {
        strategycode: 'Strategy Code',
        couponcode: 'Coupon Code',
        description: 'Description',
        condition: 'Condition',
      },
      editRow: () => `Edit ${row.couponcode || row.strategycode}`,
    })
    return {
      page: amidst({
        ...served(words, { save: hear }),
        beside: [
          ...words.beside,
          {
            name: /^(Type|Status|Discount \(%\)|Preferred|Combo)$/,
            because: 'fields that the cases leave as they are',
          },
        ],
      }),
      open: opening(page, adminUrl(baseURL, '/discountsCoupons')),
    }
  },
}

const table: App = {
  machine: 'table',
  share: ['t003', 't006', 'p001', 'p012'],
  // Nothing on this screen changes rows that are there, so nothing asks for them anew; and it has no filter.
  elsewhere: ['refreshing', 'outdated', 'filter.change'],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    const rules = {
      rowId: ({ id }: Strategy) => id,
      pageSizes: [15, 25, 50, 100],
      sort: { column: 'xirr', order: 'ascending' as const },
      searchText: ({ strategyCode }: Strategy) => strategyCode,
      sortKeys: { xirr: ({ xirr }: Strategy) => xirr },
    }
    const events = tableCases.events
    const cases = own({
      ...tableCases,
      inputs: { plain: { rules }, remembered: { rules, query: { page: 2 } } },
      events: {
        ...events,
        // Where nothing is found, clearing is offered.
        'search.change': { code: { search: 'none is called so' }, none: { search: '' } },
        'pageSize.change': { two: { pageSize: 25 }, one: { pageSize: 15 }, unknown: { pageSize: 7 } },
      },
    })
    const words = tablePageOf({
      cases: cases as unknown as typeof tableCases,
      load: /^GET \/api\/liveStrategies$/,
      failure: 'Failed to fetch live strategies',
      search: 'Strategy code',
      xirr: 'XIRR (%)',
      nameOf: (row) => (row as Strategy).strategyCode,
    })
    const rows = (body: unknown) => body as Strategy[]
    return {
      page: amidst(
        served(words, { loadRows: rows }, (_, output) =>
          (output as unknown[]).length === 0 ? { body: [] } : 'through',
        ),
      ),
      open: opening(page, adminUrl(baseURL, '/liveStrategies')),
    }
  },
}

const resource: App = {
  machine: 'resource',
  share: ['t001'],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
    const hear = (body: unknown) => ({
      title: (body as { strategyDescriptionCode: string }[])[0]?.strategyDescriptionCode,
    })
    return {
      page: amidst(served({ ...resourcePage, cases: own(resourcePage.cases) }, { load: hear })),
      open: async (hands) => {
        await page.goto(adminUrl(baseURL, `/strategyDataManager/${strategy?.strategyCode}`))
        await press(hands, 'Strategy Highlights')
        await press(hands, 'SDC Link')
      },
    }
  },
}

const like: App = {
  machine: 'like',
  share: ['t003', 'p004'],
  prepare: async (page, _, path) => {
    const [entry] = (await (await page.request.get('/api/fetchNewsLetterAndBlogs')).json()) as BlogItem[]
    const { id, text, likesCount } = entry ?? {}
    const first = path.steps.find(({ event }) => event.kind === 'send')?.event
    const isOnPage = first?.kind === 'send' && first.type === 'like.give'
    const given = { id: Number(id), likesCount: Number(likesCount), liked: false }
    const cases = own({ ...likeCases, inputs: { unliked: given, liked: given } })
    const hearts = (view: View) => all(view, new RegExp(`^Like “${String(text).replace(/[^\w\s]/g, '.')}”`))
    const words = likePageOf({
      cases,
      toggles: isOnPage ? null : (view) => hearts(view).slice(0, 1),
      gives: isOnPage ? hearts : null,
    })
    return {
      page: amidst(served(words, { sendLike: (body) => body as BlogLikes })),
      open: async () => {
        await page.goto(isOnPage ? `/newsLetterAndBlogsTemplate/blogs/${id}` : '/newsLetterAndBlogs')
        await page.getByRole('button', { name: /^Like/ }).first().waitFor()
      },
    }
  },
}

/** Every machine on the screen of the built application that wires it. */
export const apps: readonly App[] = [
  cacheRefresh,
  confirmation,
  editor,
  like,
  login,
  notification,
  registration,
  resource,
  table,
  tradeExclusion,
]
