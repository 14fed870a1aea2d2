import { expect, test } from 'vitest'
import { type Column, date, money, number, text } from '../columns/index.ts'
import { csvOf } from './csv.ts'

interface Row {
  name: string
  gain: number
  day: string
}

const rows = (...parts: Record<string, unknown>[]) => parts as unknown as Row[]
const columns: Column<Row>[] = [
  text('Name', 'name'),
  number('Gain', 'gain'),
  date('Day', 'day'),
  { id: 'actions', kind: 'actions', label: 'Actions', cell: () => 'Edit' },
]

/** Parses a CSV file by RFC 4180. */
function parse(file: string): string[][] {
  const cells = file.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)
  const lines: string[][] = [[]]
  for (const [, quoted, bare, end] of cells) {
    lines.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

test('begins with the mark that makes Excel read ₹, and ends each line as RFC 4180 says', () => {
  const file = csvOf(
    [text<Row>('Name', 'name'), money<Row>('Price', 'gain')],
    rows({ name: 'A', gain: 1499.5 }),
  )
  expect(file).toBe('\uFEFFName,Price (₹)\r\nA,1499.5\r\n')
})

test('an export contains the shown texts; columns of buttons are left out', () => {
  const malformed = rows(
    { name: 'Plain', gain: 1234.5, day: '2025-01-10' },
    { name: 'With, comma', gain: -0.07, day: '2025-01-10T20:00:00Z' },
    { name: 'With "quotes"', gain: null, day: 'soon' },
    { name: 'Two\nlines\r\nor three', gain: 0 },
    { name: 'हिन्दी ₹ 🌊', gain: 1e21, day: null },
    { name: '', gain: Number.NaN },
  )
  expect(parse(csvOf(columns, malformed))).toEqual([
    ['Name', 'Gain', 'Day'],
    ['Plain', '1234.5', '10 Jan 2025'],
    ['With, comma', '-0.07', '11 Jan 2025'],
    ['With "quotes"', 'N/A', 'N/A'],
    ['Two\nlines\r\nor three', '0', 'N/A'],
    ['हिन्दी ₹ 🌊', '1e+21', 'N/A'],
    ['N/A', 'N/A', 'N/A'],
  ])
})

const plainly = (value: string | number): Column<Row>[] => [
  { id: 'value', label: 'Value', cell: () => value, plain: () => value },
]
const written = (value: string | number) => parse(csvOf(plainly(value), rows({})))[1]?.[0]

test.each([
  '=cmd()',
  '=1+1',
  '+91-98200-12346',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1:A9)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '=HYPERLINK("http://x.example","Click")',
  '-',
])('%j is no formula in a spreadsheet', (value) => {
  expect(written(value)).toBe(`'${value}`)
})

test.each<[string | number, string]>([
  [-3.5, '-3.5'],
  [0, '0'],
  [12345678.9, '12345678.9'],
  ['-3.5', '-3.5'],
  ['+12', '+12'],
  ['-1,000.50', '-1,000.50'],
  ['-5%', '-5%'],
  ['a=b', 'a=b'],
  ['₹500', '₹500'],
  ["'quoted", "'quoted"],
])('%j stays what it is', (value, expected) => {
  expect(written(value)).toBe(expected)
})

test('a header can be no formula either', () => {
  expect(csvOf([{ id: 'x', label: '=x', cell: () => '', plain: () => 1 }], [])).toBe("\uFEFF'=x\r\n")
})
