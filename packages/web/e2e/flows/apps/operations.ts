import type { Page } from '@playwright/test'
import type { Cases } from '@tarang/flow-testing'
import { cacheRefreshCases } from '@tarang/machines/cache-refresh/cases'
import { confirmationCases } from '@tarang/machines/confirmation/cases'
import { tradeExclusionCases } from '@tarang/machines/trade-exclusion/cases'
import type { BlogItem, ExcludedLiveTrade, Strategy, StrategyDetails } from '@tarang/sdk'
import { cacheRefreshPage } from '../../../src/testing/flows/pages/cache-refresh.page.ts'
import { confirmationPage } from '../../../src/testing/flows/pages/confirmation.page.ts'
import { fill, press } from '../../../src/testing/flows/pages/find.ts'
import { notificationPage } from '../../../src/testing/flows/pages/notification.page.ts'
import { tradeExclusionPage } from '../../../src/testing/flows/pages/trade-exclusion.page.ts'
import type { UserActions } from '../../../src/testing/flows/user-actions.ts'
import { adminUrl } from '../../fixtures.ts'
import { ask, asStaff, withHoldSeconds, withRenewedLogin } from '../../session.ts'

import {
  type App,
  answerFromServer,
  copyCases,
  expectedOutput,
  ignoreRestOfScreen,
  openFromHome,
  withPerform,
} from './app.ts'

export const cacheRefresh: App = {
  machine: 'cache-refresh',
  share: ['t001', 't002', 't003'],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    await withRenewedLogin(page)
    const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
    const strategyCode = ` ${strategy?.strategyCode} `
    const change = cacheRefreshCases.events['code.change']
    const cases = copyCases({
      ...cacheRefreshCases,
      events: {
        ...cacheRefreshCases.events,
        'code.change': { ...change, whole: { changes: { cacheName: 'strategy' as const, strategyCode } } },
      },
    })
    return {
      page: ignoreRestOfScreen(
        answerFromServer(
          { ...cacheRefreshPage, cases: cases as unknown as Cases },
          { refresh: String },
          (_, text) => (String(text).trim() === '' ? { text: ' ' } : 'through'),
        ),
      ),
      open: () => openFromHome(page, baseURL, '/refreshCache'),
      // The server refreshes a cache at most once a second.
      between: 1100,
    }
  },
}

export const notification: App = {
  machine: 'notification',
  share: ['t001', 't003', 't006', 't007', 't008', 't010'],
  prepare: async (page, baseURL, path) => {
    await asStaff(page)
    // The flow of the specification: a notification is sent at once.
    await withHoldSeconds(page, { notification: 0 })
    // A refresh token works once and all paths share the session, so paths that exchange it use faked responses.
    const isExchanged = path.steps.some(({ event }) => 'actor' in event && event.actor === 'refreshToken')
    if (isExchanged) await page.route('**/getNotificationsByType/*', (route) => route.fulfill({ json: [] }))
    const sending = answerFromServer(notificationPage, { send: expectedOutput }, (_, receipt) =>
      receipt ? 'through' : { text: '' },
    )
    return {
      page: ignoreRestOfScreen(isExchanged ? notificationPage : sending),
      open: async (user) => {
        await page.goto(adminUrl(baseURL, '/notificationDataManager/app'))
        await press(user, 'Add Notification')
        await fill(user, 'Title', 'Markets closed')
        await fill(user, 'Short Description', 'Holi')
        await fill(user, 'Long Description', 'Back on Thursday.')
        await press(user, 'Send')
      },
    }
  },
}

export const confirmation: App = {
  machine: 'confirmation',
  share: ['t001', 'p001', 'p002'],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    await withRenewedLogin(page)
    const blogs = (await ask<BlogItem[]>(page, '/fetchNewsLetterAndBlogs'))
      .toSorted((one, other) => String(other.publishedDate).localeCompare(String(one.publishedDate)))
      .map(({ id, text }) => ({ id: Number(id), text: String(text) }))
    const subjects = { blog: { subject: blogs[0] }, another: { subject: blogs[1] } }
    let next = 2
    let asked: (typeof subjects)['blog'] | undefined
    const cases = copyCases({
      ...confirmationCases,
      events: { ...confirmationCases.events, 'confirmation.ask': subjects },
    })
    const blogsPage = withPerform(
      { ...confirmationPage, cases: cases as unknown as Cases },
      'confirmation.ask',
      async (user, control, payload: { subject: unknown }) => {
        asked = Object.values(subjects).find(({ subject }) => subject === payload.subject)
        await user.press(control)
      },
    )
    // The deleted blog is replaced by the next one in the list.
    const outputOf = () => {
      if (asked) asked.subject = blogs[next++]
    }
    return {
      page: ignoreRestOfScreen(answerFromServer(blogsPage, { act: outputOf })),
      open: () => openFromHome(page, baseURL, '/newsletterManager'),
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
      stockName && entryDate && !excluded.includes(stockName) ? [{ stockName, entryDate }] : [],
    )
    if (new Set(trades.map(({ stockName }) => stockName)).size >= 2) return { code: strategyCode, trades }
  }
  throw new Error('No strategy has two live trades left.')
}

export const tradeExclusion: App = {
  machine: 'trade-exclusion',
  share: ['t001', 't002', 't003', 't004', 't005', 't006', 't007', 't008'],
  isRestart: (event) => event.kind === 'send' && event.type === 'exclusion.dismiss',
  prepare: async (page, baseURL) => {
    await asStaff(page)
    await withRenewedLogin(page)
    const { code, trades } = await excludable(page)
    const [live, listed] = trades
    const cases = copyCases({
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
    const outputOf = (body: unknown) => (body as { stockName: string }[]).map(({ stockName }) => stockName)
    return {
      page: {
        ...ignoreRestOfScreen(
          answerFromServer(
            { ...tradeExclusionPage, cases: cases as unknown as Cases },
            { listExcluded: outputOf, excludeTrade: expectedOutput },
            (src, output) =>
              src === 'listExcluded' && (output as string[]).length === 0 ? { body: [] } : 'through',
          ),
        ),
        missing: () => [],
      },
      open: async (user) => {
        await openFromHome(page, baseURL, `/strategyDataManager/${code}?fromPreview=true`)
        for (let turn = 0; turn < 200 && !(await opened(user)); turn++) await page.waitForTimeout(50)
      },
    }
    async function opened(user: UserActions) {
      const view = await user.look()
      const [section] = view.controls.filter(({ name }) => name.startsWith('Live Trades'))
      if (!section) return false
      await user.press(section)
      return true
    }
  },
}
