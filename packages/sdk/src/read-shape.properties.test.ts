/** Random rows: none is lost, and each reads the same in all forms. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWithNotes, row } from '../testing/read-with-notes.ts'
import { readShape } from './read-shape.ts'

describe('random JSON', () => {
  const member = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.integer(),
    fc.constantFrom('1', 'true', 'a, b', '7.5'),
  )
  const unusualRow = fc.record(
    { id: member, name: member, price: member, on: member, tags: member, parts: member, more: member },
    { requiredKeys: [] },
  )
  const kinds: Record<string, (value: unknown) => boolean> = {
    id: (value) =>
      typeof value === 'number'
        ? Number.isSafeInteger(value) || value % 1 !== 0
        : typeof value === 'string' && value !== '',
    name: (value) => typeof value === 'string',
    price: Number.isFinite,
    on: (value) => typeof value === 'boolean',
    tags: (value) => Array.isArray(value) && value.every((word) => typeof word === 'string'),
    parts: (value) => Array.isArray(value) && value.every((part) => typeof part === 'string'),
  }
  const isValid = (value: Record<string, unknown>) =>
    Object.entries(kinds).every(([name, isKind]) => value[name] == null || isKind(value[name]))

  test('no row with an id is lost, all are valid, and reading twice converts nothing', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(fc.array(unusualRow, { minLength: 1 }), (others) => {
        const body = [{ id: 1 }, ...others]
        const withId = body.filter(({ id }) => id != null && kinds.id?.(id))
        const { value } = readWithNotes([row], body)
        expect(value).toHaveLength(withId.length)
        expect((value as Record<string, unknown>[]).every(isValid)).toBe(true)
        expect(readWithNotes([row], value).notes).toEqual([])
        if (withId.length > 1) reached.add('another row with an id')
        if (withId.length <= others.length) reached.add('a row without an id')
      }),
      { numRuns: 500 },
    )
    expect(reached).toEqual(new Set(['another row with an id', 'a row without an id']))
  })

  test('any JSON is read as valid rows or throws an InvalidResponseError', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(unusualRow, fc.jsonValue()))), (body) => {
        try {
          const value = readShape([row], body, []) as Record<string, unknown>[]
          expect(value.every(isValid)).toBe(true)
          if (value.length > 0) reached.add('rows')
        } catch (error) {
          expect(error).toMatchObject({ name: 'InvalidResponseError', kind: 'unexpected-shape' })
          reached.add('an error')
        }
      }),
      { numRuns: 500 },
    )
    expect(reached).toEqual(new Set(['rows', 'an error']))
  })

  test('rows read the same in all forms', () => {
    const validRow = fc.record({
      id: fc.oneof(fc.nat(), fc.uuid()),
      name: fc.string({ minLength: 1 }).filter((name) => Number.isNaN(Number(name))),
      price: fc.double({ noNaN: true, noDefaultInfinity: true }).map((price) => (price === 0 ? 0 : price)),
      on: fc.boolean(),
      tags: fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }),
    })
    const form = fc.record({
      number: fc.constantFrom(
        (price: number): unknown => price,
        (price: number) => String(price),
        (price: number) => ` ${price} `,
      ),
      flag: fc.constantFrom(
        (on: boolean): unknown => on,
        (on: boolean) => Number(on),
        (on: boolean) => String(Number(on)),
        (on: boolean) => String(on).toUpperCase(),
      ),
      words: fc.constantFrom(
        (tags: string[]): unknown => tags,
        (tags: string[]) => tags.join(','),
        (tags: string[]) => tags.join(', '),
        (tags: string[]) => [...tags, null, ''],
      ),
      wrap: fc.constantFrom(
        (rows: unknown): unknown => rows,
        (rows: unknown) => ({ data: rows }),
        (rows: unknown) => ({ data: { exploreData: rows } }),
        (rows: unknown) => ({ status: { statusCode: 200 }, data: rows }),
        (rows: unknown) => ({ message: 'OK', total: 3, data: rows }),
      ),
    })
    fc.assert(
      fc.property(fc.array(validRow, { minLength: 1 }), form, (rows, { number, flag, words, wrap }) => {
        const body = wrap(
          rows.map(({ price, on, tags, ...others }) => ({
            ...others,
            price: number(price),
            on: flag(on),
            tags: words(tags),
          })),
        )
        const { value, notes } = readWithNotes([row], body)
        expect(value).toEqual(rows)
        expect(notes.filter((note) => note.startsWith('-'))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
