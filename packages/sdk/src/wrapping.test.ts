/** Wrappers of lists and records, and bodies without either. */
import { describe, expect, test } from 'vitest'
import { readError, readWithNotes, row } from '../testing/read-with-notes.ts'
import { status, text } from './value-readers.ts'

describe('wrapping', () => {
  const rows = [{ id: 1 }, { id: 2 }]
  const ok = { statusCode: 200, message: 'OK' }

  test.each([
    ['bare', rows],
    ['in data', { data: rows }],
    ['in data of data', { data: { data: rows } }],
    ['in data.exploreData', { data: { exploreData: rows } }],
    ['in content', { content: rows }],
    ['in an unknown member', { result: rows }],
    ['with an envelope', { status: ok, data: rows }],
    ['with a status that is not an envelope', { status: 'OK', data: rows }],
    ['with a message beside', { message: 'OK', data: rows }],
    ['with unknown members beside', { page: 1, total: 2, links: { next: null }, data: rows }],
    ['with another list before it', { warnings: [], data: rows }],
    ['with a list of something else before it', { notes: ['a'], items: rows }],
  ])('a list is found %s', (_, body) => {
    expect(readWithNotes([row], structuredClone(body))).toMatchObject({ value: rows, notes: [] })
  })

  test.each([
    [[]],
    [null],
    [undefined],
    [{}],
    [{ data: [] }],
    [{ data: null }],
    [{ data: {} }],
    [{ content: [] }],
    [{ data: { exploreData: null } }],
    [{ status: ok }],
    [{ status: ok, data: null }],
    [{ message: 'Nothing found.' }],
  ])('%j is an empty list', (body) => {
    expect(readWithNotes([row], body)).toEqual({ value: [], notes: [], mismatches: [] })
  })

  test.each([
    [{ id: 1 }],
    [{ data: { id: 1 } }],
    [{ status: ok, data: { id: 1, name: 'a' } }],
    [{ id: 1, tags: ['a', 'b'] }],
    [{ more: 'x' }],
    [{ data: 'none' }],
    ['none'],
    [''],
    [0],
    [false],
  ])('%j has no list', (body) => {
    expect(readError([row], body)).toMatchObject({
      kind: 'unexpected-shape',
      message: expect.stringMatching(/^expected a list( at \/data)?, got (a|nothing)/),
    })
  })

  test('three wrappers are the maximum', () => {
    const wrapped = { a: { b: { c: rows } } }
    expect(readWithNotes([row], structuredClone(wrapped)).value).toEqual(rows)
    expect(readError([row], { z: wrapped }).kind).toBe('unexpected-shape')
  })

  test.each([
    ['bare', { id: 1 }],
    ['in data', { data: { id: 1 } }],
    ['in data of data', { data: { data: { id: 1 } } }],
    ['in an unknown member', { blog: { id: 1 } }],
    ['with an envelope', { status: ok, data: { id: 1 } }],
    ['with others beside', { message: 'Saved.', took: 12, data: { id: 1 } }],
  ])('a record is found %s', (_, body) => {
    expect(readWithNotes(row, body)).toMatchObject({ value: { id: 1 }, notes: [] })
  })

  test('an envelope is not a record, although a record may have a status', () => {
    const shape = { status, code: text } as const
    expect(readError(shape, { status: ok }).kind).toBe('unexpected-shape')
    expect(readWithNotes(shape, { status: ok, data: { status: 1, code: 'a' } }).value).toEqual({
      status: 1,
      code: 'a',
    })
  })

  test('a record of lists only may be empty', () => {
    const shape = { plans: [row], coupons: [row] } as const
    for (const body of [{}, { data: null }, { data: {} }, { status: ok }, null, undefined])
      expect(readWithNotes(shape, body), JSON.stringify(body)).toMatchObject({ value: {}, notes: [] })
    for (const body of [[], 'none', 0, { more: 1 }])
      expect(readError(shape, body).kind).toBe('unexpected-shape')
    const { value, notes } = readWithNotes(shape, { data: { plans: { id: 1 }, coupons: [null] } })
    expect([value, notes]).toEqual([
      { plans: [{ id: 1 }], coupons: [] },
      ['-/data/coupons/0', '~/data/plans'],
    ])
  })
})

describe('an optional response', () => {
  test.each([[null], [undefined], ['saved'], [true], [7], [[]], [{}], [{ done: true }]])(
    '%j has no record',
    (body) => {
      expect(readWithNotes(row, body, true)).toEqual({ value: undefined, notes: [], mismatches: [] })
    },
  )

  test('a record may lack required members', () => {
    expect(readWithNotes(row, { data: { id: 1, price: '7' } }, true)).toMatchObject({
      value: { id: 1, price: 7 },
      notes: [],
    })
    expect(readWithNotes(row, { name: 'a' }, true)).toMatchObject({
      value: { name: 'a' },
      notes: ['-/id'],
    })
  })

  test('a missing list is empty, with a note; a list keeps its valid rows', () => {
    for (const body of [null, {}, { data: null }])
      expect(readWithNotes([row], body, true)).toMatchObject({ value: [], notes: [] })
    for (const body of ['none', 7, { id: 1 }])
      expect(readWithNotes([row], body, true)).toMatchObject({ value: [], notes: ['-'] })
    expect(readWithNotes([row], { data: [{ id: 1 }, null] }, true)).toMatchObject({
      value: [{ id: 1 }],
      notes: ['-/data/1'],
    })
  })
})
