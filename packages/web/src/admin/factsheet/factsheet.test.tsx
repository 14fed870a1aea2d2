import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#platform/api/api'
import { formatDateTime } from '#platform/formats/console-date'
import { openConsole } from '../../testing/console.tsx'
import { badAnswers, withReferenceServer } from '../../testing/reference-server.ts'
// Preloaded, so that the first test does not wait for the transform.
import '../layout/layout.tsx'
import './factsheet.tsx'

const reference = withReferenceServer()
let code = ''
let call = ''

beforeEach(async () => {
  await reference.signIn()
  code = (await api.strategies.list())[0]?.strategyCode ?? ''
  call = `GET /api/backtest/strategy-details/${code}`
})

const open = (asked = code) => openConsole(`/strategyFactsheet/${encodeURIComponent(asked)}`)
const sheet = () => screen.findByRole('article', { name: `Factsheet of ${code}` })

test('has the figures, the disclosures, the dates and the hash', async () => {
  await open()
  const text = (await sheet()).textContent ?? ''
  const { netReturns, closedTrades } = await api.strategies.get(code)
  expect(text).toContain(`${netReturns}%`)
  expect(text).toContain(`Derived from ${closedTrades?.length} closed trades; realised P&L only`)
  expect(text).toContain(
    'Investment in securities market are subject to market risks. Read all the related documents carefully before investing.',
  )
  expect(text).toContain('SEBI registration in progress.')
  expect(text).toMatch(/Generated .+ IST\. Data cut-off: .+\./)
  expect(text).toMatch(/SHA-256 of the data: [0-9a-f]{64}/)
  expect(document.title).toContain(`${code} · Factsheet`)
})

test('the months add up to the realised P&L', async () => {
  await open()
  const months = within(await sheet()).getByRole('table')
  expect(within(months).getAllByRole('row')).toHaveLength(14)
  const [, ...total] = [...(within(months).getAllByRole('row').at(-1)?.children ?? [])].map((cell) =>
    Number(cell.textContent?.replace('−', '-').replaceAll(/[+₹,]/g, '')),
  )
  const [, all = ''] = /All years: ([+−₹\d,.]*\d)/.exec((await sheet()).textContent ?? '') ?? []
  expect(total.reduce((sum, year) => sum + year, 0)).toBeCloseTo(
    Number(all.replace('−', '-').replaceAll(/[+₹,]/g, '')),
    2,
  )
})

test.each([
  [500, 'Reported P&L +₹500 = realised +₹200 + open trades +₹300.'],
  [-1, 'Reported P&L −₹1; realised +₹200 + open trades +₹300; not explained by the trades: −₹501.'],
])(
  'a reported P&L of %d is reconciled with the trades, as on the screen of the strategy',
  async (pnl, text) => {
    const answer = () =>
      Response.json({
        strategyCode: code,
        pnl,
        closedTrades: [{ id: 1, stockName: 'X', pnl: 200, exitDate: '2026-01-02' }],
        liveTrades: [{ id: 2, stockName: 'Y', pnl: 300, entryDate: '2026-01-02' }],
      })
    reference.fail(call, answer())
    await open()
    expect((await sheet()).textContent).toContain(text)
    cleanup()
    reference.fail(call, answer())
    await openConsole(`/strategyDataManager/${encodeURIComponent(code)}`)
    await waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 10_000 })
  },
)

test('a sheet that is loaded again has nothing of its earlier version', async () => {
  const version = (pnl: number) =>
    Response.json({
      strategyCode: code,
      closedTrades: [{ id: 1, stockName: 'X', pnl, exitDate: '2026-01-02' }],
    })
  vi.setSystemTime('2026-01-05T10:00:00+05:30')
  reference.fail(call, version(5))
  await open()
  expect((await sheet()).textContent).toContain('All years: +₹5.')
  const before = /SHA-256.*/.exec((await sheet()).textContent ?? '')?.[0]
  vi.setSystemTime('2026-01-06T10:00:00+05:30')
  reference.fail(call, version(7))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(document.body.textContent).toContain('All years: +₹7.'), { timeout: 3000 })
  const text = (await sheet()).textContent ?? ''
  expect(text).not.toContain('+₹5')
  expect(text).toContain(`Generated ${formatDateTime('2026-01-06T10:00:00+05:30')} IST.`)
  expect(/SHA-256.*/.exec(text)?.[0]).not.toBe(before)
  vi.useRealTimers()
})

test('Print prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await open()
  ;(await screen.findByRole('button', { name: 'Print' })).click()
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('without closed trades it says so', async () => {
  reference.fail(call, Response.json({ strategyCode: code, netReturns: 3 }))
  await open()
  expect(await screen.findByText('No closed trades yet, so there is no performance to show.')).toBeTruthy()
  expect(screen.getByText('No drawdown is reported.')).toBeTruthy()
})

test('an unknown strategy', async () => {
  await open('NOPE')
  expect(await screen.findByText('There is no strategy “NOPE”')).toBeTruthy()
})

test.each(badAnswers)('%s is explained', async (_, respond) => {
  reference.fail(call, respond())
  await open()
  expect(await screen.findByRole('alert', {}, { timeout: 20_000 })).toBeTruthy()
})
