import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#platform/api/api'
import { cells, openConsole } from '../../testing/console.tsx'
import { watchDownloads } from '../../testing/downloads.ts'
import { badAnswers, withReferenceServer } from '../../testing/reference-server.ts'
// Preloaded, so that the first test does not wait for the transform.
import '../layout/layout.tsx'
import './compare.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()

let codes: readonly string[] = []
const callOf = (code: string | undefined) => `GET /api/backtest/strategy-details/${code}`

beforeEach(async () => {
  await reference.signIn()
  codes = (await api.strategies.list()).slice(0, 5).map(({ strategyCode }) => strategyCode)
  reference.calls.length = 0
})

const open = (...chosen: (string | undefined)[]) =>
  openConsole(`/compareStrategies?${chosen.map((code) => `strategy=${code}`).join('&')}`)
const table = () => screen.findByRole('table', { name: 'Compared Strategies' })
const row = async (name: string) =>
  cells(await within(await table()).findByRole('row', { name: new RegExp(`^${name}`) }))
const loaded = () => waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
const add = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Add a strategy' })

test('without a strategy, it asks for some', async () => {
  await open()
  expect(await screen.findByText('No strategy chosen yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('strategies stand side by side with the figures of their own screens', async () => {
  await open(codes[0], codes[1])
  await loaded()
  const details = await Promise.all([api.strategies.get(codes[0] ?? ''), api.strategies.get(codes[1] ?? '')])
  expect(await row('Net Returns')).toEqual([
    'Net Returns',
    ...details.map(({ netReturns }) => `${netReturns}%`),
  ])
  expect((await row('Closed Trades')).slice(1)).toEqual(
    details.map(({ closedTrades }) => String(closedTrades?.length)),
  )
  expect(screen.getByText(/^Hypothetical back-test/)).toBeTruthy()
})

test('an added strategy is in the address, and only it is loaded', async () => {
  await open(codes[0])
  await loaded()
  reference.calls.length = 0
  await user.selectOptions(add(), codes[1] ?? '')
  expect(location.search).toBe(`?strategy=${codes[0]}`)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(document.activeElement).toBe(add())
  await loaded()
  expect((await row('Net Returns')).slice(1).every(Boolean)).toBe(true)
  expect(location.search).toBe(`?strategy=${codes[0]}&strategy=${codes[1]}`)
  expect(reference.calls).toEqual([callOf(codes[1])])
})

test('a removed strategy leaves the address, Back brings it, and the focus goes to the choice', async () => {
  await open(codes[0], codes[1])
  await loaded()
  await user.click(screen.getByRole('button', { name: `Remove ${codes[0]}` }))
  expect(location.search).toBe(`?strategy=${codes[1]}`)
  expect(document.activeElement).toBe(add())
  await act(async () => {
    history.back()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(await row('Figure')).toHaveLength(3)
})

test('a fifth strategy is left out, and no more can be added', async () => {
  await open(...codes)
  await loaded()
  expect(screen.getByText(`Only 4 strategies stand side by side. Left out: ${codes[4]}.`)).toBeTruthy()
  expect(add().disabled).toBe(false)
  expect(add().getAttribute('aria-disabled')).toBe('true')
  expect(reference.calls).not.toContain(callOf(codes[4]))
})

test('the focus stays in the choice while it becomes full, and when it is no longer', async () => {
  await open(codes[0], codes[1], codes[2])
  await loaded()
  await user.selectOptions(add(), codes[3] ?? '')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await loaded()
  expect(add().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(add())
  await user.click(screen.getByRole('button', { name: `Remove ${codes[1]}` }))
  expect(document.activeElement).toBe(add())
  expect(add().getAttribute('aria-disabled')).toBeNull()
})

test('an export has plain numbers', async () => {
  reference.fail(callOf(codes[0]), Response.json({ strategyCode: codes[0], pnl: 8542.5, netReturns: -7.4 }))
  reference.fail(callOf(codes[1]), Response.json({ strategyCode: codes[1], pnl: -742, xirr: 9 }))
  const downloads = watchDownloads()
  await open(codes[0], codes[1])
  await loaded()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const lines = (await downloads[0]!.file.text()).split('\r\n')
  expect(lines.slice(1, 4)).toEqual(['Net Returns (%),-7.4,N/A', 'XIRR (%),N/A,9', 'P&L (₹),8542.5,-742'])
})

test('one that fails leaves the others, and can be loaded again', async () => {
  reference.fail(callOf(codes[0]), Response.json({ message: 'No.' }, { status: 403 }))
  await open(codes[0], codes[1])
  await loaded()
  expect((await row('Net Returns'))[2]).toMatch(/%$/)
  reference.repair(callOf(codes[0]))
  await user.click(await screen.findByRole('button', { name: `Retry: ${codes[0]}` }))
  await waitFor(async () => expect((await row('Net Returns'))[1]).toMatch(/%$/))
  expect(screen.queryByText('State')).toBeNull()
})

test('an unknown strategy is named as such', async () => {
  await open('NOPE', codes[1])
  expect(await screen.findByText('There is no such strategy.')).toBeTruthy()
})

test.each(badAnswers)('%s leaves the others', async (_, respond) => {
  reference.fail(callOf(codes[0]), respond())
  await open(codes[0], codes[1])
  // A read is retried before it fails.
  await waitFor(async () => expect((await row('Net Returns'))[2]).toMatch(/%$/), { timeout: 20_000 })
})

test('terms are explained beside their rows, whose names stay as they are', async () => {
  await open(codes[0])
  await loaded()
  for (const [label, term] of [
    ['XIRR', 'XIRR'],
    ['Drawdown Percentage', 'Drawdown'],
    ['Payoff Ratio', 'Payoff ratio'],
    ['Profit Factor', 'Profit factor'],
    ['Expectancy', 'Expectancy'],
  ] as const) {
    const name = within(await table()).getByRole('rowheader', { name: label })
    expect(name.textContent).toBe(label)
    expect(within(name).getByRole('button', { name: `What is ${term}?` })).toBeTruthy()
  }
})
