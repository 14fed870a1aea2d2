import type { StrategyDetails } from '@tarang/sdk'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#platform/api/api'
import { formatDate } from '#platform/formats/console-date'
import { badAnswers, withReferenceServer } from '../../testing/reference-server.ts'
import Console from '../console.tsx'
// Preloaded, so that the first test does not wait for the transform.
import '../layout/layout.tsx'
import './strategy-data.tsx'

const reference = withReferenceServer()
const user = userEvent.setup()
const EXCLUDED = 'GET /api/getExcludedLiveTrades'
const EXCLUDE = 'POST /api/excludeLiveTrades'
const LINK = 'POST /api/linkStrategyToStrategyDescription'

let code: string
let call: string
let details: StrategyDetails

beforeEach(async () => {
  await reference.signIn()
  if (!code) {
    const strategies = await api.strategies.list()
    code = strategies[0]?.strategyCode ?? ''
    call = `GET /api/backtest/strategy-details/${code}`
  }
  details = await api.strategies.get(code)
  reference.calls.length = 0
})

beforeAll(() => {
  // happy-dom has no canvas, so the charts are shown as tables.
  expect(document.createElement('canvas').getContext('2d')).toBeNull()
})

const open = async (search = '', asked = code) => {
  history.replaceState(null, '', `/strategyDataManager/${encodeURIComponent(asked)}${search}`)
  await act(async () => render(<Console />))
}
const answer = (body: unknown) => reference.fail(call, Response.json(body))
const section = (name: RegExp) => screen.findByRole('button', { name })
const isOpen = async (name: RegExp) => (await section(name)).getAttribute('aria-expanded') === 'true'
const table = (name: string) => screen.findByRole('table', { name })
const rows = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
    .filter((row) => !row.closest('tfoot'))
const trade = async (name: string) => valuesByLabel(name, (await rows(name))[0])
/** The texts of the cells of a column. */
const column = async (name: string, label: string) => {
  const index = (await headers(name)).indexOf(label)
  return (await rows(name)).map((row) => cells(row)[index] ?? '')
}
const totals = async (name: string) =>
  valuesByLabel(name, (await table(name)).querySelector<HTMLElement>('tfoot tr') ?? undefined)
const cells = (row: HTMLElement | undefined) =>
  row ? [...row.querySelectorAll('th,td')].map((cell) => cell.textContent) : []
/** The texts of a row by the labels of their columns. */
const valuesByLabel = async (name: string, row: HTMLElement | undefined) =>
  Object.fromEntries((await headers(name)).map((label, index) => [label, cells(row)[index]]))
const headers = async (name: string) =>
  within(await table(name))
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const definitionOf = (term: HTMLElement) => term.nextElementSibling?.textContent
const fact = async (name: string) =>
  definitionOf(await screen.findByText(name, { selector: '[data-part=item-content] dt' }))
const back = () =>
  act(async () => {
    history.back()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

test('opens on the details of the strategy', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: code })).toBeTruthy()
  expect(await fact('Strategy Code')).toBe(code)
  expect(document.title).toContain(`${code} · Strategy Data Manager`)
  for (const name of ['Net Returns', 'XIRR', 'P&L', 'Status', 'Created On', 'Modified On']) {
    expect(await fact(name)).toMatch(/\S/)
  }
  expect(reference.calls.toSorted()).toEqual([call, EXCLUDED].toSorted())
})

test('figures and days are written as in India', async () => {
  answer({
    strategyCode: code,
    netReturns: -5.7,
    xirr: 1234.567,
    pnl: -123456.5,
    status: 0,
    createdOn: '2026-09-14T18:30:00Z',
    modifiedOn: '2026-09-16',
    liveTrades: [{ id: 1 }, { id: 2 }],
    closedTrades: Array.from({ length: 1234 }, (_, id) => ({ id })),
    drawdown: { startRange: '2026-09-04', drawDownInPercentage: -12.345, drawDownAmount: -742 },
  })
  await open()
  const summary = within(await screen.findByRole('region', { name: 'Summary' })).getAllByRole('term')
  expect(summary.map((term) => [term.textContent, definitionOf(term)])).toEqual([
    ['Net return', '−5.7%'],
    ['XIRR', '1,234.57%'],
    ['P&L (reported)', '−₹1,23,456.50'],
    ['Max drawdown', '−12.35%'],
    ['Trades', '1,236, 2 open'],
  ])
  expect(await fact('Net Returns')).toBe('−5.7%')
  expect(await fact('XIRR')).toBe('1,234.57%')
  expect(await fact('P&L')).toBe('−₹1,23,456.50')
  expect(await fact('Status')).toBe('Inactive')
  expect(await fact('Created On')).toBe(formatDate('2026-09-15'))
  expect(await fact('Modified On')).toBe(formatDate('2026-09-16'))
  await user.click(await section(/^Drawdown/))
  expect(await fact('Start Range')).toBe(formatDate('2026-09-04'))
  expect(await fact('Drawdown Percentage')).toBe('−12.35%')
  expect(await fact('Drawdown Amount')).toBe('−₹742')
})

test('one section is open at a time, and the URL names it', async () => {
  await open('?fromPreview=true')
  expect(await isOpen(/^Strategy Details/)).toBe(true)
  await user.click(await section(/^Drawdown/))
  expect(await isOpen(/^Drawdown/)).toBe(true)
  expect(await isOpen(/^Strategy Details/)).toBe(false)
  expect(location.search).toBe('?fromPreview=true&section=drawdown')
  await user.click(await section(/^Drawdown/))
  expect(await isOpen(/^Drawdown/)).toBe(false)
  expect(screen.getAllByRole('button', { expanded: false }).length).toBeGreaterThanOrEqual(5)
  expect(location.search).toBe('?fromPreview=true&section=none')
})

test('an unknown section in the URL is ignored', async () => {
  await open('?section=colours')
  expect(await isOpen(/^Strategy Details/)).toBe(true)
})

test('closed trades sort by stock name, ascending and then descending', async () => {
  await open('?section=closed&closed.size=50')
  expect(await headers('Closed Trades')).toEqual([
    'Stock Name',
    'Entry Price',
    'Exit Price',
    'P&L',
    'Entry Date',
    'Exit Date',
  ])
  const names = async () => column('Closed Trades', 'Stock Name')
  const closed = within(await table('Closed Trades'))
  const header = () => closed.getByRole('columnheader', { name: 'Stock Name' })
  await user.click(closed.getByRole('button', { name: 'Stock Name' }))
  expect(header().getAttribute('aria-sort')).toBe('ascending')
  await waitFor(async () => expect(await names()).toEqual((await names()).toSorted()))
  await user.click(closed.getByRole('button', { name: 'Stock Name' }))
  expect(header().getAttribute('aria-sort')).toBe('descending')
  await waitFor(async () => expect(await names()).toEqual((await names()).toSorted().toReversed()))
  expect(location.search).toContain('closed.sort=stockName&closed.order=descending')
})

test('a trade has its values in their columns, and the P&L of all trades is summed to the paisa', async () => {
  const tcs = { stockName: 'TCS', entryPrice: 100, exitPrice: 120.5, pnl: 0.1 }
  const dates = { entryDate: '2026-01-02', exitDate: '2026-02-03' }
  const trades = [{ ...tcs, ...dates }, { stockName: 'INFY', pnl: 0.2 }, { stockName: 'WIPRO' }]
  const live = { stockName: 'TCS', entryPrice: 99, pnl: -8542.5, entryDate: '2026-03-04' }
  answer({ ...details, closedTrades: trades, liveTrades: [live] })
  await open('?section=closed')
  expect(await trade('Closed Trades')).toEqual({
    ...{ 'Stock Name': 'TCS', 'Entry Price': '₹100', 'Exit Price': '₹120.50', 'P&L': '+₹0.10' },
    ...{ 'Entry Date': formatDate('2026-01-02'), 'Exit Date': formatDate('2026-02-03') },
  })
  expect(await totals('Closed Trades')).toEqual({
    ...{ 'Stock Name': 'Total of 3 rows', 'P&L': '+₹0.301 without a value' },
    ...{ 'Entry Price': '', 'Exit Price': '', 'Entry Date': '', 'Exit Date': '' },
  })
  await user.click(await section(/^Live Trades/))
  expect(await trade('Live Trades')).toMatchObject({
    ...{ 'Stock Name': 'TCS', 'Entry Price': '₹99', 'Exit Price': 'N/A', 'P&L': '−₹8,542.50' },
    ...{ 'Entry Date': formatDate('2026-03-04'), 'Exit Date': 'N/A' },
  })
  expect(await totals('Live Trades')).toMatchObject({ 'P&L': '−₹8,542.50' })
})

test.each<[string, unknown]>([
  ['nothing but the code', { strategyCode: 'X' }],
  [
    'null everywhere',
    {
      strategyCode: 'X',
      netReturns: null,
      xirr: null,
      pnl: null,
      status: null,
      createdOn: null,
      modifiedOn: null,
      liveTrades: null,
      closedTrades: null,
      strategyHighlights: null,
      drawdown: null,
    },
  ],
  ['rows of the wrong kinds', { strategyCode: 'X', liveTrades: [{}, {}], closedTrades: [{ pnl: 'x' }, {}] }],
])('%s does not break the screen', async (_, body) => {
  answer(body)
  await open()
  expect(await fact('XIRR')).toBe('N/A')
  expect(await fact('Created On')).toBe('N/A')
  for (const name of [/^Strategy Highlights/, /^Live Trades/, /^Closed Trades/, /^Drawdown/]) {
    await user.click(await section(name))
    expect(await isOpen(name)).toBe(true)
    expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid|\[object|ran into a problem/)
  }
  expect(await screen.findByText('No drawdown is reported.')).toBeTruthy()
})

test('a list of highlights is shown in full', async () => {
  answer({ ...details, strategyHighlights: [{ totalTrades: 12 }, null, { totalTrades: 13 }] })
  await open('?section=highlights')
  expect(await rows('Highlights and descriptions')).toHaveLength(2)
})

test('values of the wrong type are shown as missing', async () => {
  answer({ ...details, pnl: 'much', liveTrades: { colour: 'red' } })
  await open()
  expect(await fact('P&L')).toBe('N/A')
  expect(await fact('Strategy Code')).toBe(code)
  await user.click(await section(/^Live Trades/))
  expect(await screen.findByText('No live trades.')).toBeTruthy()
})

test.each(badAnswers)('%s is reported, with Retry', async (_, fault) => {
  reference.fail(call, fault())
  await open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to get strategy data')
  expect(document.body.textContent).not.toContain('secret')
  reference.repair(call)
  await user.click(await button('Retry'))
  expect(await fact('Strategy Code')).toBe(code)
  // The Retry button is removed, so focus moves to the heading.
  expect(document.activeElement?.textContent).toBe(code)
})

test.each(['MOM%2B1', 'MOM+1', '50%', '50%25', 'M&M', '100%2525', 'A=B;C', 'é 1'])(
  'the code in the address is decoded once: %s',
  async (asked) => {
    const details = `GET /api/backtest/strategy-details/${encodeURIComponent(asked)}`
    reference.fail(details, Response.json({ strategyCode: asked, xirr: 11 }))
    await open('', asked)
    expect(await fact('Strategy Code')).toBe(asked)
    expect(reference.calls).toContain(details)
  },
)

test('an unknown strategy is not shown as an error', async () => {
  await open('', 'A&B, 50%')
  expect(await screen.findByText('There is no strategy “A&B, 50%”')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'See all strategies' }))
  expect(location.pathname).toBe('/liveStrategies')
})

const select = (name: RegExp) => screen.getByLabelText<HTMLSelectElement>(name)
const options = (name: RegExp) =>
  waitFor(() => {
    const found = [...select(name).options].map((option) => option.value)
    expect(found.length).toBeGreaterThan(2)
    return found
  })

async function openLink() {
  await open('?section=highlights')
  await user.click(await button('SDC Link'))
  await screen.findByRole('dialog', { name: 'Link Strategy to Description' })
}

test('a strategy is linked to a description, and the screen reloads', async () => {
  await openLink()
  expect(await options(/^Strategy Code/)).toContain(code)
  const wanted = (await options(/^Description Code/)).at(-1) ?? ''
  expect(select(/^Strategy Code/).value).toBe(code)
  await user.selectOptions(select(/^Description Code/), wanted)
  const before = reference.calls.length
  await user.dblClick(await button('Link'))
  const success = await screen.findByRole('dialog', { name: 'Success' })
  expect(success.textContent).toContain('Strategy successfully linked to description!')
  expect(reference.calls.slice(before)).toEqual([LINK])
  await user.click(within(success).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() =>
    expect(reference.calls.slice(before + 1).toSorted()).toEqual([call, EXCLUDED].toSorted()),
  )
  const [shown] = await column('Highlights and descriptions', 'Strategy Description Code')
  expect(shown).toContain(wanted)
  const { strategyHighlights } = await api.strategies.get(code)
  expect(strategyHighlights).toMatchObject([{ strategyDescriptionCode: wanted }])
  expect(document.activeElement?.tagName).toBe('H1')
})

test('the selection is sent unchanged, and a refusal is reported in the dialog', async () => {
  await openLink()
  await options(/^Description Code/)
  await user.selectOptions(select(/^Description Code/), 'Select Description Code')
  await user.click(await button('Link'))
  const [alert] = await screen.findAllByRole('alert')
  expect(alert?.textContent).toBe('Failed to link strategy to description')
  expect(reference.calls).toContain(LINK)
  expect(select(/^Description Code/).value).toBe('')
  expect(screen.queryByText(/successfully/)).toBeNull()
})

test('codes that fail to load are reported, with Retry', async () => {
  reference.fail('GET /api/getStrategyDescription', 'offline')
  await openLink()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch strategy descriptions')
  await options(/^Strategy Code/)
  reference.repair('GET /api/getStrategyDescription')
  await user.click(await button('Retry'))
  await options(/^Description Code/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('trades can be deleted only where the screen was opened via Preview', async () => {
  await open('?section=live')
  expect(await headers('Live Trades')).not.toContain('Action')
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
})

test('a trade is excluded once, after confirmation, and the screen reloads', async () => {
  await open('?fromPreview=true&section=live')
  expect((await headers('Live Trades')).at(-1)).toBe('Action')
  const trade = details.liveTrades?.[0]
  const stock = trade?.stockName ?? ''
  const ask = async () => user.click((await screen.findAllByRole('button', { name: `Delete ${stock}` }))[0]!)

  await ask()
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Are you sure you want to delete this trade?')
  expect(
    within(question)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([stock, formatDate(trade?.entryDate)])
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(reference.calls).not.toContain(EXCLUDE)

  await ask()
  const before = reference.calls.length
  await user.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  const success = await screen.findByRole('dialog', { name: 'Success' })
  expect(success.textContent).toContain(
    `The trade for stock "${stock}" has been successfully persisted and excluded.`,
  )
  expect(reference.calls.slice(before)).toEqual([EXCLUDE])
  await user.click(within(success).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() =>
    expect(reference.calls.slice(before + 1).toSorted()).toEqual([call, EXCLUDED].toSorted()),
  )
  const disabled = await screen.findAllByRole<HTMLButtonElement>('button', { name: `Disabled ${stock}` })
  expect(disabled.every((one) => one.disabled)).toBe(true)
  expect(disabled[0]?.closest('tr')?.dataset.muted).toBe('')
  expect((await api.liveTrades.listExcluded()).map(({ stockName }) => stockName)).toContain(stock)
  expect((await api.strategies.get(code)).excludedTrades).toContainEqual(
    expect.objectContaining({ stockName: stock, entryDate: trade?.entryDate }),
  )
})

test('a failed exclusion shows a toast and keeps the trade', async () => {
  reference.fail(EXCLUDE, Response.json({ status: { statusCode: 500, message: 'secret' } }, { status: 500 }))
  await open('?fromPreview=true&section=live')
  await screen.findAllByRole('button', { name: /^Disabled/ })
  const [first] = await screen.findAllByRole('button', { name: /^Delete / })
  await user.click(first!)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Failed to persist trade. Please try again.')).toBeTruthy()
  expect(document.body.textContent).not.toContain('secret')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByText(/successfully persisted/)).toBeNull()
})

test('if the excluded trades fail to load, a toast reports it and the trades are shown', async () => {
  reference.fail(EXCLUDED, 'offline')
  await open('?fromPreview=true&section=live')
  expect(await screen.findByText('Failed to fetch excluded trades.')).toBeTruthy()
  expect((await rows('Live Trades')).length).toBeGreaterThan(0)
})

test('a trade without a stock name or an entry date cannot be deleted', async () => {
  answer({
    ...details,
    liveTrades: [
      { id: 1, stockName: 'INFY' },
      { id: 2, entryDate: '2026-01-02' },
    ],
  })
  await open('?fromPreview=true&section=live')
  const buttons = async () =>
    within(await table('Live Trades')).getAllByRole<HTMLButtonElement>('button', { name: /^Delete/ })
  await waitFor(async () => expect((await buttons()).map((one) => one.disabled)).toEqual([true, true]))
})

test('performance is derived from the closed trades, labelled so, without another request', async () => {
  await open()
  const trades = details.closedTrades ?? []
  const note = `Derived from ${trades.length} closed trades; realised P&L only; not marked to market; costs not included`
  // Throws where it is there more than once.
  await screen.findByText(note)
  expect(reference.calls.toSorted()).toEqual([call, EXCLUDED].toSorted())

  // In paise, from the sample data: a literal, so that the test does not repeat the calculation.
  expect(trades.reduce((paise, { pnl }) => paise + Math.round((pnl ?? 0) * 100), 0)).toBe(31_139_645)
  const shown = '+₹3,11,396.45'
  const years = await rows('Monthly P&L')
  expect(cells(years.at(-1)).at(-1)).toBe(shown)
  expect(screen.getAllByText(shown).length).toBeGreaterThanOrEqual(2)

  const wins = trades.filter(({ pnl }) => (pnl ?? 0) > 0).length
  const losses = trades.filter(({ pnl }) => (pnl ?? 0) < 0).length
  await screen.findByText(`${wins} won, ${losses} lost`)
  // Another test excludes a trade, which stays open.
  const live = (details.liveTrades?.length ?? 0) + (details.excludedTrades?.length ?? 0)
  expect(screen.getByText(`${trades.length + live}, ${live} open`)).toBeTruthy()
})

test.each(['Win rate', 'Streaks', 'Timeline of the trades'])(
  'a button beside “%s” explains how it is calculated',
  async (name) => {
    await open()
    await user.click(await button(`How it is calculated: ${name}`))
    const text = await screen.findByRole('dialog', { name })
    expect(text.textContent).toMatch(/trades/i)
    await user.keyboard('{Escape}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`How it is calculated: ${name}`)
  },
)

test.each([
  ['Returns of the trades', ['From (%)', 'To (%)', 'Trades']],
  ['Holding period and return', ['Stock Name', 'Exit Date', 'Days Held', 'Return (%)']],
  ['Concentration by stock', ['Stock Name', 'Trades', 'P&L', 'Share of P&L (%)']],
  ['Expectancy', ['Trade', 'Stock Name', 'Exit Date', 'P&L', 'Expectancy']],
  ['Streaks', ['Outcome', 'Trades', 'P&L', 'First Exit', 'Last Exit']],
  ['Timeline of the trades', ['Stock Name', 'Entry Date', 'Exit Date', 'Days Held', 'P&L']],
])('without a canvas, “%s” is a table', async (title, columns) => {
  await open()
  expect((await rows(title)).length).toBeGreaterThan(2)
  expect(await headers(title)).toEqual(columns)
})

test('without a canvas, the curve is a table', async () => {
  await open('?curve.size=5')
  const curve = await rows('Realised P&L and its drawdown')
  expect(curve).toHaveLength(5)
  expect(await headers('Realised P&L and its drawdown')).toEqual([
    'Exit Date',
    'Trades',
    'P&L of the Day',
    'Realised P&L',
    'Below Peak',
  ])
})

test('without closed trades there is no performance', async () => {
  answer({ ...details, closedTrades: [] })
  await open()
  expect(await screen.findByText('No closed trades yet, so there is no performance to show.')).toBeTruthy()
  expect(screen.queryByText(/^Derived from/)).toBeNull()
})

test('incomplete closed trades are left out and counted', async () => {
  answer({ ...details, closedTrades: [{ id: 1, stockName: 'X', pnl: 5, exitDate: '2026-01-02' }, { id: 2 }] })
  await open()
  expect(await screen.findByText(/^Derived from 1 closed trade;/)).toBeTruthy()
  expect(screen.getAllByText('No closed trade has what this chart needs.')).toHaveLength(2)
  expect(screen.getByText('1 closed trade without an exit date or a P&L is left out.')).toBeTruthy()
})

test('a strategy that is loaded again has the performance of its new trades', async () => {
  const closed = (...pnls: number[]) => ({
    ...details,
    closedTrades: pnls.map((pnl, id) => ({ id, stockName: 'X', pnl, exitDate: '2026-01-02' })),
  })
  answer(closed(5))
  await open()
  expect(await screen.findByText(/^Derived from 1 closed trade;/)).toBeTruthy()
  answer(closed(5, 7.5))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/^Derived from 2 closed trades;/, {}, { timeout: 3000 })).toBeTruthy()
  expect(screen.queryByText(/^Derived from 1 closed trade;/)).toBeNull()
  expect(screen.queryByText(/^1 closed trade without/)).toBeNull()
  expect(cells((await rows('Monthly P&L')).at(-1)).at(-1)).toBe('+₹12.50')
})

test('Back opens the previous section', async () => {
  await open()
  await user.click(await section(/^Live Trades/))
  await user.click(await section(/^Drawdown/))
  await back()
  expect(await isOpen(/^Live Trades/)).toBe(true)
})
