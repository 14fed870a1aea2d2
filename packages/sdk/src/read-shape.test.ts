import { readOperations } from '@tarang/openapi'
import { describe, expect, test } from 'vitest'
import { readError, readWithNotes, row } from '../read-with-notes.ts'
import * as operations from './generated/operations.ts'
import type { Operation } from './operations.ts'
import type { Shape } from './read-shape.ts'

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

  test('in other forms is converted in place, with notes', () => {
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
    expect(notes).toEqual(['~/name', '~/on', '~/parts', '~/price', '~/tags'])
  })

  test('loses only what cannot be read', () => {
    const body = { id: 1, name: {}, price: 'many', on: 'yes', tags: 5, parts: { a: 1 }, more: {} }
    expect(readWithNotes(row, body)).toMatchObject({
      value: { id: 1, more: {} },
      notes: ['-/name', '-/on', '-/parts/0', '-/parts', '-/price', '-/tags'].sort(),
    })
    expect(Object.keys(body)).toEqual(['id', 'more'])
  })

  test('a mismatch has a pointer, the expected kind and the outcome', () => {
    expect(readWithNotes(row, { id: 1, price: '7', name: {} }).mismatches).toEqual([
      { pointer: '/name', expected: 'text', outcome: 'missing' },
      { pointer: '/price', expected: 'number', outcome: 'converted' },
    ])
  })

  test.each([
    [{ name: 'a' }, '/id', 'id at /id'],
    [{ id: null, name: 'a' }, '/id', 'id at /id'],
    [{ id: '', name: 'a' }, '/id', 'id at /id'],
    [{ id: {}, name: 'a' }, '/id', 'id at /id'],
    [{ id: true, name: 'a' }, '/id', 'id at /id'],
    [{ data: { name: 'a' } }, '/data/id', 'id at /data/id'],
    [{}, '', 'record'],
    [[], '', 'record'],
    [[{ id: 1 }], '', 'record'],
    ['text', '', 'record'],
    [0, '', 'record'],
    [null, '', 'record'],
    [undefined, '', 'record'],
    [{ more: 1 }, '', 'record'],
    [{ data: null }, '', 'record'],
    [{ data: [{ id: 1 }] }, '', 'record'],
  ])('%j throws its pointer and expected kind', (body, pointer, expected) => {
    expect(readError(row, body)).toMatchObject({
      name: 'InvalidResponseError',
      kind: 'unexpected-shape',
      pointer,
      message: `The API did not answer with the expected ${expected}.`,
    })
  })

  test('names of members are escaped in a pointer', () => {
    expect(readError({ 'a/b~c!': 'id', name: 'text' }, { 'a/b~c': {} }).pointer).toBe('/a~1b~0c')
  })

  test('inside of another loses what it lacks, and the other stays', () => {
    const shape = { 'code!': 'text', inner: row, list: [row] } as const
    const body = { code: 'a', inner: { name: 7 }, list: { id: 2 } }
    const { value, notes } = readWithNotes(shape, body)
    expect(value).toEqual({ code: 'a', inner: { name: '7' }, list: [{ id: 2 }] })
    expect(notes).toEqual(['-/inner/id', '~/inner/name', '~/list'])
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

  test('keeps incomplete rows', () => {
    const body = [{ name: 'a' }, {}, { id: '', price: 'many', on: 'perhaps', tags: {} }]
    expect(readWithNotes([row], body)).toMatchObject({
      value: [{ name: 'a' }, {}, {}],
      notes: ['-/0/id', '-/1/id', '-/2/id', '-/2/on', '-/2/price', '-/2/tags'],
    })
  })

  test('loses rows that are not records', () => {
    const body = [{ id: 1 }, null, 'x', 3, [], { id: 2, name: 4 }]
    expect(readWithNotes([row], body)).toMatchObject({
      value: [{ id: 1 }, { id: 2, name: '4' }],
      // Pointers refer to the original body.
      notes: ['-/1', '-/2', '-/3', '-/4', '~/5/name'],
    })
  })

  test.each([[['x', null, 3]], [[[]]], [[null]]])('%j has no valid row', (body) => {
    expect(readError([row], structuredClone(body))).toMatchObject({ kind: 'unexpected-shape', pointer: '' })
    expect(readError([row], { data: structuredClone(body) })).toMatchObject({
      pointer: '/data',
      message: 'The API did not answer with the expected list.',
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
