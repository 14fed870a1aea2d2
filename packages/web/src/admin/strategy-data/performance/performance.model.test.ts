import type { Trade } from '@tarang/sdk'
import { expect, test } from 'vitest'
import { curveOf, fromNothing } from './curve.model.ts'
import { figuresOf } from './figures.model.ts'
import { strengthOf, totalOf, yearsOf } from './months.model.ts'
import { positionsOf } from './positions.ts'
import { reportedDrawdown } from './reported-drawdown.ts'

const trade = (pnl: unknown, entryDate: unknown, exitDate: unknown) =>
  ({ id: 1, stockName: 'X', pnl, entryDate, exitDate }) as Trade

// Calculated by hand. The order is shuffled on purpose.
const golden = [
  trade(-300.3, '2025-01-20', '2025-03-01'),
  trade(1000.1, '2024-11-10', '2024-12-20'),
  trade(500.2, '2025-01-05', '2025-01-15'),
  // The 15th in India, though still the 14th in Greenwich.
  trade(-200, '2025-01-01', '2025-01-14T20:00:00Z'),
  trade(0, '2025-02-01', '2025-03-01T09:00:00+05:30'),
  trade(-900, null, '2025-03-31'),
  trade(400, '2025-06-10', '2025-06-01'),
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
