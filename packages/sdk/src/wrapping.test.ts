/** What may stand round a list or a record, and what is made of an answer without either. */
import { describe, expect, test } from 'vitest'
import { failure, reading, row } from '../read-with-notes.ts'

describe('wrapping', () => {
  const rows = [{ id: 1 }, { id: 2 }]
  const ok = { statusCode: 200, message: 'OK' }

  test.each([
    ['bare', rows],
    ['in data', { data: rows }],
    ['in data of data', { data: { data: rows } }],
    ['in data.exploreData', { data: { exploreData: rows } }],
    ['in content', { content: rows }],
    ['in a name that nobody knows', { result: rows }],
    ['with an envelope', { status: ok, data: rows }],
    ['with a status that is no envelope', { status: 'OK', data: rows }],
    ['with a message beside', { message: 'OK', data: rows }],
    ['with members that nobody knows beside', { page: 1, total: 2, links: { next: null }, data: rows }],
    ['with another list before it', { warnings: [], data: rows }],
    ['with a list of something else before it', { notes: ['a'], items: rows }],
  ])('a list comes %s', (_, body) => {
    expect(reading([row], structuredClone(body))).toMatchObject({ value: rows, notes: [] })
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
    expect(reading([row], body)).toEqual({ value: [], notes: [], mismatches: [] })
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
  ])('%j is a record, or a value, where a list must be', (body) => {
    expect(failure([row], body)).toMatchObject({
      kind: 'unexpected-shape',
      message: 'The API did not answer with the expected list.',
    })
  })

  test('four wrappers are one too many', () => {
    const wrapped = { a: { b: { c: rows } } }
    expect(reading([row], structuredClone(wrapped)).value).toEqual(rows)
    expect(failure([row], { z: wrapped }).kind).toBe('unexpected-shape')
  })

  test.each([
    ['bare', { id: 1 }],
    ['in data', { data: { id: 1 } }],
    ['in data of data', { data: { data: { id: 1 } } }],
    ['in a name that nobody knows', { blog: { id: 1 } }],
    ['with an envelope', { status: ok, data: { id: 1 } }],
    ['with others beside', { message: 'Saved.', took: 12, data: { id: 1 } }],
  ])('a record comes %s', (_, body) => {
    expect(reading(row, body)).toMatchObject({ value: { id: 1 }, notes: [] })
  })

  test('an envelope is no record, though a record may have a status, too', () => {
    const shape = { status: 'status', code: 'text' } as const
    expect(failure(shape, { status: ok }).kind).toBe('unexpected-shape')
    expect(reading(shape, { status: ok, data: { status: 1, code: 'a' } }).value).toEqual({
      status: 1,
      code: 'a',
    })
  })

  test('a record of nothing but lists may come without any', () => {
    const shape = { plans: [row], coupons: [row] } as const
    for (const body of [{}, { data: null }, { data: {} }, { status: ok }, null, undefined])
      expect(reading(shape, body), JSON.stringify(body)).toMatchObject({ value: {}, notes: [] })
    for (const body of [[], 'none', 0, { more: 1 }])
      expect(failure(shape, body).kind).toBe('unexpected-shape')
    const { value, notes } = reading(shape, { data: { plans: { id: 1 }, coupons: [null] } })
    expect([value, notes]).toEqual([
      { plans: [{ id: 1 }], coupons: [] },
      ['-/data/coupons/0', '~/data/plans'],
    ])
  })
})

describe('where any answer will do', () => {
  test.each([[null], [undefined], ['saved'], [true], [7], [[]], [{}], [{ done: true }]])(
    '%j has no record in it',
    (body) => {
      expect(reading(row, body, true)).toEqual({ value: undefined, notes: [], mismatches: [] })
    },
  )

  test('a record is read as ever, and may lack what it is needed for', () => {
    expect(reading(row, { data: { id: 1, price: '7' } }, true)).toMatchObject({
      value: { id: 1, price: 7 },
      notes: ['~/data/price'],
    })
    expect(reading(row, { name: 'a' }, true)).toMatchObject({
      value: { name: 'a' },
      notes: ['-/id'],
    })
  })

  test('a list is empty where there is none, with a note; and keeps what is sound', () => {
    for (const body of [null, {}, { data: null }])
      expect(reading([row], body, true)).toMatchObject({ value: [], notes: [] })
    for (const body of ['none', 7, { id: 1 }])
      expect(reading([row], body, true)).toMatchObject({ value: [], notes: ['-'] })
    expect(reading([row], { data: [{ id: 1 }, null] }, true)).toMatchObject({
      value: [{ id: 1 }],
      notes: ['-/data/1'],
    })
  })
})
