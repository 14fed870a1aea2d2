import { expect, test } from 'vitest'
import { type Columns, type Format, writeRows } from './output.ts'
import { sortRows } from './sort-rows.ts'

interface Row {
  id: number
  name?: string | null
  tags?: string[]
}
const columns: Columns<Row> = [
  ['Id', 'id'],
  ['Name', 'name'],
]

function written(rows: Row[], format: Format, width = 80): string {
  let output = ''
  const unused = () => {
    throw new Error('Nothing is asked.')
  }
  const write = (text: string) => {
    output += text
  }
  writeRows(
    { isInteractive: true, width, write, writeError: unused, ask: unused, close: unused },
    rows,
    columns,
    format,
  )
  return output
}

test('CSV quotes commas, quotes and line breaks, and has every member', () => {
  expect(
    written(
      [
        { id: 1, name: 'a, "b"\nc' },
        { id: 2, tags: ['x', 'y'] },
      ],
      'csv',
    ),
  ).toBe('id,name,tags\r\n1,"a, ""b""\nc",\r\n2,,"x, y"\r\n')
})

test('a table aligns numbers to the right and fits the window', () => {
  expect(
    written(
      [
        { id: 1, name: 'one' },
        { id: 10, name: null },
      ],
      'table',
    ),
  ).toBe('Id  Name\n 1  one\n10\n')
  expect(written([{ id: 1, name: 'x'.repeat(100) }], 'table', 20)).toMatch(/^.{1,20}\n.{20}\n$/)
})

test('a table has no control characters of the API', () => {
  expect(written([{ id: 1, name: 'a\u001b[2Jb\u0007' }], 'table')).toBe('Id  Name\n 1  a [2Jb\n')
})

test('an empty list is its headings, [], or nothing', () => {
  expect(written([], 'table')).toBe('Id  Name\n')
  expect(written([], 'csv')).toBe('id,name\r\n')
  expect(written([], 'json')).toBe('[]\n')
  expect(written([], 'ndjson')).toBe('')
})

test('rows without the member come last in both orders', () => {
  const rows = [
    { id: 1, name: null },
    { id: 2, name: 'b' },
    { id: 3, name: 'a' },
  ]
  expect(sortRows(rows, 'name', 1).map(({ id }) => id)).toEqual([3, 2, 1])
  expect(sortRows(rows, 'name', -1).map(({ id }) => id)).toEqual([2, 3, 1])
})
