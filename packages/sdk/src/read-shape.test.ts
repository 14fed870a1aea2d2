import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { operations as described } from '../description.ts'
import { check, type Flaw, type Shape } from './check.ts'
import * as operations from './generated/operations.ts'
import type { Operation } from './operations.ts'

const row = { 'id!': 'i', name: 's', price: 'n', on: 'b', tags: ['s'] } as const

/** What a check leaves of an answer, and what it notes. */
function checked(shape: Shape, body: unknown, isLenient = false) {
  const flaws: Flaw[] = []
  check(shape, body, { isLenient, note: (flaw) => flaws.push(flaw) })
  return { body, pointers: flaws.map(({ pointer }) => pointer), flaws }
}
const failure = (shape: Shape, body: unknown) => {
  try {
    check(shape, body, { note: () => {} })
  } catch (error) {
    return error as { name: string; kind: string; pointer: string; message: string }
  }
  return expect.unreachable('It should not fit.')
}

describe('a record', () => {
  test.each([
    [{ id: 1 }],
    [{ id: 1, name: null, price: null, on: null, tags: null }],
    [{ id: 1, name: '', price: 1.5, on: false, tags: [], more: { of: ['it'] } }],
  ])('%j fits, and is left as it is', (body) => {
    const before = structuredClone(body)
    expect(checked(row, body)).toEqual({ body: before, pointers: [], flaws: [] })
  })

  test.each([
    [{}, '/id', 'a whole number'],
    [{ id: null }, '/id', 'a whole number'],
    [{ id: 1.5 }, '/id', 'a whole number'],
    [{ id: '1' }, '/id', 'a whole number'],
    [{ id: 1, name: 7 }, '/name', 'a text'],
    [{ id: 1, price: '7' }, '/price', 'a number'],
    [{ id: 1, on: 1 }, '/on', 'true or false'],
    [{ id: 1, tags: 'a' }, '/tags', 'a list'],
    [{ id: 1, tags: [1, 2] }, '/tags', 'a list'],
    [[], '', 'a record'],
    ['text', '', 'a record'],
    [null, '', 'a record'],
    [undefined, '', 'a record'],
  ])('%j does not fit, and the error says where and what', (body, pointer, expected) => {
    const error = failure(row, body)
    expect(error).toMatchObject({ name: 'AnswerError', kind: 'unexpected-shape', pointer })
    expect(error.message).toBe(`The API did not answer with ${expected}${pointer && ` at ${pointer}`}.`)
  })

  test('says where inside of it', () => {
    expect(failure({ 'a/b!': { '~c!': { 'd!': 's' } } }, { 'a/b': { '~c': {} } }).pointer).toBe('/a~1b/~0c/d')
    expect(failure({ 'data!': { 'rows!': [row] } }, { data: { rows: {} } }).pointer).toBe('/data/rows')
  })
})

describe('a list', () => {
  test.each([
    [
      'a row with a value of the wrong kind loses that',
      [{ id: 1, on: 'yes', price: {} }],
      [{ id: 1 }],
      ['/0/on', '/0/price'].reverse(),
    ],
    [
      'a row without what must be there is kept',
      [{ name: 'a' }, {}],
      [{ name: 'a' }, {}],
      ['/0/id', '/1/id'],
    ],
    [
      'what is no record is left out',
      [{ id: 1 }, null, 'x', 3, [], { id: 2 }],
      [{ id: 1 }, { id: 2 }],
      ['/1', '/2', '/3', '/4'],
    ],
    [
      'what says the same is taken for it',
      [{ id: '1', name: 7, price: ' 2.5 ' }],
      [{ id: 1, name: '7', price: 2.5 }],
      ['/0/id', '/0/name', '/0/price'],
    ],
    [
      'what does not is left out',
      [
        { id: 1, price: 'many' },
        { id: 1, price: '' },
      ],
      [{ id: 1 }, { id: 1 }],
      ['/0/price', '/1/price'],
    ],
    [
      'a member of a list inside is left out',
      [{ id: 1, tags: ['a', null, 7, 'b'] }],
      [{ id: 1, tags: ['a', 'b'] }],
      ['/0/tags/1', '/0/tags/2'],
    ],
    ['so is a list inside that is none', [{ id: 1, tags: 'a' }], [{ id: 1 }], ['/0/tags']],
  ])('%s', (_, body, left, pointers) => {
    const outcome = checked([row], body)
    expect(outcome.body).toEqual(left)
    expect(outcome.pointers.toSorted()).toEqual(pointers.toSorted())
  })

  test('may come wrapped in data, and says so', () => {
    expect(checked([row], { data: [{ id: 1 }, null] })).toMatchObject({
      body: { data: [{ id: 1 }] },
      pointers: ['/data/1'],
    })
    for (const body of [{}, { data: null }, { data: {} }, { data: ['x'] }])
      expect(failure([row], body).pointer).toBe('/data')
  })

  test.each([[['x', null, 3]], [[[]]], ['text'], [null], [undefined], [0]])('%j does not fit', (body) => {
    expect(failure([row], body)).toMatchObject({ kind: 'unexpected-shape', pointer: '' })
  })

  test('may be empty', () => {
    expect(checked([row], [])).toEqual({ body: [], pointers: [], flaws: [] })
  })
})

describe('one of several', () => {
  const bare = { 'code!': 's', list: { '|': [row, [row]] } } as const
  const shape = { '|': [bare, { 'data!': { 'inner!': bare } }, ['s'], 'n'] } as const

  test.each([
    [{ code: 'a' }],
    [{ data: { inner: { code: 'a' } } }],
    [['a']],
    [3],
    [{ code: 'a', list: { id: 1 } }],
    [{ code: 'a', list: [{ id: 1 }] }],
  ])('%j fits', (body) => {
    expect(checked(shape, body).pointers).toEqual([])
  })

  test.each([
    [{}, '/code'],
    [{ data: {} }, '/data/inner'],
    [{ data: { inner: { code: 1 } } }, '/data/inner/code'],
    [{ code: 'a', list: 'x' }, '/list'],
    [{ code: 'a', list: {} }, '/list/id'],
    ['text', ''],
    [true, ''],
  ])('%j does not, at %s', (body, pointer) => {
    expect(failure(shape, body).pointer).toBe(pointer)
  })
})

test('the answer of what has happened already is mended like a row', () => {
  expect(checked(row, { id: '1', on: 'yes' }, true)).toMatchObject({
    body: { id: 1 },
    pointers: ['/id', '/on'],
  })
  for (const body of [null, [], 'saved']) expect(checked(row, body, true).pointers).toEqual([''])
})

describe('against the description itself', async () => {
  const ajv = new Ajv2020({ strict: false })
  const known = new Map(
    Object.values<Operation>(operations).map((operation) => [operation.id as string, operation]),
  )
  const letters = { s: 'string', n: 'number', i: 'integer', b: 'boolean' } as const

  /** The same promise, as a JSON schema. */
  const schemaOf = (shape: Shape): object => {
    if (typeof shape === 'string')
      return { type: [...[...shape].map((kind) => letters[kind as 's']), 'null'] }
    if (Array.isArray(shape)) return { type: ['array', 'null'], items: schemaOf(shape[0] as Shape) }
    const members = shape as Record<string, Shape>
    if ('|' in members) return { anyOf: (members['|'] as unknown as Shape[]).map(schemaOf) }
    const names = Object.keys(members)
    const required = names.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1))
    return {
      type: ['object', 'null'],
      required,
      properties: Object.fromEntries(
        names.map((name) => [
          name.replace('!', ''),
          { ...schemaOf(members[name] as Shape), ...(name.endsWith('!') && { not: { type: 'null' } }) },
        ]),
      ),
    }
  }

  test.each((await described()).filter(({ answersText }) => !answersText))(
    '$operationId: its good answers fit, its refusals do not',
    ({ operationId, answers }) => {
      const { answer } = known.get(operationId) as Operation
      for (const { status, value } of answers) {
        const body = structuredClone(value)
        if (status === 200) expect(checked(answer, body)).toEqual({ body: value, pointers: [], flaws: [] })
      }
    },
  )

  test('whatever a validator of JSON schemas takes for sound, is sound', () => {
    const valid = ajv.compile(schemaOf(row))
    fc.assert(
      fc.property(
        fc.record(
          {
            id: fc.oneof(
              fc.integer(),
              fc.double({ noNaN: true, noDefaultInfinity: true }),
              fc.string(),
              fc.constant(null),
            ),
            name: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
            price: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
            on: fc.oneof(fc.boolean(), fc.integer(), fc.constant(null)),
            more: fc.anything(),
          },
          { requiredKeys: [] },
        ),
        (body) => {
          const isValid = valid(body)
          const { pointers } = checked(row, structuredClone(body), true)
          expect(pointers.length === 0).toBe(isValid)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('whatever comes, what is left of a list fits', () => {
    const shape = operations.listLiveStrategies.answer
    const valid = ajv.compile({
      type: 'array',
      items: { ...schemaOf((shape as readonly [Shape])[0]), required: [] },
    })
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.dictionary(
              fc.constantFrom('id', 'strategyCode', 'xirr', 'status', 'createdOn'),
              fc.jsonValue(),
            ),
          ),
        ),
        (body) => {
          try {
            check(shape, body, { note: () => {} })
          } catch {
            return
          }
          const withoutNull = JSON.parse(JSON.stringify(body, (_, value) => value ?? undefined))
          expect(valid(withoutNull), ajv.errorsText(valid.errors)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })
})
