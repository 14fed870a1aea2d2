import type { StockSplit, StrategyDetails } from '@tarang/sdk'
import { testMoment } from '@tarang/server/testing'
import { expect, test } from 'vitest'
import { api } from '#platform/api/api'
import { formatDate } from '#platform/formats/console-date'
import { withReferenceServer } from '../../testing/reference-server.ts'
import { CHECKS, checkStrategy, needsSplits } from './strategy-quality.model.ts'

const TODAY = '2026-11-25'

const trade = (changes: object = {}) => ({
  id: 1,
  stockName: 'TITAN',
  entryPrice: 1000,
  exitPrice: 1100,
  pnl: 500,
  entryDate: '2025-01-10',
  exitDate: '2025-03-10',
  ...changes,
})
const other = trade({ stockName: 'INFY', exitPrice: 900, pnl: -500, exitDate: '2026-10-01' })
const live = trade({ stockName: 'BEL', exitPrice: null, exitDate: null, entryDate: '2026-10-01' })

const clean: StrategyDetails = {
  strategyCode: 'MOM-1',
  netReturns: 12,
  xirr: 14.5,
  status: 1,
  createdOn: '2025-01-01',
  modifiedOn: '2026-11-01',
  liveTrades: [live],
  closedTrades: [trade(), other],
  strategyHighlights: { winningTrades: 1, losingTrades: 1, totalTrades: 2 },
  drawdown: { startRange: '2025-02-01', endRange: '2025-04-01' },
}
const closing = (...closedTrades: object[]) =>
  ({
    ...clean,
    closedTrades: [...closedTrades, other],
    strategyHighlights: {
      winningTrades: closedTrades.length,
      losingTrades: 1,
      totalTrades: closedTrades.length + 1,
    },
  }) as StrategyDetails
const highlights = (strategyHighlights: object) => ({ ...clean, strategyHighlights }) as StrategyDetails

const split = (changes: Partial<StockSplit> = {}): StockSplit => ({
  id: 1,
  stockname: 'TITAN',
  splitratio: '1:5',
  splitdate: '2025-02-10',
  corporateaction: 'Split',
  ...changes,
})
const sold = (exitPrice: number, exitDate = '2025-03-10') =>
  closing(trade({ exitPrice, exitDate, pnl: Math.sign(exitPrice - 1000) * 50 }))

const check = (details: StrategyDetails, splits: StockSplit[] = []) =>
  checkStrategy(details, { splits, today: TODAY })

test('the clean strategy has no warnings', () => {
  expect(check(clean, [split({ stockname: 'INFY' })])).toEqual([])
})

const first = { section: 'closed', index: 0 }

test.each<[string, StrategyDetails, StockSplit[], object]>([
  [
    'won and lost do not add up',
    highlights({ winningTrades: 2, losingTrades: 1, totalTrades: 2 }),
    [],
    { check: 'counts', found: '2 won and 1 lost make 3; the total is 2.' },
  ],
  [
    'the total misses a trade',
    highlights([{ winningTrades: 2, losingTrades: 1, totalTrades: 3 }]),
    [],
    { check: 'total', found: 'The highlights count 3 trades; 2 closed trades are listed.' },
  ],
  [
    'a gain at a lower price',
    closing(trade({ exitPrice: 999.5 })),
    [],
    { check: 'sign', found: 'TITAN: bought at ₹1,000, sold at ₹999.50, P&L +₹500.', trade: first },
  ],
  [
    'a loss at a higher price',
    closing(trade({ pnl: -500 })),
    [],
    { check: 'sign', found: 'TITAN: bought at ₹1,000, sold at ₹1,100, P&L −₹500.', trade: first },
  ],
  [
    'a gain at the same price',
    closing(trade({ exitPrice: 1000 })),
    [],
    { check: 'sign', found: 'TITAN: bought at ₹1,000, sold at ₹1,000, P&L +₹500.', trade: first },
  ],
  [
    'an exit before its entry',
    closing(trade({ exitDate: '2025-01-09' })),
    [],
    {
      check: 'order',
      found: `TITAN: entered on ${formatDate('2025-01-10')}, exited on ${formatDate('2025-01-09')}.`,
      trade: first,
    },
  ],
  [
    'a drawdown that ends before it starts',
    { ...clean, drawdown: { startRange: '2025-04-01', endRange: '2025-03-31T23:00:00+05:30' } },
    [],
    {
      check: 'drawdown',
      found: `It starts on ${formatDate('2025-04-01')} and ends on ${formatDate('2025-03-31')}.`,
    },
  ],
  [
    'an XIRR of 364 days of live trades',
    {
      ...clean,
      closedTrades: [],
      strategyHighlights: null,
      liveTrades: [{ ...live, entryDate: '2025-11-26' }],
    },
    [],
    { check: 'xirr', found: 'XIRR 14.5% of 364 days of trades. The net return is 12%.' },
  ],
  [
    'an XIRR of a strategy whose trades have all ended',
    {
      ...clean,
      netReturns: null,
      liveTrades: null,
      closedTrades: [trade()],
      strategyHighlights: null,
    },
    [],
    { check: 'xirr', found: 'XIRR 14.5% of 59 days of trades.' },
  ],
  [
    'a closed trade twice, in other letters',
    closing(trade(), trade({ stockName: ' Titan', entryDate: '2025-01-10T09:20:00+05:30' })),
    [],
    {
      check: 'duplicate',
      found: `Titan: entered twice on ${formatDate('2025-01-10')}.`,
      trade: { section: 'closed', index: 1 },
    },
  ],
  [
    'a trade that is closed, live and excluded',
    {
      ...clean,
      liveTrades: [trade({ exitDate: null, exitPrice: null })],
      excludedTrades: [trade({ exitDate: null, exitPrice: null })],
    },
    [],
    {
      check: 'duplicate',
      found: `TITAN: entered 3 times on ${formatDate('2025-01-10')}.`,
      trade: { section: 'live', index: 0 },
    },
  ],
  [
    'a split',
    sold(210),
    [split()],
    {
      check: 'split',
      found: `TITAN: Split 1:5 on ${formatDate('2025-02-10')}, bought at ₹1,000, sold at ₹210.`,
      trade: first,
    },
  ],
  [
    'an active strategy that has not changed for 93 days',
    { ...clean, modifiedOn: '2026-08-24' },
    [],
    { check: 'stale', found: `Last modified on ${formatDate('2026-08-24')}, 93 days ago.` },
  ],
  [
    'one with live trades that has never changed',
    { ...clean, status: 0, modifiedOn: null },
    [],
    { check: 'stale', found: `Created on ${formatDate('2025-01-01')}, 693 days ago.` },
  ],
])('finds %s', (_, details, splits, warning) => {
  expect(check(details, splits)).toEqual([warning])
})

test.each<[string, StrategyDetails, StockSplit[]]>([
  [
    'a trade without gain or loss, counted in the total only',
    closing(trade({ exitPrice: 1000, pnl: 0 })),
    [],
  ],
  [
    'the same, neither won nor lost',
    {
      ...closing(trade({ exitPrice: 1000, pnl: 0 })),
      strategyHighlights: { winningTrades: 0, losingTrades: 1, totalTrades: 2 },
    },
    [],
  ],
  ['a gain that is rounded to none', closing(trade({ exitPrice: 1000.004, pnl: 0 })), []],
  [
    'an exit on the day of the entry',
    closing(trade({ entryDate: '2025-01-10T15:00', exitDate: '2025-01-10' })),
    [],
  ],
  ['a drawdown of one day', { ...clean, drawdown: { startRange: '2025-02-01', endRange: '2025-02-01' } }, []],
  [
    'an XIRR of 365 days',
    { ...clean, liveTrades: [], closedTrades: [trade({ exitDate: '2026-01-10' })], strategyHighlights: null },
    [],
  ],
  [
    'an XIRR of trades of which one has no exit date',
    {
      ...clean,
      liveTrades: [],
      closedTrades: [trade(), trade({ stockName: 'INFY', exitDate: null })],
      strategyHighlights: null,
    },
    [],
  ],
  [
    'an XIRR of trades of which one has no entry date',
    {
      ...clean,
      closedTrades: [trade({ entryDate: null, exitDate: '2025-01-10' })],
      strategyHighlights: null,
    },
    [],
  ],
  ['one year without an XIRR', { ...clean, xirr: null, closedTrades: [], strategyHighlights: null }, []],
  ['the same stock on another day', closing(trade(), trade({ entryDate: '2025-01-13' })), []],
  ['92 days without a change', { ...clean, modifiedOn: '2026-08-25' }, []],
  [
    'an inactive strategy without live trades',
    { ...clean, status: 0, liveTrades: [], modifiedOn: '2025-01-01' },
    [],
  ],
  ['an adjusted price', sold(950), [split()]],
  ['a crash before a small bonus', sold(790), [split({ splitratio: '1:10', corporateaction: 'Bonus' })]],
  ['a split before the trade', sold(210), [split({ splitdate: '2025-01-10' })]],
  ['a split after the trade', sold(210), [split({ splitdate: '2025-03-11' })]],
  ['a split of another stock', sold(210), [split({ stockname: 'TITANIC' })]],
  ['a rights issue', sold(600), [split({ corporateaction: 'Rights' })]],
  ['a ratio that is none', sold(210), [split({ splitratio: '0:5' }), split({ splitratio: 'five' })]],
  ['a rise with a split', sold(4900), [split()]],
  ['nothing at all', {}, [split()]],
  [
    'fields of the wrong type',
    {
      xirr: 'high',
      closedTrades: [{ pnl: 'x', entryPrice: 0, exitPrice: {} }, null, 7],
      liveTrades: 'none',
      strategyHighlights: [{ totalTrades: '2' }],
      drawdown: { startRange: 5 },
      modifiedOn: 'soon',
      status: 1,
    } as never,
    [split(), {} as StockSplit],
  ],
])('is quiet about %s', (_, details, splits) => {
  expect(check(details, splits)).toEqual([])
})

test.each([
  ['Split', '1:2', 520, 'found'],
  ['Split', '5:1', 190, 'found'],
  ['Stock split', '2:5', 410, 'found'],
  ['', '1:10', 105, 'found'],
  ['Bonus', '1:1', 480, 'found'],
  ['Bonus issue', '1:2', 660, 'found'],
  ['Bonus', '3:1', 260, 'found'],
  ['Consolidation', '10:1', 9800, 'found'],
  ['Consolidation', '10:1', 1300, 'quiet'],
  ['Demerger', '1:2', 500, 'quiet'],
])('%s %s and a price of 1,000 that becomes %d: %s', (corporateaction, splitratio, exitPrice, result) => {
  const found = check(sold(exitPrice), [split({ corporateaction, splitratio })])
  expect(found.map(({ check }) => check)).toEqual(result === 'found' ? ['split'] : [])
})

test('an exit a year before the other days leaves the XIRR alone', () => {
  const closedTrades = [
    trade({ entryDate: '2026-01-10', exitDate: '2026-03-10' }),
    trade({ stockName: 'INFY', entryDate: '2026-02-10', exitDate: '2025-02-10' }),
  ]
  const found = check({ ...clean, liveTrades: null, closedTrades, strategyHighlights: null })
  expect(found.map(({ check }) => check)).toEqual(['order'])
})

test('the longer the trade, the more a small bonus looks like the market', () => {
  const bonus = split({ corporateaction: 'Bonus', splitratio: '1:2' })
  expect(check(sold(667, '2025-04-10'), [bonus])).toHaveLength(1)
  expect(check(sold(667, '2026-04-10'), [bonus])).toHaveLength(0)
  expect(check(sold(200, '2026-04-10'), [split()])).toHaveLength(1)
})

test('the calendar is needed only after an unusual price', () => {
  expect([clean, sold(210), sold(9800), sold(900), {}].map(needsSplits)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

test('warnings are in the order of the checks, one check at a time', () => {
  const faults = {
    ...closing(trade({ pnl: -1 }), trade({ pnl: -1, entryDate: '2025-04-01' })),
    modifiedOn: '2020-01-01',
  }
  const order = Object.keys(CHECKS)
  const found = check(faults).map((warning) => order.indexOf(warning.check))
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found).toHaveLength(4)
})

// Thirty times what it takes; a comparison of every trade with every other takes longer.
test('the time grows with the number of trades, not with its square', () => {
  const many = Array.from({ length: 50_000 }, (_, n) =>
    trade({ id: n, stockName: `STOCK${n % 7}`, exitPrice: n % 3 ? 1100 : 210, pnl: n % 3 ? 500 : -500 }),
  )
  const calendar = Array.from({ length: 7 }, (_, n) => split({ stockname: `STOCK${n}` }))
  const start = performance.now()
  check({ ...clean, closedTrades: many }, calendar)
  expect(performance.now() - start).toBeLessThan(5000)
})

const reference = withReferenceServer()

test('the sample data have no warnings', async () => {
  await reference.signIn()
  const today = testMoment.toISOString().slice(0, 10)
  const [strategies, splits] = await Promise.all([api.strategies.list(), api.stockSplits.list()])
  expect(strategies.length).toBeGreaterThan(100)
  const inside = { trades: 0 }
  for (const { strategyCode } of strategies) {
    const details = await api.strategies.get(strategyCode)
    inside.trades += details.closedTrades?.length ?? 0
    expect(checkStrategy(details, { splits, today }), strategyCode).toEqual([])
  }
  expect(inside.trades).toBeGreaterThan(1000)
}, 60_000)
