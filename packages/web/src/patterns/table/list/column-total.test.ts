import { expect, test } from 'vitest'
import { money, totalled } from '../columns/index.ts'
import { columnTotal } from './table-totals.tsx'

interface Trade {
  readonly pnl?: unknown
}

const pnl = totalled(money<{ pnl: number }>('P&L', 'pnl'))
const total = (...values: unknown[]) =>
  columnTotal(pnl, values.map((value) => ({ pnl: value })) as Trade[] as { pnl: number }[])

test.each([
  ['no rows', [], { sum: 0, counted: 0, missing: 0 }],
  ['paise that a binary sum would miss', [0.1, 0.2], { sum: 0.3, counted: 2, missing: 0 }],
  ['a half as it is written', [1.005, -1.005, 2.675], { sum: 2.68, counted: 3, missing: 0 }],
  ['gains and losses', [8542.5, -742, 0], { sum: 7800.5, counted: 3, missing: 0 }],
  [
    'values that are missing or no numbers',
    [5, null, undefined, '7', Number.NaN],
    { sum: 5, counted: 1, missing: 4 },
  ],
  ['large amounts', [8e13, 0.25], { sum: 80_000_000_000_000.25, counted: 2, missing: 0 }],
] as const)('%s', (_, values, expected) => {
  expect(total(...values)).toEqual(expected)
})

test('a hundred thousand rows of ten paise', () => {
  const rows = Array.from({ length: 100_000 }, () => ({ pnl: 0.1 }))
  expect(columnTotal(pnl, rows).sum).toBe(10_000)
  expect(columnTotal(pnl, rows)).toBe(columnTotal(pnl, rows))
})
