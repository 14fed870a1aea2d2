import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderOf } from './table.order.ts'

const collator = new Intl.Collator('en-IN', { numeric: true })

const isMissing = (key: unknown) =>
  !(typeof key === 'number' || typeof key === 'string') || key === '' || Number.isNaN(key)

/** The order as anyone would write it first: every comparison by the collator. */
function plainly(keys: readonly unknown[], direction: 1 | -1): number[] {
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

/** Whichever direction is asked for first, the second is made of it. */
function expectTheSameOrder(keys: readonly unknown[]) {
  const ascending = plainly(keys, 1)
  const descending = plainly(keys, -1)
  const up = orderOf(keys)
  expect([...up.ascending()]).toEqual(ascending)
  expect([...up.descending()]).toEqual(descending)
  const down = orderOf(keys)
  expect([...down.descending()]).toEqual(descending)
  expect([...down.ascending()]).toEqual(ascending)
}

const sorted = (keys: readonly unknown[]) => [...orderOf(keys).ascending()].map((index) => keys[index])

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
    expect([...orderOf(keys).descending()].map((index) => keys[index])).toEqual([2, 1, null, undefined])
  })

  test('ties stay as loaded, in both directions', () => {
    const keys = ['x', 'a', 'x', 0, -0, 'a']
    expect([...orderOf(keys).ascending()]).toEqual([3, 4, 1, 5, 0, 2])
    expect([...orderOf(keys).descending()]).toEqual([0, 2, 1, 5, 3, 4])
  })

  test('wrong types count as missing', () => {
    expect(sorted([{}, 'b', true, ['a'], 'a'])).toEqual(['a', 'b', {}, true, ['a']])
  })
})

const letter = (number: number) => String.fromCharCode(0x61 + (number % 23))

describe('the same order as the collator’s', () => {
  const printable = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 12,
  })
  const code = fc.stringMatching(/^[AaBb]{0,2}[-_ ]?\d{0,4}[.-]?\d{0,3}[Aa]?$/)
  const anyText = fc.string({ unit: 'grapheme', maxLength: 8 })
  const long = fc
    .tuple(fc.constantFrom('a', 'b', 'B'), fc.integer({ min: 28, max: 40 }), code)
    .map(([letter, length, end]) => letter.repeat(length) + end)
  const numeral = fc.stringMatching(/^[ab]?\d{1,24}$/)
  const number = fc.double()
  const near = fc.tuple(fc.constantFrom(1, -1, 1e300, -3e-300), fc.integer({ min: 0, max: 6 }))
  const almostTied = near.map(([about, steps]) => about * (1 + steps * Number.EPSILON))
  const missing = fc.constantFrom(null, undefined, '')
  const shared = fc
    .tuple(fc.constantFrom('STRAT-', 'MOM-00', '2026-', 'Ünï-'), fc.array(code, { maxLength: 30 }))
    .map(([start, ends]) => ends.map((end) => start + end))

  test.each([
    ['printable ASCII', fc.array(printable, { maxLength: 40 })],
    ['codes', fc.array(code, { maxLength: 60 })],
    ['texts too long for their bytes', fc.array(fc.oneof(long, code), { maxLength: 30 })],
    ['numerals of any length', fc.array(numeral, { maxLength: 40 })],
    ['texts that begin alike', shared],
    ['texts of any script', fc.array(fc.oneof(anyText, code), { maxLength: 40 })],
    ['numbers', fc.array(number, { maxLength: 40 })],
    ['numbers that differ in their last bits', fc.array(fc.oneof(almostTied, number), { maxLength: 40 })],
    ['numbers and nothing', fc.array(fc.oneof(number, fc.integer(), missing), { maxLength: 60 })],
    ['anything', fc.array(fc.oneof(printable, code, anyText, number, missing), { maxLength: 60 })],
  ])('%s', (_, keys) => {
    fc.assert(fc.property(keys as fc.Arbitrary<unknown[]>, expectTheSameOrder))
  })

  // So many that two bytes are sorted at a time, with ties: the codes of letters differ in three bytes, the others in two
  // and four. Figures alone are sorted as integers.
  test.each([
    ['figures', (index: number) => ((index * 7919) % 5003) / 8],
    ['letters', (index: number) => `${letter(index)}${letter(index * 7)}-${letter(index * 11 + 3)}`],
    ['codes', (index: number) => `C-${(index * 7919) % 250}-${'abcd'[index % 4]}`],
    [
      'figures, codes and nothing',
      (index: number) => [(index * 31) % 977, `C-${index % 613}`, null][index % 3],
    ],
  ])('of 40,000 %s', (_, keyOf) => {
    expectTheSameOrder(Array.from({ length: 40_000 }, (_, index) => keyOf(index)))
  })

  test('each pair of printable characters', () => {
    const characters = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at))
    expectTheSameOrder(characters)
    expectTheSameOrder(characters.flatMap((first) => characters.map((second) => `x${first}${second}`)))
  })
})
