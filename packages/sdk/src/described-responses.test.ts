/** The description requires of a response only what the client needs, with reasons. */

import { readDocument, readOperations, services } from '@tarang/openapi'
import { describe, expect, test } from 'vitest'
import * as valueReaders from './value-readers.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  not?: Schema
  items?: Schema
  anyOf?: Schema[]
  required?: string[]
  properties?: Record<string, Schema>
  'x-required-because'?: Record<string, string>
  'x-reader'?: string
  'x-known-values'?: unknown[]
  'x-unread'?: true
}

/** Every schema that a response references, by name and member path. */
async function readReferencedSchemas(): Promise<Map<string, Schema>> {
  const found = new Map<string, Schema>()
  const visit = async (schema: Schema, base: URL, name: string): Promise<void> => {
    if (schema.$ref) {
      const url = new URL(schema.$ref, base)
      const target = url.hash.split('/').at(-1) ?? ''
      const named = ((await readDocument(url)) as Record<string, Schema>)[target]
      if (!named) throw new Error(`No schema at ${url.href}.`)
      if (!found.has(target)) await visit(named, url, target)
      return
    }
    found.set(name, schema)
    for (const [member, one] of Object.entries(schema.properties ?? {}))
      await visit(one, base, `${name}/${member}`)
    for (const [index, one] of (schema.anyOf ?? []).entries()) await visit(one, base, `${name}|${index}`)
    if (schema.items) await visit(schema.items, base, `${name}[]`)
  }
  for (const { operationId, responseSchema, returnsText, href } of await readOperations())
    if (!returnsText) await visit(responseSchema as Schema, new URL(href), operationId)
  await visit({ $ref: 'schemas/status.yaml#/Refusal' }, services.platform, 'Refusal')
  return found
}

const schemas = [...(await readReferencedSchemas())]
const kindsOf = ({ type }: Schema) => [type ?? []].flat()

test('the responses of every operation are included', () => {
  const names = schemas.map(([name]) => name)
  for (const name of ['BlogItem', 'ExploreItem', 'Trade', 'User', 'StockSplit', 'Discount', 'OkStatus', 'Id'])
    expect(names).toContain(name)
  expect(names.length).toBeGreaterThan(60)
})

describe('required members', () => {
  const withRequired = schemas.filter(([, schema]) => schema.required || schema['x-required-because'])

  test.each(withRequired)('%s gives a reason for each', (_, schema) => {
    const reasons = schema['x-required-because'] ?? {}
    expect(Object.keys(reasons).sort()).toEqual((schema.required ?? []).toSorted())
    for (const reason of Object.values(reasons)) expect(reason).toMatch(/^[A-Z(].{10,}\.\)?$/)
  })

  test('are only these', () => {
    const required = Object.fromEntries(withRequired.map(([name, schema]) => [name, schema.required]))
    expect(required).toEqual({
      BlogItem: ['id'],
      BlogLikes: ['likesCount'],
      Discount: ['id'],
      ExcludedLiveTrade: ['stockName'],
      ExploreItem: ['id'],
      LoginResponse: ['data'],
      LoginResult: ['jwtToken', 'refreshToken'],
      PlanCatalogResponse: ['data'],
      Refusal: ['status'],
      RefreshedToken: ['token'],
      RefreshedTokenResponse: ['data'],
      Status: ['statusCode'],
      StockSplit: ['id'],
      Strategy: ['strategyCode'],
      StrategyDetailsResponse: ['data'],
      'StrategyDetailsResponse/data': ['strategyDetails'],
      StrategyPlan: ['id'],
    })
  })
})

describe('every value', () => {
  // The envelope is read by `src/response-body.ts`, without value readers.
  const envelope = /^(OkStatus|Status|MessageResponse)\//
  const values = schemas.filter(([name, schema]) => {
    const isStructure =
      schema.properties || schema.anyOf || schema['x-unread'] || schema.items?.$ref || schema.type === 'null'
    return !isStructure && !envelope.test(name) && !/^Words\[\]$/.test(name)
  })

  test.each(values)('%s has a reader', (_, schema) => {
    const { items } = schema
    const kind = items && !schema['x-reader'] ? items['x-reader'] : schema['x-reader']
    expect(Object.values(valueReaders).map(({ kind }) => kind)).toContain(kind)
  })

  test.each(values)('%s allows every type that its reader accepts', (_, schema) => {
    const forms: Record<string, string[]> = {
      text: ['string'],
      number: ['number', 'string'],
      flag: ['boolean', 'integer', 'string'],
      status: ['integer', 'string', 'boolean'],
      'text-status': ['string', 'integer', 'boolean'],
      id: ['number', 'string'],
      date: ['string', 'integer'],
      words: ['array', 'string'],
    }
    const { items } = schema
    const read = items && !schema['x-reader'] ? items : schema
    expect(kindsOf(read)).toEqual(expect.arrayContaining(forms[read['x-reader'] ?? ''] ?? ['none']))
  })

  test('may be null unless it is required', () => {
    const never = schemas.filter(
      ([name, schema]) => schema['x-reader'] && !name.endsWith('[]') && !kindsOf(schema).includes('null'),
    )
    expect(never.map(([name]) => name).sort()).toEqual([
      'BlogLikes/likesCount',
      'Code',
      'Id',
      'LoginResult/jwtToken',
      'LoginResult/refreshToken',
      'RefreshedToken/token',
      'Status/statusCode',
    ])
  })
})

test('responses have no limits but these', () => {
  const limits = [
    ...['enum', 'const', 'minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'multipleOf'],
    ...['exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems', 'uniqueItems', 'minProperties'],
    ...['maxProperties', 'not', 'allOf', 'oneOf', 'propertyNames', 'contains', 'unevaluatedProperties'],
  ]
  const set = schemas.flatMap(([name, schema]) =>
    Object.keys(schema)
      .filter((key) => limits.includes(key))
      .map((key) => `${name} ${key}`),
  )
  expect(set.sort()).toEqual([
    // A text that is a number.
    'BlogLikes/likesCount pattern',
    // An id and a token must not be empty.
    'Code minLength',
    'Id minLength',
    'LoginResult/jwtToken minLength',
    'LoginResult/refreshToken minLength',
    // A text that is a number.
    'Number pattern',
    // A code between 200 and 299 without errors distinguishes a success from a refusal.
    'OkStatus/errors maxProperties',
    'OkStatus/statusCode|0 maximum',
    'OkStatus/statusCode|0 minimum',
    'OkStatus/statusCode|1 pattern',
    'RefreshedToken/token minLength',
    'Status not',
    'Unread not',
  ])
  const closed = schemas.filter(([, schema]) => 'additionalProperties' in schema)
  expect(closed.map(([name, schema]) => [name, schema])).toEqual([
    ['Status/errors', expect.objectContaining({ additionalProperties: true })],
  ])
})

test('known values are listed', () => {
  const known = schemas.filter(([, schema]) => schema['x-known-values'])
  expect(known.map(([name, schema]) => [name, schema['x-known-values']])).toEqual([
    ['TextStatus', ['0', '1']],
    ['RecordStatus', [0, 1]],
    ['Discount/type', ['DISCOUNT', 'COUPON']],
    ['Discount/status', ['Active', 'Inactive']],
  ])
})

test('a write may return any body, or none', async () => {
  for (const { operationId, class: kind, responseSchema, returnsText } of await readOperations()) {
    if (kind !== 'write' || returnsText) continue
    const alternatives = (responseSchema as Schema).anyOf?.map(({ $ref }) => $ref)
    expect(alternatives, operationId).toContain('../schemas/values.yaml#/Unread')
  }
})
