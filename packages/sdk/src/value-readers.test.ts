import { readDocument, services } from '@tarang/openapi'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as valueReaders from './value-readers.ts'

const readers = new Map(Object.values(valueReaders).map((reader) => [reader.kind, reader]))
const read = (kind: string, value: unknown) => readers.get(kind)?.(value)

/** By kind: a value and its result; `undefined` for an unreadable one. */
const table: Record<string, [given: unknown, read: unknown][]> = {
  text: [
    ['TCS', 'TCS'],
    ['', ''],
    [' two words ', ' two words '],
    [7, '7'],
    [-5.5, '-5.5'],
    [true, 'true'],
    [false, 'false'],
    [{}, undefined],
    [['TCS'], undefined],
  ],
  number: [
    [7, 7],
    [0, 0],
    [-12.45, -12.45],
    ['12.45', 12.45],
    [' 2.5 ', 2.5],
    ['-3', -3],
    ['0', 0],
    ['1e3', 1000],
    ['1,234', 1234],
    ['12,345', 12_345],
    ['1,23,456', 123_456],
    ['1,23,456.78', 123_456.78],
    ['-1,23,456.78', -123_456.78],
    ['1,234,567', 1_234_567],
    ['.5', 0.5],
    ['0x1F', undefined],
    ['0b11', undefined],
    ['1,5', undefined],
    ['1,23', undefined],
    ['1,2,345,6', undefined],
    [',123', undefined],
    ['12.5%', undefined],
    ['many', undefined],
    ['', undefined],
    [' ', undefined],
    ['Infinity', undefined],
    ['NaN', undefined],
    // What `JSON.parse` makes of `1e999`.
    [Number.POSITIVE_INFINITY, undefined],
    [true, undefined],
    [{}, undefined],
    [[7], undefined],
  ],
  flag: [
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
    ['true', true],
    ['false', false],
    ['TRUE', true],
    ['FALSE', false],
    [' True ', true],
    [2, undefined],
    ['yes', undefined],
    ['', undefined],
    ['constructor', undefined],
    [{}, undefined],
    [[1], undefined],
    [[true], undefined],
  ],
  status: [
    [1, 1],
    [0, 0],
    [3, 3],
    ['1', 1],
    ['0', 0],
    [' 1 ', 1],
    [true, 1],
    [false, 0],
    ['true', 1],
    ['FALSE', 0],
    ['COMPLETED', 'COMPLETED'],
    ['', undefined],
    ['constructor', 'constructor'],
    [{}, undefined],
    [[1], undefined],
  ],
  'text-status': [
    ['1', '1'],
    ['0', '0'],
    [1, '1'],
    [0, '0'],
    [true, '1'],
    [false, '0'],
    ['true', '1'],
    ['FALSE', '0'],
    ['Active', 'Active'],
    ['', ''],
    [2, '2'],
    ['constructor', 'constructor'],
    [{}, undefined],
    [['1'], undefined],
  ],
  id: [
    [7, 7],
    [0, 0],
    ['7', '7'],
    ['blg003', 'blg003'],
    ['7f9c24e5-1b7a-4e8f-9c3b-2b1f0d6a5e4c', '7f9c24e5-1b7a-4e8f-9c3b-2b1f0d6a5e4c'],
    ['65a1f0c2e4b0a1b2c3d4e5f6', '65a1f0c2e4b0a1b2c3d4e5f6'],
    ['मूल्य 12 %', 'मूल्य 12 %'],
    [' ', ' '],
    // What `JSON.parse` makes of 9007199254740993 where the engine does not pass its digits.
    [9_007_199_254_740_992, undefined],
    ['9007199254740993', '9007199254740993'],
    [2 ** 53 - 1, 2 ** 53 - 1],
    ['', undefined],
    [true, undefined],
    [{}, undefined],
    [{ $oid: '65a1f0c2e4b0a1b2c3d4e5f6' }, undefined],
    [[7], undefined],
  ],
  date: [
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T09:15:00Z', '2026-11-21T09:15:00Z'],
    ['2026-11-21T09:15:00+05:30', '2026-11-21T09:15:00+05:30'],
    ['2026-11-21T09:15:00', '2026-11-21T09:15:00'],
    ['2026-11-21 09:15:00', '2026-11-21T09:15:00'],
    ['2026-11-21  09:15:00.250+05:30', '2026-11-21T09:15:00.250+05:30'],
    ['2026-11-21 18:30:00 +0530', '2026-11-21T18:30:00+05:30'],
    ['2026-11-21T18:30:00-0800', '2026-11-21T18:30:00-08:00'],
    ['2026-11-21 18:30:00 UTC', '2026-11-21T18:30:00Z'],
    ['2026-11-21 18:30:00 IST', '2026-11-21 18:30:00 IST'],
    ['0x1A1F6F0E0E0', '0x1A1F6F0E0E0'],
    [1_795_232_700_000, '2026-11-21T03:45:00.000Z'],
    ['1795232700000', '2026-11-21T03:45:00.000Z'],
    [' 1795232700000 ', '2026-11-21T03:45:00.000Z'],
    // Too few digits: seconds or no date, which cannot be distinguished.
    [0, undefined],
    [5, undefined],
    [1_795_232_700, undefined],
    // Eight digits are a date (20261121), not milliseconds.
    ['20261121', '20261121'],
    ['', ''],
    ['soon', 'soon'],
    [8_640_000_000_000_001, undefined],
    [true, undefined],
    [{}, undefined],
    [['2026-11-21'], undefined],
  ],
  words: [
    [
      ['Daily Bytes', 'Strategies'],
      ['Daily Bytes', 'Strategies'],
    ],
    ['Daily Bytes, Strategies', ['Daily Bytes', 'Strategies']],
    ['Daily Bytes', ['Daily Bytes']],
    [' , Daily Bytes,,', ['Daily Bytes']],
    [
      ['Daily Bytes', null, 7, '', ' Strategies '],
      ['Daily Bytes', '7', 'Strategies'],
    ],
    [[{}, ['nested'], 'Strategies'], ['Strategies']],
    // A comma in a member of a list is part of it.
    [['Buys, and holds'], ['Buys, and holds']],
    ['', []],
    [[], []],
    [7, undefined],
    [true, undefined],
    [{}, undefined],
  ],
}

test('every reader is in the table', () => {
  expect(Object.keys(table).sort()).toEqual([...readers.keys()].sort())
})

describe.each(Object.entries(table))('%s', (kind, rows) => {
  test.each(rows)('%j is read as %j', (given, expected) => {
    expect(read(kind, given)).toEqual(expected)
  })

  test('nothing is nothing', () => {
    expect(read(kind, null)).toBeUndefined()
  })

  test('a value of the right type is returned unchanged, and reading it again changes nothing', () => {
    for (const [given, expected] of rows) {
      const value = read(kind, given)
      expect(value).toEqual(expected)
      if (value !== undefined) expect(read(kind, value), JSON.stringify(given)).toBe(value)
    }
  })
})

describe('whatever JSON comes', () => {
  // Members that every object inherits are not readers.
  const namesOfObject = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']
  const kinds: Record<string, (value: unknown) => boolean> = {
    text: (value) => typeof value === 'string',
    number: Number.isFinite,
    flag: (value) => typeof value === 'boolean',
    status: (value) => Number.isFinite(value) || (typeof value === 'string' && value !== ''),
    'text-status': (value) => typeof value === 'string',
    id: (value) => typeof value === 'number' || (typeof value === 'string' && value !== ''),
    date: (value) => typeof value === 'string',
    words: (value) =>
      Array.isArray(value) && value.every((word) => typeof word === 'string' && word.trim() === word && word),
  }

  test.each(Object.entries(kinds))('%s is of its kind, or nothing', (kind, isKind) => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.constantFrom(...namesOfObject)), (value) => {
        const result = read(kind, value)
        expect(result === undefined || isKind(result)).toBe(true)
        reached.add(result === undefined ? 'nothing' : 'a value')
      }),
      { numRuns: 1000 },
    )
    expect(reached).toEqual(new Set(['nothing', 'a value']))
  })
})

test('a number with Indian or international grouping is read', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => Math.round(value * 100) / 100),
      fc.constantFrom('en-IN', 'en-US'),
      (value, locale) => {
        const written = value.toLocaleString(locale, { maximumFractionDigits: 2 })
        expect(read('number', written)).toBe(value)
      },
    ),
  )
})

test('a moment reads the same from all that names it', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2001-09-10'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (moment) => {
        const iso = moment.toISOString()
        for (const form of [iso, iso.replace('T', ' '), +moment, String(+moment)])
          expect(read('date', form)).toBe(iso)
      },
    ),
  )
})

test('a validator of the description accepts the texts that are read as numbers, and no others', async () => {
  const values = (await readDocument(new URL('schemas/values.yaml', services.platform))) as {
    Number: { pattern: string }
  }
  const { BlogLikes } = (await readDocument(new URL('schemas/blogs.yaml', services.platform))) as {
    BlogLikes: { properties: { likesCount: { pattern: string } } }
  }
  expect(BlogLikes.properties.likesCount.pattern).toBe(values.Number.pattern)
  const pattern = new RegExp(values.Number.pattern, 'u')
  const texts = fc
    .oneof(
      fc.string(),
      fc.stringMatching(/^[+-]?[\d,.eE]{0,12}$/),
      fc.stringMatching(pattern),
      fc.constantFrom(...table.number!.map(([given]) => String(given))),
    )
    // The pattern has no larger exponent, which may make an infinite number.
    .filter((given) => !/e[+-]?\d{3}/i.test(given))
  fc.assert(
    fc.property(texts, (given) => pattern.test(given) === (read('number', given) !== undefined)),
    {
      numRuns: 2000,
    },
  )
})
