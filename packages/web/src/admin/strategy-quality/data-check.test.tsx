import { testMoment } from '@tarang/server/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#platform/api/api'
import { session } from '#platform/api/session'
import { cell } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import LiveStrategies from '../live-strategies/live-strategies.tsx'
import { forgetChecks } from './checked-strategy.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/liveStrategies'
const SPLITS = 'GET /api/getStockSplitCalender'
const detailsOf = (code: string) => `GET /api/backtest/strategy-details/${code}`
const detailCalls = () => reference.calls.filter((call) => call.includes('strategy-details'))

beforeEach(async () => {
  // The date of the sample data.
  vi.setSystemTime(testMoment)
  await reference.signIn()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  forgetChecks()
})

const strategy = (code: string, modifiedOn = '2026-11-01') => ({ strategyCode: code, modifiedOn, xirr: 1 })
const details = (wins: number) => ({
  strategyHighlights: { winningTrades: wins, losingTrades: 1, totalTrades: 2 },
})
/** Strategies A, B, … of which each answers so many winning trades; one is right. */
const listing = (...wins: number[]) => {
  const codes = wins.map((_, n) => String.fromCharCode(65 + n))
  reference.fail(LIST, Response.json(codes.map((code) => strategy(code))))
  for (const [n, code] of codes.entries())
    reference.fail(detailsOf(code), Response.json({ strategyCode: code, ...details(wins[n] ?? 1) }))
}
const open = async (search = '') => {
  history.replaceState(null, '', `/liveStrategies${search}`)
  render(<LiveStrategies />)
  await waitFor(() => {
    // It waits for rows.
    const check = screen.getByRole('button', { name: /^(Check (the data|the rest|again)|Stop)$/ })
    expect(check.getAttribute('aria-disabled')).not.toBe('true')
  })
}
const button = (name: string) => screen.findByRole('button', { name })
const start = async () => user.click(await button('Check the data'))
const codes = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => cell(row, 'Strategy Code'))
const filter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Data' })
// The visible text, which its announcement repeats.
const progress = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0), { timeout: 5000 })

test('a visit of the list loads no details', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: 'What does the check do?' }))
  const words = await screen.findByRole('dialog', { name: 'Check the data' })
  expect(words.textContent).toMatch(/Checks the trades and figures of \d+ strategies. Takes about a minute\./)
  expect(reference.calls).toEqual([LIST])
  expect(Array.from(filter().options, ({ text }) => text)).toEqual(['All Strategies', 'Has warnings'])
})

test('strategies of the sample data are checked without a warning', async () => {
  reference.fail(LIST, Response.json((await api.strategies.list()).slice(0, 20)))
  reference.calls.length = 0
  await open()
  await start()
  await screen.findByRole('button', { name: 'Check again' }, { timeout: 20_000 })
  expect(screen.getAllByText('20 strategies checked, none with warnings.')).toHaveLength(2)
  expect(new Set(detailCalls()).size).toBe(20)
  expect(detailCalls()).toHaveLength(20)
  expect(reference.calls.filter((call) => call === SPLITS)).toHaveLength(1)
}, 30_000)

test('strategies with warnings have a badge and are counted in the filter', async () => {
  listing(1, 2, 1, 3, 1)
  await open()
  await start()
  await progress('5 strategies checked, 2 with warnings.')
  expect(codes()).toEqual(['A', 'B1 warning', 'C', 'D1 warning', 'E'])
  expect(filter().options[1]?.text).toBe('Has warnings (2)')
  await user.selectOptions(filter(), 'Has warnings (2)')
  expect(codes()).toEqual(['B1 warning', 'D1 warning'])
  expect(location.search).toBe('?data=warnings')
})

test('at most three requests run at once, and Stop ends them', async () => {
  listing(1, 1, 2, 1, 1)
  for (const code of ['A', 'B', 'D']) reference.fail(detailsOf(code), 'slow')
  await open()
  await start()
  await progress('1 of 5 strategies checked, 1 with warnings so far.')
  expect(detailCalls()).toEqual(['A', 'B', 'C', 'D'].map(detailsOf))
  await user.click(await button('Stop'))
  await progress('1 of 5 strategies checked, 1 with warnings.')
  listing(1, 1, 2, 1, 1)
  reference.calls.length = 0
  await user.click(await button('Check the rest'))
  await progress('5 strategies checked, 1 with warnings.')
  expect(detailCalls()).toEqual(['A', 'B', 'D', 'E'].map(detailsOf))
})

test('the filter in the address starts the check', async () => {
  listing(1, 2)
  await open('?data=warnings')
  await progress('2 strategies checked, 1 with warnings.')
  expect(codes()).toEqual(['B1 warning'])
  expect(filter().value).toBe('warnings')
})

test('a strategy that cannot be loaded is named, and Retry loads only that one', async () => {
  listing(1, 1, 2)
  reference.fail(detailsOf('B'), Response.json({ message: 'secret' }, { status: 404 }))
  await open()
  await start()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('1 strategy could not be checked: B.')
  await progress('2 of 3 strategies checked, 1 with warnings.')
  expect(document.body.textContent).not.toContain('secret')
  reference.calls.length = 0
  listing(1, 4, 2)
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await progress('3 strategies checked, 2 with warnings.')
  expect(detailCalls()).toEqual([detailsOf('B')])
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['without a network', 'offline' as const],
  ['after too many requests', Response.json({}, { status: 429, headers: { 'retry-after': '60' } })],
  ['without permission', Response.json({}, { status: 403 })],
])(
  'the check stops %s, and Retry goes on',
  async (_, fault) => {
    listing(1, 1, 1, 1, 1, 1, 1, 2)
    for (const code of 'BCDEFGH') reference.fail(detailsOf(code), fault)
    await open()
    await start()
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 })
    expect(alert.textContent).toContain('The check has stopped.')
    expect(new Set(detailCalls()).size).toBeLessThan(6)
    listing(1, 1, 1, 1, 1, 1, 1, 2)
    reference.calls.length = 0
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await progress('8 strategies checked, 1 with warnings.')
    expect(detailCalls()).not.toContain(detailsOf('A'))
  },
  20_000,
)

test('the check stops if the split calendar cannot be loaded', async () => {
  listing(1, 1)
  reference.fail(SPLITS, new Response(null, { status: 404 }))
  await open()
  await start()
  expect((await screen.findByRole('alert')).textContent).toContain('The check has stopped.')
  expect(detailCalls()).toEqual([])
})

test('coming back shows the results without requests, except of a modified strategy', async () => {
  listing(1, 2)
  await open()
  await start()
  await progress('2 strategies checked, 1 with warnings.')
  cleanup()
  reference.calls.length = 0
  reference.fail(LIST, Response.json([strategy('A'), strategy('B', '2026-11-19')]))
  await open()
  await progress('1 of 2 strategies checked, none with warnings.')
  expect(reference.calls).toEqual([LIST])
  cleanup()
  listing(1, 2)
  await open('?data=warnings')
  expect(codes()).toEqual(['B1 warning'])
  expect(detailCalls()).toEqual([])
})

/** A check of A, B and C whose details come when the test says so. */
async function startHeldCheck() {
  listing(1, 2, 2)
  const held = new Map<string, () => void>()
  vi.spyOn(api.strategies, 'get').mockImplementation(async (code) => {
    await new Promise<void>((resolve) => held.set(code, resolve))
    return { strategyCode: code, ...details(2) } as never
  })
  await open()
  await start()
  await waitFor(() => expect([...held.keys()]).toEqual(['A', 'B', 'C']))
  return (code: string) => held.get(code)?.()
}

test('a result does not undo a refresh, nor bring a deleted row back', async () => {
  const answer = await startHeldCheck()
  reference.fail(LIST, Response.json([{ ...strategy('A'), netReturn: 77 }, strategy('B')]))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(codes()).toEqual(['A', 'B']), { timeout: 3000 })
  for (const code of ['A', 'B', 'C']) answer(code)
  await progress('2 strategies checked, 2 with warnings.')
  expect(codes()).toEqual(['A1 warning', 'B1 warning'])
  expect(screen.getByText('77')).toBeTruthy()
})

test('results wait with the rows that wait, and a strategy modified since has none', async () => {
  const answer = await startHeldCheck()
  reference.fail(
    LIST,
    Response.json([{ ...strategy('A'), netReturn: 77 }, strategy('B', '2026-11-19'), strategy('D')]),
  )
  await user.click(await button('Refresh'))
  const showNew = await button('Show 1 new')
  answer('A')
  await progress('1 of 3 strategies checked, 1 with warnings so far.')
  expect(codes()).toEqual(['A', 'B', 'C (no longer in the list)'])
  answer('B')
  answer('C')
  await progress('3 strategies checked, 3 with warnings.')
  expect(codes()).toEqual(['A', 'B', 'C (no longer in the list)'])
  await user.click(showNew)
  await progress('1 of 3 strategies checked, 1 with warnings.')
  expect(codes()).toEqual(['A1 warning', 'B', 'D'])
})

test('results survive a reload, with their age', async () => {
  listing(1, 2)
  await open()
  await start()
  await progress('2 strategies checked, 1 with warnings.')
  expect(screen.getByText('Checked just now')).toBeTruthy()
  cleanup()
  vi.setSystemTime(testMoment.getTime() + 5 * 60_000)
  // A reload reads the module again.
  vi.resetModules()
  const { withRememberedChecks } = await import('./checked-strategy.ts')
  const [first, second] = withRememberedChecks([strategy('A'), strategy('B', '2026-11-19')] as never)
  expect([first?.warnings, first?.checkedAt, second?.warnings]).toEqual([0, testMoment.getTime(), undefined])
  reference.calls.length = 0
  listing(1, 2)
  await open()
  await progress('2 strategies checked, 1 with warnings.')
  expect(screen.getByText('Checked 5 min ago')).toBeTruthy()
  expect(detailCalls()).toEqual([])
})

test('Check again checks every strategy again', async () => {
  listing(1, 2)
  await open()
  await start()
  await progress('2 strategies checked, 1 with warnings.')
  listing(1, 1)
  await user.click(await button('Check again'))
  await progress('2 strategies checked, none with warnings.')
  expect(codes()).toEqual(['A', 'B'])
})

test('leaving the list ends the check, and the end of the session forgets the results', async () => {
  listing(2, 1)
  reference.fail(detailsOf('B'), 'slow')
  await open()
  await start()
  await progress('1 of 2 strategies checked, 1 with warnings so far.')
  cleanup()
  session.clear()
  await reference.signIn()
  reference.calls.length = 0
  await open()
  expect(codes()).toEqual(['A', 'B'])
  expect(reference.calls).toEqual([LIST])
})
