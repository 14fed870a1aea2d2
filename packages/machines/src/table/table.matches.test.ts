import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alikeTexts } from '../../testing/alike-texts.ts'
import { matchesOf, orderOf } from './table.matches.ts'

const collator = new Intl.Collator('en-IN', { numeric: true })

const isMissing = (key: unknown) =>
  !(typeof key === 'number' || typeof key === 'string') || key === '' || Number.isNaN(key)

function naiveOrder(keys: readonly unknown[], direction: 1 | -1): number[] {
  const compare = (a: unknown, b: unknown) => {
    if (typeof a === 'number' || typeof b === 'number') {
      if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
      return (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0
    }
    return collator.compare(a as string, b as string)
  }
  const indices = keys.map((_, index) => index)
  return [
    ...indices
      .filter((index) => !isMissing(keys[index]))
      .sort((a, b) => direction * compare(keys[a], keys[b])),
    ...indices.filter((index) => isMissing(keys[index])),
  ]
}

const sorted = (keys: readonly unknown[]) => [...orderOf(keys).ascending].map((index) => keys[index])

describe('a column in order', () => {
  test.each([
    ['numbers by value', [10, 9, -1, 0, 2.5], [-1, 0, 2.5, 9, 10]],
    ['numbers in texts by value', ['S10', 'S9', 'S010', 'S1'], ['S1', 'S9', 'S10', 'S010']],
    [
      'numerals beyond the precision of a number',
      ['x90071992547409931', 'x90071992547409930', 'x9'],
      ['x9', 'x90071992547409930', 'x90071992547409931'],
    ],
    ['small before capital, and only where all else is the same', ['b', 'A', 'a', 'B'], ['a', 'A', 'b', 'B']],
    ['accents beside their letter', ['eze', 'étude', 'eta'], ['eta', 'étude', 'eze']],
    [
      'dates as they are written',
      ['2026-01-10', '2025-12-31', '2026-01-09'],
      ['2025-12-31', '2026-01-09', '2026-01-10'],
    ],
    ['numbers before texts', ['a', 2, '1', 1], [1, 2, '1', 'a']],
    ['missing values last', [null, 2, undefined, '', 1, Number.NaN], [1, 2, null, undefined, '', Number.NaN]],
    ['extreme numbers', [Infinity, 0, -Infinity, -1e-300, 1e300], [-Infinity, -1e-300, 0, 1e300, Infinity]],
    ['one', ['a'], ['a']],
    ['none', [], []],
  ])('%s', (_, keys, expected) => {
    expect(sorted(keys)).toEqual(expected)
  })

  test('missing values come last in the other direction too', () => {
    const keys = [null, 2, 1, undefined]
    expect([...orderOf(keys).descending].map((index) => keys[index])).toEqual([2, 1, null, undefined])
  })

  test('ties stay as loaded, in both directions', () => {
    const keys = ['x', 'a', 'x', 0, -0, 'a']
    expect([...orderOf(keys).ascending]).toEqual([3, 4, 1, 5, 0, 2])
    expect([...orderOf(keys).descending]).toEqual([0, 2, 1, 5, 3, 4])
  })

  test('wrong types count as missing', () => {
    expect(sorted([{}, 'b', true, ['a'], 'a'])).toEqual(['a', 'b', {}, true, ['a']])
  })
})

test('the order of any keys equals a naive sort, in both directions', () => {
  const code = fc.stringMatching(/^[AaBb]{0,2}[-_ ]?\d{0,4}[.-]?\d{0,3}[Aa]?$/)
  const anyText = fc.string({ unit: 'grapheme', maxLength: 8 })
  const missing = fc.constantFrom(null, undefined, '', Number.NaN)
  const key = fc.oneof(code, anyText, fc.double(), fc.integer({ min: -3, max: 3 }), missing)
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60, size: 'max' }), (keys) => {
      const { ascending, descending } = orderOf(keys)
      expect(ascending).toEqual(naiveOrder(keys, 1))
      expect(descending).toEqual(naiveOrder(keys, -1))
    }),
  )
})

test.each(alikeTexts)('a search finds a row whose text differs by %s', (_, stored, typed) => {
  const rules = { rowId: () => 1, searchText: (row: string) => row, pageSizes: [15] }
  const query = { search: typed, filters: {}, sort: null, page: 1, pageSize: 15 }
  expect(matchesOf(rules, ['Drawn down', stored], query)).toEqual([stored])
})

test('a filter that compares with today keeps other rows on another day, without another load', () => {
  let today = '2026-11-26'
  const rows = ['2026-11-26', '2026-11-27']
  const rules = {
    rowId: (row: string) => row,
    pageSizes: [15],
    filters: { day: { keeps: (row: string) => row === today, asOf: () => today } },
  }
  const query = { search: '', filters: { day: 'today' }, sort: null, page: 1, pageSize: 15 }
  expect(matchesOf(rules, rows, query)).toEqual(['2026-11-26'])
  expect(matchesOf(rules, rows, query)).toBe(matchesOf(rules, rows, query))
  today = '2026-11-27'
  expect(matchesOf(rules, rows, query)).toEqual(['2026-11-27'])
})
