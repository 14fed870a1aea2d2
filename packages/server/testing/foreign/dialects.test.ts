import { describe, expect, test } from 'vitest'
import { axes, chosenDialects, type Dialect, dialects, plain } from './dialects.ts'
import { allPairs, keyOf, pairsOf, pairwise } from './pairwise.ts'
import { createRecords } from './records.ts'
import { canonicalId, dateIn, idIn, idKinds } from './values.ts'

const now = new Date('2026-11-21T06:30:00Z')
const valuesOf = ({ name: _, description: __, ...values }: Dialect) => values

describe('dialects', () => {
  test('cover every pair of values of two axes, without duplicates', () => {
    const covered = new Set(dialects.flatMap((dialect) => pairsOf(valuesOf(dialect))))
    expect([...allPairs(axes)].filter((pair) => !covered.has(pair))).toEqual([])
    expect(dialects.length).toBeGreaterThanOrEqual(40)
    expect(new Set(dialects.map((dialect) => keyOf(valuesOf(dialect)))).size).toBe(dialects.length)
    expect(new Set(dialects.map(({ name }) => name)).size).toBe(dialects.length)
  })

  test('are deterministic', () => {
    const small = { a: ['1', '2', '3'], b: ['1', '2'], c: ['1', '2', '3'] }
    expect(pairwise(small)).toEqual(pairwise(small))
    expect(pairwise(small).length).toBeLessThanOrEqual(12)
    expect(pairwise(small, { atLeast: 18 })).toHaveLength(18)
  })

  test('six of them cover every value of every axis', () => {
    expect(chosenDialects).toHaveLength(6)
    for (const [axis, values] of Object.entries(axes)) {
      const covered = new Set<string>(chosenDialects.map((dialect) => dialect[axis as keyof typeof axes]))
      expect(covered, axis).toEqual(new Set<string>(values))
    }
  })

  test('plain has the first value of each axis', () => {
    expect(Object.values(valuesOf(plain))).toEqual(Object.values(axes).map(([first]) => first))
  })
})

describe('values', () => {
  const ids = axes.ids.map((form) => [form, { ...plain, ids: form }] as const)
  test.each(ids)('ids: %s converts to the canonical id and back', (_, dialect) => {
    for (const kind of idKinds) {
      const all = Array.from({ length: 60 }, (_, index) => idIn(dialect, kind, index + 1))
      expect(new Set(all.map(String)).size).toBe(60)
      expect(all.map((id) => canonicalId(dialect, kind, id))).toEqual(all.map((_, index) => index + 1))
      expect(all.map((id) => canonicalId(dialect, kind, String(id)))).toEqual(
        all.map((_, index) => index + 1),
      )
    }
    for (const wrong of ['', 'NaN', 'x', '01', '7 ', ' 7', null])
      expect(canonicalId(dialect, 'blog', wrong)).toBe(null)
  })

  const records = createRecords(now)
  const dates = JSON.stringify(records).match(/(?<=")\d{4}-\d\d-\d\d(T[^"]+)?(?=")/g) ?? []
  const dayInIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' })
  test.each(axes.dates)('dates: %s is the same day in India as the canonical date', (form) => {
    expect(dates.length).toBeGreaterThan(400)
    for (const date of ['2026-01-01', '2026-03-01T00:10:00+05:30', '2026-03-01T23:50:00+05:30', ...dates]) {
      const written = dateIn({ ...plain, dates: form }, date)
      const hasZone = typeof written === 'number' || /(Z|[+-]\d\d:\d\d)$/.test(written)
      const day = hasZone ? dayInIndia.format(new Date(written)) : String(written).slice(0, 10)
      expect(day).toBe(date.slice(0, 10))
    }
  })
})
