/** Tests the stricter schemas that the reference server has to fulfil. */
import { readdir } from 'node:fs/promises'
import { readDocument, services } from '@tarang/openapi'
import { describe, expect, test } from 'vitest'
import { namedMembers, strictForm } from '../testing/strict-form.ts'
import { isRefusal, strictValidator, unsentMembers, validator } from '../testing/validators.ts'

const addressOf = (file: string, name: string) =>
  new URL(`schemas/${file}.yaml#/${name}`, services.platform).href

const blog = {
  id: 7,
  text: 'A title',
  backgroundImage: null,
  publishedDate: '2026-11-21T09:15:00.000Z',
  likesCount: 3,
  categories: ['Strategies'],
  htmlPageLink: 'https://files.example.com/a.html',
  liked: false,
  etag: '7',
}
const split = {
  id: 7,
  stockname: 'TITAN',
  splitratio: '1:2',
  splitdate: '2026-12-01',
  status: 0,
  corporateaction: 'Split',
  sourcedon: '2026-11-19',
  createdon: '2026-11-19T09:15:00+05:30',
  etag: '7',
}

describe('the strict form', () => {
  const isBlog = strictValidator(addressOf('blogs', 'BlogItem'))
  const isSplit = strictValidator(addressOf('stock-splits', 'StockSplit'))

  test('accepts a complete record', () => {
    expect(isBlog(blog), JSON.stringify(isBlog.errors)).toBe(true)
    expect(isSplit(split), JSON.stringify(isSplit.errors)).toBe(true)
  })

  test.each(Object.keys(blog))('refuses a blog without %s, or notes it once with its file', (name) => {
    const { [name as 'id']: _, ...rest } = blog
    expect(!isBlog(rest) || unsentMembers.has(`schemas/blogs.yaml BlogItem/${name}`)).toBe(true)
  })

  test('refuses a member that is not described', () => {
    expect(isBlog({ ...blog, importedFiles: null })).toBe(false)
  })

  test.each([
    { id: '7' },
    { id: 0 },
    { id: 1.5 },
    { text: null },
    { text: 7 },
    { likesCount: '3' },
    { likesCount: 1.5 },
    { liked: 1 },
    { liked: null },
    { categories: 'Strategies' },
    { categories: [''] },
    { publishedDate: '2026-11-21T09:15:00' },
    { publishedDate: 1_795_232_700_000 },
    { publishedDate: 'soon' },
  ])('refuses a blog with %j, which clients accept', (changes) => {
    expect(isBlog({ ...blog, ...changes })).toBe(false)
  })

  test.each([
    { status: 2 },
    { status: '0' },
    { status: null },
    { splitdate: '2026-12-01T00:00:00Z' },
    { createdon: '2026-11-19' },
  ])('refuses a split with %j', (changes) => {
    expect(isSplit({ ...split, ...changes })).toBe(false)
  })

  test('has no answer that clients do not read', () => {
    expect(validator(addressOf('values', 'Unread'))('Saved.')).toBe(true)
    const isSent = strictValidator(addressOf('values', 'Unread'))
    for (const body of [undefined, null, 'Saved.', {}]) expect(isSent(body)).toBe(false)
  })

  test('requires a code, a message and texts of a refusal', () => {
    expect(isRefusal({ status: { statusCode: 422, message: 'No.', errors: { id: 'Must be an id.' } } })).toBe(
      true,
    )
    for (const status of [
      { statusCode: 422 },
      { statusCode: '422', message: 'No.' },
      { statusCode: 200, message: 'No.', errors: { id: 'x' } },
      { statusCode: 422, message: '' },
      { statusCode: 422, message: 'No.', errors: { id: 7 } },
    ])
      expect(isRefusal({ status }), JSON.stringify(status)).toBe(false)
  })
})

test('every schema and member of the strict form exists in the description', async () => {
  const folder = new URL('schemas/', services.platform)
  const members = new Set<string>()
  for (const name of await readdir(folder)) {
    const schemas = (await readDocument(new URL(name, folder))) as Record<string, { properties?: object }>
    for (const [schema, { properties = {} }] of Object.entries(schemas))
      for (const member of Object.keys(properties)) members.add(`${schema}/${member}`)
  }
  expect(namedMembers.length).toBeGreaterThan(40)
  expect(namedMembers.filter((name) => !members.has(name))).toEqual([])
})

test('an unknown reader is an error', () => {
  expect(() =>
    strictForm({ Colour: { type: 'string', 'x-reader': 'colour' } }, 'schemas/colours.yaml'),
  ).toThrow('Nothing is sent as colour.')
})
