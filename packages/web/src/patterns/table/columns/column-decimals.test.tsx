import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { csvOf } from '../output/index.ts'
import type { Column } from './column.ts'
import { columnDecimals } from './column-decimals.ts'
import { money, number, text } from './columns.tsx'

interface Row {
  name: string
  gain: number | null
}

const gain = number<Row>('Gain', 'gain')
const price = money<Row>('Price', 'gain')
const rowsOf = (...gains: readonly unknown[]) => gains.map((gain) => ({ name: 'A', gain })) as Row[]
const shown = (column: Column<Row>, rows: readonly Row[]) =>
  rows.map((row, index) => {
    const { container } = render(column.cell(row, index + 1, columnDecimals(column, rows)))
    return container.textContent
  })

test('every figure of a column has as many decimals as the longest', () => {
  expect(shown(gain, rowsOf(-5.7, -5.74, 3))).toEqual(['−5.70', '−5.74', '3.00'])
  expect(shown(gain, rowsOf(12.5, 7))).toEqual(['12.5', '7.0'])
  expect(shown(price, rowsOf(1499, 1499.5))).toEqual(['₹1,499.00', '₹1,499.50'])
})

test('whole numbers alone stay whole', () => {
  expect(shown(gain, rowsOf(1200, -3))).toEqual(['1,200', '−3'])
  expect(shown(price, rowsOf(1499, 0))).toEqual(['₹1,499', '₹0'])
})

test('values that are no numbers need no decimals', () => {
  expect(shown(gain, rowsOf(null, '5.74', 3))).toEqual(['N/A', 'N/A', '3'])
  expect(columnDecimals(text<Row>('Name', 'name'), rowsOf(5.74))).toBe(0)
  expect(columnDecimals(gain, [])).toBe(0)
})

test('an export has the numbers as they came', () => {
  expect(csvOf([gain], rowsOf(-5.7, -5.74, 3))).toBe('\uFEFFGain\r\n-5.7\r\n-5.74\r\n3\r\n')
})

test('the rows are gone through once, and no further than needed', () => {
  const rows = rowsOf(...Array.from({ length: 100_000 }, (_, index) => index))
  const decimals = vi.fn(() => 0)
  const column = { ...gain, decimals }
  for (let cell = 0; cell < 50; cell++) columnDecimals(column, rows)
  expect(decimals).toHaveBeenCalledTimes(100_000)

  const known = vi.fn(() => 2)
  columnDecimals({ ...gain, decimals: known }, rows)
  expect(known).toHaveBeenCalledTimes(1)
})
