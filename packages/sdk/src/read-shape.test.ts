import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { operations as described } from '../description.ts'
import * as operations from './generated/operations.ts'
import type { Operation } from './operations.ts'
import { type Flaw, readShape, type Shape } from './read-shape.ts'

const row = {
  'id!': 'id',
  name: 'text',
  price: 'number',
  on: 'flag',
  tags: 'words',
  parts: ['text'],
} as const

/** What is read of a body, and what is noted: by place, `-` before what is missing, `~` before what was converted. */
function reading(shape: Shape, body: unknown, isOptional = false) {
  const flaws: Flaw[] = []
  const value = readShape(shape, body, (flaw) => flaws.push(flaw), isOptional)
  const notes = flaws.map(({ pointer, outcome }) => `${outcome === 'missing' ? '-' : '~'}${pointer}`).sort()
  return { value, notes, flaws }
}

const failure = (shape: Shape, body: unknown) => {
  try {
    readShape(shape, body, () => {})
  } catch (error) {
    return error as { name: string; kind: string; pointer: string; message: string }
  }
  return expect.unreachable('No reading should fit.')
}

describe('a record', () => {
  test.each([
    [{ id: 1 }],
    [{ id: 'blg003' }],
    [{ id: 1, name: null, price: null, on: null, tags: null, parts: null }],
    [{ id: 1, name: '', price: 1.5, on: false, tags: [], parts: ['a'], more: { of: ['it'] } }],
  ])('%j is read as it is', (body) => {
    const before = structuredClone(body)
    const { value, notes } = reading(row, body)
    expect(value).toBe(body)
    expect([value, notes]).toEqual([before, []])
  })

  test('in other forms is converted in place, and each is noted', () => {
    const body = { id: '1', name: 7, price: '1,234.5', on: 'TRUE', tags: 'a, b', parts: 'one' }
    const { value, notes } = reading(row, body)
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

  test('loses what cannot be read, and nothing else', () => {
    const body = { id: 1, name: {}, price: 'many', on: 'yes', tags: 5, parts: { a: 1 }, more: {} }
    expect(reading(row, body)).toMatchObject({
      value: { id: 1, more: {} },
      notes: ['-/name', '-/on', '-/parts/0', '-/parts', '-/price', '-/tags'].sort(),
    })
    expect(Object.keys(body)).toEqual(['id', 'more'])
  })

  test('the flaw says where, what was described there, and what became of it', () => {
    expect(reading(row, { id: 1, price: '7', name: {} }).flaws).toEqual([
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
  ])('%j cannot do, and the error says where and what', (body, pointer, expected) => {
    expect(failure(row, body)).toMatchObject({
      name: 'AnswerError',
      kind: 'unexpected-shape',
      pointer,
      message: `The API did not answer with the expected ${expected}.`,
    })
  })

  test('names of members are escaped in a pointer', () => {
    expect(failure({ 'a/b~c!': 'id', name: 'text' }, { 'a/b~c': {} }).pointer).toBe('/a~1b~0c')
  })

  test('inside of another loses what it lacks, and the other stays', () => {
    const shape = { 'code!': 'text', inner: row, list: [row] } as const
    const body = { code: 'a', inner: { name: 7 }, list: { id: 2 } }
    const { value, notes } = reading(shape, body)
    expect(value).toEqual({ code: 'a', inner: { name: '7' }, list: [{ id: 2 }] })
    expect(notes).toEqual(['-/inner/id', '~/inner/name', '~/list'])
    expect(reading(shape, { code: 'a', inner: 'x', list: 'x' })).toMatchObject({
      value: { code: 'a' },
      notes: ['-/inner', '-/list'],
    })
  })
})

describe('a list', () => {
  const rows = [{ id: 1 }, { id: 'b' }]

  test('is read as it is', () => {
    const body = structuredClone(rows)
    expect(reading([row], body).value).toBe(body)
    expect(reading([row], body)).toMatchObject({ value: rows, notes: [] })
  })

  test('keeps every row, whatever it lacks', () => {
    const body = [{ name: 'a' }, {}, { id: '', price: 'many', on: 'perhaps', tags: {} }]
    expect(reading([row], body)).toMatchObject({
      value: [{ name: 'a' }, {}, {}],
      notes: ['-/0/id', '-/1/id', '-/2/id', '-/2/on', '-/2/price', '-/2/tags'],
    })
  })

  test('loses what is no record at all', () => {
    const body = [{ id: 1 }, null, 'x', 3, [], { id: 2, name: 4 }]
    expect(reading([row], body)).toMatchObject({
      value: [{ id: 1 }, { id: 2, name: '4' }],
      // Places are those of the answer as it came.
      notes: ['-/1', '-/2', '-/3', '-/4', '~/5/name'],
    })
  })

  test.each([[['x', null, 3]], [[[]]], [[null]]])('%j has nothing sound in it', (body) => {
    expect(failure([row], structuredClone(body))).toMatchObject({ kind: 'unexpected-shape', pointer: '' })
    expect(failure([row], { data: structuredClone(body) })).toMatchObject({
      pointer: '/data',
      message: 'The API did not answer with the expected list.',
    })
  })
})

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
    expect(reading([row], body)).toEqual({ value: [], notes: [], flaws: [] })
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
      expect(reading(row, body, true)).toEqual({ value: undefined, notes: [], flaws: [] })
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

describe('against the description itself', async () => {
  const known = new Map(
    Object.values<Operation>(operations).map((operation) => [operation.id as string, operation]),
  )

  test.each((await described()).filter(({ operationId }) => known.get(operationId)?.answer))(
    '$operationId: its good answers are read, and nothing of them is missing',
    ({ operationId, answers }) => {
      const { answer } = known.get(operationId) as { answer: Shape }
      for (const { status, value, name } of answers) {
        if (status !== 200) continue
        const { value: read, notes } = reading(answer, structuredClone(value))
        expect(read, name).toEqual(expect.any(Object))
        expect(
          notes.filter((note) => note.startsWith('-')),
          name,
        ).toEqual([])
      }
    },
  )
})

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

  test('any JSON is read to sound rows, or is an AnswerError', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(odd, fc.jsonValue()))), (body) => {
        try {
          const value = readShape([row], body, () => {}) as Record<string, unknown>[]
          expect(value.every(isSound)).toBe(true)
        } catch (error) {
          expect(error).toMatchObject({ name: 'AnswerError', kind: 'unexpected-shape' })
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
