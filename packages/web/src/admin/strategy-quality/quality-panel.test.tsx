import { testMoment } from '@tarang/server/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatDate } from '#platform/formats/console-date'
import { badAnswers, withReferenceServer } from '../../testing/reference-server.ts'
import Console from '../console.tsx'
// Preloaded, so that the first test does not wait for the transform.
import '../layout/layout.tsx'
import '../strategy-data/strategy-data.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const CALL = 'GET /api/backtest/strategy-details/MOM-1'
const SPLITS = 'GET /api/getStockSplitCalender'

beforeEach(async () => {
  // The date of the sample data.
  vi.setSystemTime(testMoment)
  await reference.signIn()
})
afterEach(() => vi.useRealTimers())

const trade = (n: number, changes: object = {}) => ({
  id: n,
  stockName: `STOCK${n}`,
  entryPrice: 1000,
  exitPrice: 1100,
  pnl: 500,
  entryDate: '2025-01-10',
  exitDate: '2025-03-10',
  ...changes,
})
const open = async (details: object, search = '') => {
  reference.fail(CALL, Response.json({ strategyCode: 'MOM-1', ...details }))
  history.replaceState(null, '', `/strategyDataManager/MOM-1${search}`)
  await act(async () => render(<Console />))
  await screen.findByRole('button', { name: /^Closed Trades/ })
}
const panel = () => screen.findByRole('region', { name: 'Data quality' })
const texts = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('nothing is shown, and the split calendar is not loaded, if nothing looks wrong', async () => {
  await open({ closedTrades: [trade(1)], modifiedOn: '2026-11-01', status: 1 })
  expect(screen.queryByText('Data quality')).toBeNull()
  expect(reference.calls).not.toContain(SPLITS)
})

test('a warning shows what was found and why it matters', async () => {
  await open({
    closedTrades: [trade(1, { pnl: -500 })],
    strategyHighlights: { winningTrades: 1, losingTrades: 1, totalTrades: 3 },
  })
  expect(await texts()).toEqual([
    '1 won and 1 lost make 2; the total is 3.',
    'The highlights count 3 trades; 1 closed trade is listed.',
    'STOCK1: bought at ₹1,000, sold at ₹1,100, P&L −₹500.',
  ])
  expect(
    within(await panel())
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Won and lost trades do not add up1 warning',
    'Highlights count other trades than are listed1 warning',
    'P&L contradicts the prices1 warning',
  ])
  expect((await panel()).textContent).toContain('A win rate computed from these counts is wrong.')
})

test('a link leads to the trade on its page, which takes the focus', async () => {
  const closedTrades = Array.from({ length: 40 }, (_, n) =>
    trade(n, n === 33 ? { exitDate: '2025-01-01' } : {}),
  )
  await open({ closedTrades }, '?fromPreview=true&closed.sort=stockName&closed.page=2')
  const link = within(await panel()).getByRole('link', {
    name: (name) => name.startsWith(`STOCK33: entered on ${formatDate('2025-01-10')}`),
  })
  expect(link.getAttribute('href')).toBe('?fromPreview=true&section=closed&closed.page=3')
  await user.click(link)
  expect(location.search).toBe('?fromPreview=true&section=closed&closed.page=3')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Warning'))
  expect(document.activeElement?.closest('tr')?.textContent).toContain('STOCK33')
  expect(screen.getAllByText('Warning')).toHaveLength(1)
})

test('shows five warnings of a kind, and the others on request', async () => {
  await open({ closedTrades: Array.from({ length: 8 }, (_, n) => trade(n, { pnl: -1 })) })
  expect(await texts()).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Show all 8' }))
  expect(await texts()).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(await texts()).toHaveLength(5)
})

const split = {
  id: 1,
  stockname: 'STOCK1',
  splitratio: '1:5',
  splitdate: '2025-02-01',
  corporateaction: 'Split',
}
const unadjusted = { closedTrades: [trade(1, { exitPrice: 205, pnl: -1 })] }

test('a price that fell with a split is found in the split calendar', async () => {
  reference.fail(SPLITS, Response.json([split]))
  await open(unadjusted)
  expect(await texts()).toEqual([
    `STOCK1: Split 1:5 on ${formatDate('2025-02-01')}, bought at ₹1,000, sold at ₹205.`,
  ])
})

test('the split calendar is loaded once the strategy, loaded again, needs it', async () => {
  reference.fail(SPLITS, Response.json([split]))
  await open({ closedTrades: [trade(1)], modifiedOn: '2026-11-01', status: 1 })
  expect(reference.calls).not.toContain(SPLITS)
  reference.fail(CALL, Response.json({ strategyCode: 'MOM-1', ...unadjusted }))
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText(/^STOCK1: Split 1:5/, {}, { timeout: 3000 })
})

test.each(badAnswers)('if the split calendar is %s, the panel reports it, with Retry', async (_, fault) => {
  reference.fail(SPLITS, fault())
  await open(unadjusted)
  await within(await panel()).findByText(/^The split calendar could not be loaded/)
  reference.fail(SPLITS, Response.json([split]))
  await user.click(within(await panel()).getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await texts()).toHaveLength(1))
  expect(document.body.textContent).not.toMatch(/secret|could not be loaded/)
})
