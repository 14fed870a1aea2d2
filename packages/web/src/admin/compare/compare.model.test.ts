import type { StrategyDetails } from '@tarang/sdk'
import { expect, test } from 'vitest'
import { comparedOf, figureGroups } from './compare.model.ts'
import { codesIn, searchFor } from './compared-codes.ts'

const figures = figureGroups.flatMap(({ figures }) => figures)
const figure = (label: string, details: StrategyDetails) =>
  figures.find((figure) => figure.label === label)?.of(comparedOf(details))

test.each([
  ['', [], []],
  ['strategy=', [], []],
  ['other=A', [], []],
  ['strategy=A&strategy=B', ['A', 'B'], []],
  ['?strategy=A&strategy=A', ['A'], []],
  ['strategy=A&strategy=B&strategy=C&strategy=D&strategy=E&strategy=F', ['A', 'B', 'C', 'D'], ['E', 'F']],
  ['strategy=A,B', ['A,B'], []],
])('the address %j names %j and leaves out %j', (search, codes, leftOut) => {
  expect(codesIn(search)).toEqual({ codes, leftOut })
})

test('codes with any characters come back from the address', () => {
  const codes = ['MOM & 50', 'a=b', 'ऊर्जा', 'x,y']
  expect(codesIn(searchFor(codes)).codes).toEqual(codes)
})

test('figures of a strategy, as reported and derived', () => {
  const details = {
    strategyCode: 'A',
    netReturns: 12.5,
    pnl: -400,
    strategyHighlights: { winningTrades: 3 },
    drawdown: { drawDownInPercentage: -4.62 },
    closedTrades: [
      { id: 1, stockName: 'INFY', pnl: 300, entryDate: '2026-01-01', exitDate: '2026-01-11' },
      { id: 2, stockName: 'TCS', pnl: -100, entryDate: '2026-01-01', exitDate: '2026-01-31' },
    ],
  } as unknown as StrategyDetails
  const expected: readonly [string, string][] = [
    ['Net Returns', '12.5%'],
    ['XIRR', 'N/A'],
    ['P&L', '−₹400'],
    ['Winning Trades', '3'],
    ['Losing Trades', 'N/A'],
    ['Drawdown Percentage', '−4.62%'],
    ['Closed Trades', '2'],
    ['Realised P&L', '+₹200'],
    ['P&L of Open Trades', '₹0'],
    ['P&L Not Explained by the Trades', '−₹600'],
    ['Win Rate', '50%'],
    ['Payoff Ratio', '3'],
    ['Profit Factor', '3'],
    ['Expectancy', '+₹100'],
    ['Average Days Held', '20 days'],
    ['Longest Winning Streak', '1 trade'],
    ['Share of the Five Best Stocks', '100%'],
  ]
  for (const [label, text] of expected) expect([label, figure(label, details)]).toEqual([label, text])
  const compared = comparedOf(details)
  const plain = Object.fromEntries(figures.map(({ plainLabel, plain }) => [plainLabel, plain(compared)]))
  expect(plain).toMatchObject({
    'Net Returns (%)': 12.5,
    'XIRR (%)': 'N/A',
    'P&L (₹)': -400,
    'Drawdown Percentage (%)': -4.62,
    'Created On': 'N/A',
    'Realised P&L (₹)': 200,
    'Win Rate (%)': 50,
    'Payoff Ratio': 3,
    'Average Days Held': 20,
    'Longest Winning Streak': 1,
  })
})

test('a strategy without anything has no figures, and none of them is invented', () => {
  const texts = figures.map(({ of }) => of(comparedOf({} as StrategyDetails)))
  expect(new Set(texts)).toEqual(new Set(['N/A', '0']))
  expect(texts.filter((text) => text === '0')).toHaveLength(1)
})
