/** The stricter form of the description, which the reference server is held to, is stricter indeed. */
import { readdir } from 'node:fs/promises'
import { readDocument, services } from '@tarang/openapi'
import { describe, expect, test } from 'vitest'
import { isRefusal, strictValidator, validator } from '../testing/described.ts'
import { namedMembers, strictForm } from '../testing/strict-form.ts'

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
}

describe('what the reference server sends', () => {
  const isBlog = strictValidator(addressOf('blogs', 'BlogItem'))
  const isSplit = strictValidator(addressOf('stock-splits', 'StockSplit'))

  test('is every member, each in one kind', () => {
    expect(isBlog(blog), JSON.stringify(isBlog.errors)).toBe(true)
    expect(isSplit(split), JSON.stringify(isSplit.errors)).toBe(true)
  })

  test.each(Object.keys(blog))('is never a blog without %s', (name) => {
    const { [name as 'id']: _, ...rest } = blog
    expect(isBlog(rest)).toBe(false)
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
  ])('is never a blog with %j, though clients read it', (odd) => {
    expect(isBlog({ ...blog, ...odd })).toBe(false)
  })

  test.each([
    { status: 2 },
    { status: '0' },
    { status: null },
    { splitdate: '2026-12-01T00:00:00Z' },
    { createdon: '2026-11-19' },
  ])('is never a split with %j', (odd) => {
    expect(isSplit({ ...split, ...odd })).toBe(false)
  })

  test('is never what no client reads', () => {
    expect(validator(addressOf('values', 'Unread'))('Saved.')).toBe(true)
    const isSent = strictValidator(addressOf('values', 'Unread'))
    for (const body of [undefined, null, 'Saved.', {}]) expect(isSent(body)).toBe(false)
  })

  test('refuses with a code, a message and texts', () => {
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

test('the strict form names only schemas and members that the description has', async () => {
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

test('a reading that the strict form does not know is a mistake', () => {
  expect(() => strictForm({ Colour: { type: 'string', 'x-reading': 'colour' } })).toThrow(
    'Nothing is sent as colour.',
  )
})
