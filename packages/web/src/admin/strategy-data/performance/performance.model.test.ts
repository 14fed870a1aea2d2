import type { Trade } from '@tarang/sdk'
import { expect, test } from 'vitest'
import { formatGain } from '#platform/formats/format-money'
import { positionsOf } from '../../strategy/positions.ts'
import { stockShares, topShare } from './concentration.model.ts'
import { curveOf, fromNothing } from './curve.model.ts'
import { expectancyOf } from './expectancy.model.ts'
import { figuresOf } from './figures.model.ts'
import { heldTrades } from './holding.model.ts'
import { strengthOf, totalOf, yearsOf } from './months.model.ts'
import { reconcile, reconciliationText } from './reconciliation.model.ts'
import { reportedDrawdown } from './reported-drawdown.ts'
import { returnRanges, returnsOf } from './returns.model.ts'
import { longestOf, streaksOf } from './streaks.model.ts'
import { timelineOf } from './timeline.model.ts'

const trade = (
  pnl: unknown,
  entryDate: unknown,
  exitDate: unknown,
  stockName?: string,
  prices: unknown[] = [],
) => ({ id: 1, stockName, pnl, entryDate, exitDate, entryPrice: prices[0], exitPrice: prices[1] }) as Trade

// Calculated by hand. The order is shuffled on purpose.
const golden = [
  trade(-300.3, '2025-01-20', '2025-03-01', 'INFY', [200, 195]),
  trade(1000.1, '2024-11-10', '2024-12-20', 'TITAN', [100, 110]),
  trade(500.2, '2025-01-05', '2025-01-15', 'BEL', [400, 412.5]),
  // The 15th in India, though still the 14th in Greenwich.
  trade(-200, '2025-01-01', '2025-01-14T20:00:00Z', 'INFY', [200, 195]),
  trade(0, '2025-02-01', '2025-03-01T09:00:00+05:30', 'BEL', [400, 400]),
  trade(-900, null, '2025-03-31', 'SBIN', [0, 90]),
  trade(400, '2025-06-10', '2025-06-01', 'TITAN', [100, 104]),
]
const unusable = [
  trade(null, '2025-01-01', '2025-02-01'),
  trade('7', '2025-01-01', '2025-02-01'),
  trade(Number.NaN, '2025-01-01', '2025-02-01'),
  trade(7, '2025-01-01', null),
  trade(7, '2025-01-01', 'soon'),
]
const positions = positionsOf([...unusable, ...golden])

test('trades without an exit date or a P&L are left out', () => {
  expect(positionsOf(unusable)).toEqual([])
  expect(positions).toHaveLength(golden.length)
})

test.each([
  ['all', 700.35, 'Reported P&L +₹700.35 = realised +₹500 + open trades +₹200.35.'],
  [
    'not all',
    -100,
    'Reported P&L −₹100; realised +₹500 + open trades +₹200.35; not explained by the trades: −₹800.35.',
  ],
])('the trades explain %s of the reported P&L of %d', (_, reported, text) => {
  const open = [
    trade(300.35, '2025-07-01', null),
    trade(-100, '2025-07-01', null),
    trade(null, '2025-07-02', null),
  ]
  expect(reconciliationText(reconcile({ reported, positions, closed: golden, open })!)).toBe(text)
})

test('closed trades without an exit date have a place in the reported P&L', () => {
  const found = reconcile({ reported: 514, positions, closed: [...unusable, ...golden], open: [] })
  expect(reconciliationText(found!)).toBe(
    'Reported P&L +₹514 = realised +₹500 + open trades ₹0 + closed trades without an exit date +₹14.',
  )
})

test.each([null, undefined, '5', Number.NaN])('a reported P&L of %j is not reconciled', (reported) => {
  expect(reconcile({ reported, positions, closed: golden, open: [] })).toBeNull()
})

test('the realised P&L by day, and its distance from the peak', () => {
  expect(curveOf(positions)).toEqual([
    { day: '2024-12-20', trades: 1, gain: 1000.1, realised: 1000.1, below: 0 },
    { day: '2025-01-15', trades: 2, gain: 300.2, realised: 1300.3, below: 0 },
    { day: '2025-03-01', trades: 2, gain: -300.3, realised: 1000, below: -300.3 },
    { day: '2025-03-31', trades: 1, gain: -900, realised: 100, below: -1200.3 },
    { day: '2025-06-01', trades: 1, gain: 400, realised: 500, below: -800.3 },
  ])
  expect(fromNothing(curveOf(positions), positions).slice(0, 2)).toEqual([
    { day: '2024-11-10', trades: 0, gain: 0, realised: 0, below: 0 },
    curveOf(positions)[0],
  ])
})

test('the returns, and how many trades had which', () => {
  // 110/100, 195/200 twice, 412.5/400, 400/400, 104/100; an entry price of zero gives none.
  expect(returnsOf(positions).toSorted((a, b) => a - b)).toEqual([-2.5, -2.5, 0, 3.13, 4, 10])
  const ranges = returnRanges(positions)
  expect(ranges.map(({ from, trades }) => [from, trades]).filter(([, trades]) => trades)).toEqual([
    [-3, 2],
    [0, 1],
    [3, 1],
    [4, 1],
    [10, 1],
  ])
  expect([ranges[0], ranges.at(-1), ranges.length]).toEqual([
    { from: -3, to: -2, trades: 2 },
    { from: 10, to: 11, trades: 1 },
    14,
  ])
})

test.each([
  ['no prices', [], 0, null],
  ['one trade', [12.34], 1, { from: 12, to: 13, trades: 1 }],
  ['a border', [20, 19.99, 400], 21, { from: 0, to: 20, trades: 1 }],
  ['ten thousand times the price', [-99, 1_000_000], 11, { from: -100_010, to: 0, trades: 1 }],
])('ranges of returns: %s', (_, percents, count, first) => {
  const some = percents.map((percent) => trade(1, null, '2025-01-01', 'X', [100, 100 + percent]))
  const ranges = returnRanges(positionsOf(some))
  expect([ranges.length, ranges[0] ?? null]).toEqual([count, first])
  expect(ranges.reduce((sum, { trades }) => sum + trades, 0)).toBe(percents.length)
})

test('days held and returns, of the trades that have both', () => {
  expect(
    heldTrades(positions).map(({ stockName, days, returnPercent }) => [stockName, days, returnPercent]),
  ).toEqual([
    ['BEL', 10, 3.13],
    ['INFY', 14, -2.5],
    ['BEL', 28, 0],
    ['INFY', 40, -2.5],
    ['TITAN', 40, 10],
  ])
})

test('the timeline has closed and open trades, by entry', () => {
  const open = [
    trade(null, '2025-01-03', null, 'ITC'),
    trade(null, null, null, 'NTPC'),
    trade(null, '2025-09-01', null, 'LT'),
  ]
  const timeline = timelineOf(positions, open, '2025-07-02')
  expect(timeline.map(({ stockName, exitDay, days, gain }) => [stockName, exitDay, days, gain])).toEqual([
    ['TITAN', '2024-12-20', 40, 1000.1],
    ['INFY', '2025-01-15', 14, -200],
    ['ITC', null, 180, null],
    ['BEL', '2025-01-15', 10, 500.2],
    ['INFY', '2025-03-01', 40, -300.3],
    ['BEL', '2025-03-01', 28, 0],
  ])
})

test('streaks by exit date; a trade at zero ends one', () => {
  // Won, won, lost (all by 15 January), lost and zero on 1 March, lost, won.
  const streaks = streaksOf(positionsOf(golden))
  expect(streaks).toEqual([
    { isWon: true, trades: 2, gain: 1500.3, from: '2024-12-20', to: '2025-01-15' },
    { isWon: false, trades: 2, gain: -500.3, from: '2025-01-15', to: '2025-03-01' },
    { isWon: false, trades: 1, gain: -900, from: '2025-03-31', to: '2025-03-31' },
    { isWon: true, trades: 1, gain: 400, from: '2025-06-01', to: '2025-06-01' },
  ])
  expect([longestOf(streaks, true), longestOf(streaks, false), longestOf([], true)]).toEqual([2, 2, 0])
})

test('a trade without a P&L ends a streak too', () => {
  // Three of 1 February lie between the losses of 15 January and of 1 March.
  const streaks = streaksOf(positions)
  expect(streaks.map(({ isWon, trades, gain }) => [isWon, trades, gain])).toEqual([
    [true, 2, 1500.3],
    [false, 1, -200],
    [false, 1, -300.3],
    [false, 1, -900],
    [true, 1, 400],
  ])
  const won = (exitDate: string | null, pnl: unknown = 1) => trade(pnl, null, exitDate)
  const lengths = (...trades: Trade[]) => streaksOf(positionsOf(trades)).map(({ trades }) => trades)
  expect(lengths(won('2025-01-01', null), won('2025-01-01'), won('2025-01-02'))).toEqual([2])
  expect(lengths(won('2025-01-01'), won('2025-01-01', null), won('2025-01-01'))).toEqual([1, 1])
  // Without an exit date its place is not known.
  expect(lengths(won('2025-01-01'), won(null, null), won('2025-01-02'))).toEqual([2])
})

test('the shares of the stocks in the P&L', () => {
  // Of 500: TITAN 1400.10, BEL 500.20, INFY -500.30, SBIN -900.
  const shares = stockShares(positions)
  expect(shares.map(({ stockName, trades, gain, share }) => [stockName, trades, gain, share])).toEqual([
    ['TITAN', 2, 1400.1, expect.closeTo(280.02, 6)],
    ['BEL', 2, 500.2, expect.closeTo(100.04, 6)],
    ['INFY', 2, -500.3, expect.closeTo(-100.06, 6)],
    ['SBIN', 1, -900, expect.closeTo(-180, 6)],
  ])
  expect(topShare(shares)).toBeCloseTo(100, 6)
  const ten = Array.from({ length: 10 }, (_, at) => trade(10 * (at + 1), null, '2025-01-01', `S${at}`))
  // 100 + 90 + 80 + 70 + 60 of 550.
  expect(topShare(stockShares(positionsOf(ten)))).toBeCloseTo((400 / 550) * 100, 6)
  const losing = stockShares(positionsOf([trade(-10, null, '2025-01-01', 'X')]))
  expect([losing[0]?.share, topShare(losing), topShare([])]).toEqual([null, null, null])
})

test('a stock in other letters is the same stock, under its first spelling', () => {
  const names = [' Titan', 'TITAN', 'titan ', 'INFY']
  const trades = names.map((name, at) => trade(10, null, `2025-01-0${at + 1}`, name))
  expect(stockShares(positionsOf(trades)).map(({ stockName, trades }) => [stockName, trades])).toEqual([
    ['Titan', 3],
    ['INFY', 1],
  ])
})

test.each([
  // Binary forms that lie below their half, and halves below zero.
  [1.005, 1.01],
  [-1.005, -1.01],
  [-0.125, -0.13],
  [8.575, 8.58],
])('a P&L of %d counts as %d, as the tables show it', (pnl, gain) => {
  const some = positionsOf([trade(pnl, null, '2025-01-01')])
  expect(totalOf(some)).toBe(gain)
  expect(formatGain(gain)).toBe(formatGain(pnl))
})

test('the expectancy is the same number as figure and as last point, also at half a paisa', () => {
  for (const sign of [1, -1]) {
    const some = positionsOf([trade(sign * 0.01, null, '2025-01-01'), trade(sign * 0.02, null, '2025-01-02')])
    expect(figuresOf(some).expectancy).toBe(sign * 0.02)
    expect(expectancyOf(some).at(-1)?.expectancy).toBe(sign * 0.02)
  }
  expect(figuresOf([]).expectancy).toBeNull()
})

test('the expectancy after each trade ends with that of all', () => {
  // 1000.10; 1500.30 / 2; 1300.30 / 3; 1000 / 4 and / 5; 100 / 6; 500 / 7.
  expect(expectancyOf(positions).map(({ trade, expectancy }) => [trade, expectancy])).toEqual([
    [1, 1000.1],
    [2, 750.15],
    [3, 433.43],
    [4, 250],
    [5, 200],
    [6, 16.67],
    [7, 71.43],
  ])
  const { winRate, averageWin, averageLoss, losses, trades } = figuresOf(positions)
  expect((winRate ?? 0) * (averageWin ?? 0) + (losses / trades) * (averageLoss ?? 0)).toBeCloseTo(500 / 7, 6)
})

test('a curve that only falls is below its peak from the start', () => {
  const losing = positionsOf([trade(-10, null, '2025-01-01'), trade(-5, null, '2025-01-02')])
  expect(curveOf(losing).map(({ below }) => below)).toEqual([-10, -15])
  expect(fromNothing(curveOf(losing), losing)).toEqual(curveOf(losing))
})

test('months, years and totals add up to the sum of the trades', () => {
  const years = yearsOf(positions)
  expect(years.map(({ year, total, trades }) => [year, total, trades])).toEqual([
    [2024, 1000.1, 1],
    [2025, -500.1, 6],
  ])
  expect(years[1]?.months).toEqual([
    { gain: 300.2, trades: 2 },
    null,
    { gain: -1200.3, trades: 3 },
    null,
    null,
    { gain: 400, trades: 1 },
    ...Array.from({ length: 6 }, () => null),
  ])
  expect(totalOf(positions)).toBe(500)
  expect(figuresOf(positions).total).toBe(500)
  expect(curveOf(positions).at(-1)?.realised).toBe(500)
})

test('a year without a trade is left out', () => {
  const apart = positionsOf([trade(1, null, '2023-05-01'), trade(1, null, '2025-05-01')])
  expect(yearsOf(apart).map(({ year, trades }) => [year, trades])).toEqual([
    [2023, 1],
    [2025, 1],
  ])
})

test('sums have no floating-point error', () => {
  const dimes = positionsOf(Array.from({ length: 1000 }, () => trade(0.1, null, '2025-05-01')))
  expect(totalOf(dimes)).toBe(100)
})

test.each([
  [1200.3, 4],
  [-1200.3, -4],
  [900, 3],
  [-1, -1],
  [0, 0],
])('a month of %d has strength %d', (gain, strength) => {
  expect(strengthOf(gain, yearsOf(positions))).toBe(strength)
})

test('figures', () => {
  // Wins 1000.10 + 500.20 + 400 = 1900.30; losses 300.30 + 200 + 900 = 1400.30.
  // Holding days: 40, 10, 14, 40, 28; one trade has no entry date, one exits before its entry.
  expect(figuresOf(positions)).toEqual({
    trades: 7,
    wins: 3,
    losses: 3,
    total: 500,
    winRate: 3 / 7,
    // 500 / 7.
    expectancy: 71.43,
    averageWin: expect.closeTo(633.4333, 4),
    averageLoss: expect.closeTo(-466.7667, 4),
    payoff: expect.closeTo(1900.3 / 1400.3, 10),
    profitFactor: expect.closeTo(1900.3 / 1400.3, 10),
    timed: 5,
    averageHoldingDays: 26.4,
    medianHoldingDays: 28,
  })
})

test('payoff and profit factor differ if the numbers of wins and losses differ', () => {
  const figures = figuresOf(
    positionsOf([
      trade(300, null, '2025-01-01'),
      trade(-50, null, '2025-01-02'),
      trade(-100, null, '2025-01-03'),
    ]),
  )
  expect([figures.payoff, figures.profitFactor, figures.winRate]).toEqual([4, 2, 1 / 3])
})

test('the median of an even number of values is the mean of the middle two', () => {
  const holdingDays = (days: number) => trade(1, '2025-01-01', `2025-01-${String(1 + days).padStart(2, '0')}`)
  expect(
    figuresOf(positionsOf([holdingDays(2), holdingDays(20), holdingDays(5), holdingDays(6)]))
      .medianHoldingDays,
  ).toBe(5.5)
})

test.each([
  ['only wins', [trade(5, null, '2025-01-01')]],
  ['only losses', [trade(-5, null, '2025-01-01')]],
  ['nothing', []],
])('%s give null ratios', (_, trades) => {
  const figures = figuresOf(positionsOf(trades))
  expect([figures.payoff, figures.profitFactor ?? null].filter(Number.isNaN)).toEqual([])
  expect(figures.payoff).toBeNull()
  expect(figures.averageHoldingDays).toBeNull()
  expect(figures.medianHoldingDays).toBeNull()
  expect(yearsOf(positionsOf(trades))).toHaveLength(trades.length)
})

const reported = { startRange: '2024-09-27', endRange: '2025-03-04', drawDownInPercentage: -18.64 }

test('the reported drawdown as a range of days', () => {
  expect(reportedDrawdown({ ...reported, currentPortfolioReturn: 142.9, maxPortfolioReturn: 198.7 })).toEqual(
    { start: '2024-09-27', end: '2025-03-04', days: 158, percentage: -18.64, isRecovered: false },
  )
  expect(
    reportedDrawdown({ ...reported, currentPortfolioReturn: 5, maxPortfolioReturn: 5 })?.isRecovered,
  ).toBe(true)
  expect(reportedDrawdown(reported)?.isRecovered).toBeNull()
})

test.each([
  [null],
  [{}],
  [{ ...reported, endRange: null }],
  [{ ...reported, startRange: 'soon' }],
  [{ ...reported, endRange: '2024-01-01' }],
])('%j is no range', (drawdown) => {
  expect(reportedDrawdown(drawdown)).toBeNull()
})
