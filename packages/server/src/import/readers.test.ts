import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { toDay, toMoment } from './dates.ts'
import { subscriberKind } from './kinds/subscribers.ts'
import { toNumber } from './numbers.ts'
import { phoneCell } from './phones.ts'
import { readCsv } from './read-csv.ts'

describe('a day is read', () => {
  test.each([
    ['13.03.21', '2021-03-13'],
    ['18/05/2015', '2015-05-18'],
    ['04/12/2024', '2024-12-04'],
    ['04/13/2024', '2024-04-13'],
    ['05/04/2024 14:30', '2024-04-05'],
    ['01 NOV 2021', '2021-11-01'],
    ['Friday, 5 April 2024', '2024-04-05'],
    ['Fri 05-Apr-2024 09:15', '2024-04-05'],
    ['05 Apr ’24', '2024-04-05'],
    ['2024-Apr-05', '2024-04-05'],
    ['31-02-2024', undefined],
    ['45292', undefined],
  ])('%s', (text, day) => {
    expect(toDay(text)).toBe(day)
  })
})

describe('a time is read', () => {
  test.each([
    ['05-04-2024', '2024-04-05T00:00:00+05:30'],
    ['05-04-2024 14:30', '2024-04-05T14:30:00+05:30'],
    ['05-Apr-24 2:30 PM', '2024-04-05T14:30:00+05:30'],
    ['05-Apr-24 12:05 pm', '2024-04-05T12:05:00+05:30'],
    ['05-Apr-24, 12:05:09 am', '2024-04-05T00:05:09+05:30'],
    ['2024-04-05T14:30:00Z', '2024-04-05T14:30:00Z'],
    ['2024-04-05 25:00', undefined],
  ])('%s', (text, moment) => {
    expect(toMoment(text)).toBe(moment)
  })
})

describe('a number is read', () => {
  test.each([
    ['-₹1.80', -1.8],
    ['₹-3', -3],
    ['(₹3)', -3],
    ['₹(3,000.50)', -3000.5],
    ['1,245.50-', -1245.5],
    ['1\u00A0245.50', 1245.5],
    ["1'245.50", 1245.5],
    ['₹1,00,000/-', 100_000],
    ['100 200', undefined],
    ['12,34', undefined],
    ['1234,567', undefined],
    ['1 ,', undefined],
    ['100.00 Dr', undefined],
  ])('%s', (text, number) => {
    expect(toNumber(text)).toBe(number)
  })
})

describe('a phone number is read', () => {
  test.each([
    '09876543210',
    '0091 98765 43210',
    '(098765) 43210',
    '+91 (0) 98765 43210',
    '9876543210.0',
    '\u202A+91 98765 43210\u202C',
    'tel:+919876543210',
    'Mob. No: 98765-43210',
  ])('%s', (text) => {
    expect(v.parse(phoneCell, text)).toBe('+919876543210')
  })
})

describe('the id of a user is read', () => {
  test.each([
    ['u01', 'u01'],
    ['U-007', 'U-007'],
    ['007', '007'],
    ['1,001', '1001'],
    ['1001.0', '1001'],
    ['1.10', '1.10'],
    [1001, '1001'],
    ['Reader.One@Example.COM', 'reader.one@example.com'],
  ])('%j', (cell, id) => {
    expect(v.parse(subscriberKind.columns.userid!, cell)).toBe(id)
  })

  test('unless a spreadsheet shortened it', () => {
    const { issues } = v.safeParse(subscriberKind.columns.userid!, '9.19877E+11')
    expect(issues?.[0].message).toMatch(/^was shortened by a spreadsheet/)
  })
})

async function rowsOf(...chunks: string[]) {
  async function* text() {
    yield* chunks
  }
  const rows: unknown[] = []
  for await (const { line, cells } of (await readCsv(text())).rows) rows.push([line, ...(cells ?? [])])
  return rows
}

describe('the rows of a CSV file are read', () => {
  test.each([
    [
      'a quoted value of several lines with commas',
      ['a;"b\n,c,d\n,e"\n1;2\n'],
      [
        [1, 'a', 'b\n,c,d\n,e'],
        [4, '1', '2'],
      ],
    ],
    [
      'a mark before a quoted name with a comma',
      ['\uFEFF"a,b",c\n1,2\n'],
      [
        [1, 'a,b', 'c'],
        [2, '1', '2'],
      ],
    ],
    [
      'another line end within quotes',
      ['a,b\n"1\r\n2",3\n4,5'],
      [
        [1, 'a', 'b'],
        [2, '1\r\n2', '3'],
        [4, '4', '5'],
      ],
    ],
    [
      'decimal commas',
      ['a;b\n1,5;2,5\n'],
      [
        [1, 'a', 'b'],
        [2, '1,5', '2,5'],
      ],
    ],
    [
      'bars',
      ['a|b\n1|2\n'],
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'lists with bars',
      ['a,b\nx|y|z,2\n'],
      [
        [1, 'a', 'b'],
        [2, 'x|y|z', '2'],
      ],
    ],
    [
      'a stated separator, which others outnumber',
      ['sep=;\na,b,c;d\n1,5,6;2\n'],
      [
        [2, 'a,b,c', 'd'],
        [3, '1,5,6', '2'],
      ],
    ],
    ['spaces around quotes', ['a, "b, c" ,d\n'], [[1, 'a', 'b, c', 'd']]],
    [
      'texts as formulas',
      ['a,b\n="0987","=""Asha"""\n'],
      [
        [1, 'a', 'b'],
        [2, '0987', '="Asha"'],
      ],
    ],
    [
      'a formula in two chunks',
      ['a,b\n="09', '87",2\n'],
      [
        [1, 'a', 'b'],
        [2, '0987', '2'],
      ],
    ],
  ])('%s', async (_, chunks, rows) => {
    expect(await rowsOf(...chunks)).toEqual(rows)
  })
})
