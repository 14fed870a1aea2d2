/** Rows in any form, as fast-check makes them up: none is lost, and each reads the same in every dialect. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reading, row } from '../read-with-notes.ts'
import { readShape } from './read-shape.ts'

describe('whatever JSON comes', () => {
  const member = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.integer(),
    fc.constantFrom('1', 'true', 'a, b', '7.5'),
  )
  const odd = fc.record(
    { id: member, name: member, price: member, on: member, tags: member, parts: member, more: member },
    { requiredKeys: [] },
  )
  const kinds: Record<string, (value: unknown) => boolean> = {
    id: (value) => typeof value === 'number' || (typeof value === 'string' && value !== ''),
    name: (value) => typeof value === 'string',
    price: Number.isFinite,
    on: (value) => typeof value === 'boolean',
    tags: (value) => Array.isArray(value) && value.every((word) => typeof word === 'string'),
    parts: (value) => Array.isArray(value) && value.every((part) => typeof part === 'string'),
  }
  const isSound = (value: Record<string, unknown>) =>
    Object.entries(kinds).every(([name, isKind]) => value[name] == null || isKind(value[name]))

  test('no row is lost, every one is sound, and a second reading finds nothing to convert', () => {
    fc.assert(
      fc.property(fc.array(odd, { minLength: 1 }), (body) => {
        const { length } = body
        const { value } = reading([row], body)
        expect(value).toHaveLength(length)
        expect((value as Record<string, unknown>[]).every(isSound)).toBe(true)
        const { notes } = reading([row], value)
        expect(notes.filter((note) => !/^-\/\d+\/id$/.test(note))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('any JSON is read to sound rows, or is an InvalidResponseError', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(odd, fc.jsonValue()))), (body) => {
        try {
          const value = readShape([row], body, () => {}) as Record<string, unknown>[]
          expect(value.every(isSound)).toBe(true)
        } catch (error) {
          expect(error).toMatchObject({ name: 'InvalidResponseError', kind: 'unexpected-shape' })
        }
      }),
      { numRuns: 500 },
    )
  })

  test('rows read the same in every dialect', () => {
    const sound = fc.record({
      id: fc.oneof(fc.nat(), fc.uuid()),
      name: fc.string({ minLength: 1 }).filter((name) => Number.isNaN(Number(name))),
      price: fc.double({ noNaN: true, noDefaultInfinity: true }).map((price) => (price === 0 ? 0 : price)),
      on: fc.boolean(),
      tags: fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }),
    })
    const dialect = fc.record({
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
      fc.property(fc.array(sound, { minLength: 1 }), dialect, (rows, { number, flag, words, wrap }) => {
        const body = wrap(
          rows.map(({ price, on, tags, ...others }) => ({
            ...others,
            price: number(price),
            on: flag(on),
            tags: words(tags),
          })),
        )
        const { value, notes } = reading([row], body)
        expect(value).toEqual(rows)
        expect(notes.filter((note) => note.startsWith('-'))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
