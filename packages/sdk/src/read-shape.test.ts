import { readOperations } from '@tarang/openapi'
import { describe, expect, test } from 'vitest'
import { readError, readWithNotes, row } from '../testing/read-with-notes.ts'
import * as operations from './generated/operations.ts'
import type { Operation } from './operations.ts'
import type { Shape } from './read-shape.ts'
import { id, text } from './value-readers.ts'

describe('a record', () => {
  test.each([
    [{ id: 1 }],
    [{ id: 'blg003' }],
    [{ id: 1, name: null, price: null, on: null, tags: null, parts: null }],
    [{ id: 1, name: '', price: 1.5, on: false, tags: [], parts: ['a'], more: { of: ['it'] } }],
  ])('%j is read unchanged', (body) => {
    const before = structuredClone(body)
    const { value, notes } = readWithNotes(row, body)
    expect(value).toBe(body)
    expect([value, notes]).toEqual([before, []])
  })

  test('in other described forms is converted in place, without notes', () => {
    const body = { id: '1', name: 7, price: '1,234.5', on: 'TRUE', tags: 'a, b', parts: 'one' }
    const { value, notes } = readWithNotes(row, body)
    expect(value).toBe(body)
    expect(value).toEqual({
      id: '1',
      name: '7',
      price: 1234.5,
      on: true,
      tags: ['a', 'b'],
      parts: ['one'],
    })
    // One text instead of a list is not described.
    expect(notes).toEqual(['~/parts'])
  })

  test('loses only the unreadable part', () => {
    const body = { id: 1, name: {}, price: 'many', on: 'yes', tags: 5, parts: { a: 1 }, more: {} }
    expect(readWithNotes(row, body)).toMatchObject({
      value: { id: 1, more: {} },
      notes: ['-/name', '-/on', '-/parts/0', '-/parts', '-/price', '-/tags'].sort(),
    })
    expect(Object.keys(body)).toEqual(['id', 'more'])
  })

  test('rows lose the same, and `__proto__`, and keep every other member in its order', () => {
    const rows = [
      { id: 1, more: {}, name: {}, price: 'many', last: null },
      { id: 2, name: 'b' },
      JSON.parse('{"id":3,"__proto__":{"name":"c"},"on":"yes"}'),
      { id: 4, parts: [{}], tags: { a: 1 } },
    ]
    const { value, notes } = readWithNotes([row], { data: rows })
    expect(value).toBe(rows)
    expect(JSON.stringify(value)).toBe(
      '[{"id":1,"more":{},"last":null},{"id":2,"name":"b"},{"id":3},{"id":4,"parts":[]}]',
    )
    expect(rows.map((one) => Object.keys(one))).toEqual([
      ['id', 'more', 'last'],
      ['id', 'name'],
      ['id'],
      ['id', 'parts'],
    ])
    expect(notes).toEqual([
      '-/data/0/name',
      '-/data/0/price',
      '-/data/2/on',
      '-/data/3/parts/0',
      '-/data/3/tags',
    ])
  })

  test('no more than a hundred mismatches are collected', () => {
    const rows = Array.from({ length: 60 }, (_, id) => ({ id, name: {}, on: 'no', price: '7' }))
    const { value, mismatches } = readWithNotes([row], rows)
    expect(value).toHaveLength(60)
    expect(value).toContainEqual({ id: 59, price: 7 })
    expect(mismatches).toHaveLength(100)
    expect(mismatches.at(-1)?.pointer).toBe('/49/on')
  })

  test('a mismatch has a pointer, the expected kind and the outcome', () => {
    expect(readWithNotes(row, { id: 1, parts: '7', name: {} }).mismatches).toEqual([
      { pointer: '/parts', expected: 'list', outcome: 'converted' },
      { pointer: '/name', expected: 'text', outcome: 'missing' },
    ])
  })

  test.each([
    [{ name: 'a' }, '/id', /^expected an id at \/id, got nothing$/],
    [{ id: null, name: 'a' }, '/id', /^expected an id at \/id, got nothing$/],
    [{ id: '', name: 'a' }, '/id', /^expected an id at \/id, got nothing$/],
    [{ id: {}, name: 'a' }, '/id', /^expected an id at \/id, got nothing$/],
    [{ id: true, name: 'a' }, '/id', /^expected an id at \/id, got nothing$/],
    [{ data: { name: 'a' } }, '/data/id', /^expected an id at \/data\/id, got nothing$/],
    [{}, '', /^expected a record(, got|\b)/],
    [[], '', /^expected a record(, got|\b)/],
    [[{ id: 1 }], '', /^expected a record(, got|\b)/],
    ['text', '', /^expected a record(, got|\b)/],
    [0, '', /^expected a record(, got|\b)/],
    [null, '', /^expected a record(, got|\b)/],
    [undefined, '', /^expected a record(, got|\b)/],
    [{ more: 1 }, '', /^expected a record(, got|\b)/],
    [{ data: null }, '', /^expected a record(, got|\b)/],
    [{ data: [{ id: 1 }] }, '/data', /^expected a record(, got|\b)/],
  ])('%j throws its pointer and expected kind', (body, pointer, expected) => {
    expect(readError(row, body)).toMatchObject({
      name: 'InvalidResponseError',
      kind: 'unexpected-shape',
      pointer,
      message: expect.stringMatching(expected),
    })
  })

  test('names of members are escaped in a pointer', () => {
    expect(readError({ 'a/b~c!': id, name: text }, { 'a/b~c': {} }).pointer).toBe('/a~1b~0c')
  })

  test('inside another record loses its unreadable members, and the other record stays', () => {
    const shape = { 'code!': text, inner: row, list: [row] } as const
    const body = { code: 'a', inner: { name: 7 }, list: { id: 2 } }
    const { value, notes } = readWithNotes(shape, body)
    expect(value).toEqual({ code: 'a', list: [{ id: 2 }] })
    expect(notes).toEqual(['-/inner', '-/inner/id', '~/list'])
    const either = { 'code!': text, list: [row, 'or one'] } as const
    expect(readWithNotes(either, { code: 'a', list: { id: 2 } }).notes).toEqual([])
    expect(readWithNotes(shape, { code: 'a', inner: 'x', list: 'x' })).toMatchObject({
      value: { code: 'a' },
      notes: ['-/inner', '-/list'],
    })
  })
})

describe('a list', () => {
  const rows = [{ id: 1 }, { id: 'b' }]

  test('is read unchanged', () => {
    const body = structuredClone(rows)
    expect(readWithNotes([row], body).value).toBe(body)
    expect(readWithNotes([row], body)).toMatchObject({ value: rows, notes: [] })
  })

  test('keeps rows of which only optional members are missing', () => {
    const body = [{ id: 1 }, { id: 2, price: 'many', on: 'perhaps', tags: {} }]
    expect(readWithNotes([row], body)).toMatchObject({
      value: [{ id: 1 }, { id: 2 }],
      notes: ['-/1/on', '-/1/price', '-/1/tags'],
    })
  })

  test('loses rows without a required member, and notes both', () => {
    const body = [{ id: 1 }, { name: 'a' }, {}, { id: '', name: 'b' }, { id: 2 }]
    const { value, mismatches } = readWithNotes([row], body)
    expect(value).toEqual([{ id: 1 }, { id: 2 }])
    expect(mismatches).toEqual(
      [1, 2, 3].flatMap((index) => [
        { pointer: `/${index}/id`, expected: 'id', outcome: 'missing' },
        { pointer: `/${index}`, expected: 'record', outcome: 'removed' },
      ]),
    )
  })

  test('of which every row lacks a required member throws', () => {
    expect(readError([row], [{ name: 'a' }, {}])).toMatchObject({
      kind: 'unexpected-shape',
      message: 'expected a list of complete records, got a list',
    })
  })

  test('loses rows that are not records', () => {
    const body = [{ id: 1 }, null, 'x', 3, [], { id: 2, name: 4 }]
    expect(readWithNotes([row], body)).toMatchObject({
      value: [{ id: 1 }, { id: 2, name: '4' }],
      // Pointers refer to the original body.
      notes: ['-/1', '-/2', '-/3', '-/4'],
    })
  })

  test.each([[['x', null, 3]], [[[]]], [[null]]])('%j has no valid row', (body) => {
    expect(readError([row], structuredClone(body))).toMatchObject({ kind: 'unexpected-shape', pointer: '' })
    expect(readError([row], { data: structuredClone(body) })).toMatchObject({
      pointer: '/data',
      message: 'expected a list of complete records at /data, got a list',
    })
  })
})

describe('the examples of the description', async () => {
  const known = new Map(
    Object.values<Operation>(operations).map((operation) => [operation.id as string, operation]),
  )

  test.each((await readOperations()).filter(({ operationId }) => known.get(operationId)?.response))(
    '$operationId: the good ones are read without loss',
    ({ operationId, responses }) => {
      const { response } = known.get(operationId) as { response: Shape }
      for (const { status, value, name } of responses) {
        if (status !== 200) continue
        const { value: read, notes } = readWithNotes(response, structuredClone(value))
        expect(read, name).toEqual(expect.any(Object))
        expect(
          notes.filter((note) => note.startsWith('-')),
          name,
        ).toEqual([])
      }
    },
  )
})
