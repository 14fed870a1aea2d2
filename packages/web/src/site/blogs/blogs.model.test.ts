import { alikeTexts } from '@tarang/machines/testing/alike-texts'
import type { Blog } from '@tarang/sdk'
import { describe, expect, it } from 'vitest'
import {
  around,
  categoriesOf,
  type Entry,
  entriesOf,
  entryOf,
  gridOf,
  inCategory,
  matchesOf,
  mostPopular,
  pageOf,
  readListView,
  readShown,
  titled,
  writeListView,
} from './blogs.model.ts'

const blog = (id: unknown, over: Record<string, unknown> = {}) =>
  ({ id, text: `Entry ${id}`, likesCount: 0, categories: [], ...over }) as Blog

const entry = (id: number, over: Record<string, unknown> = {}) => entryOf(blog(id, over)) as Entry
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)

describe('an entry', () => {
  it('accepts any id, and is left out without one', () => {
    const ids: unknown[] = [0, -7, 1.5, '12', '../1', 'blg 003', 'ब्लॉग', '64f0c2ab9d1e8a0012345678']
    for (const id of ids) expect(entryOf(blog(id))?.id).toBe(id)
    for (const id of [null, undefined]) expect(entryOf(blog(id))).toBeNull()
  })

  it.each([
    ['/files/a.html', 'http://localhost:3000/files/a.html'],
    ['files/a.html', 'http://localhost:3000/api/files/a.html'],
    ['../files/a.html?v=2', 'http://localhost:3000/files/a.html?v=2'],
    ['https://files.example/a.html', 'https://files.example/a.html'],
    ['//files.example/a.html', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('resolves the body address %s against the API base', (htmlPageLink, link) => {
    expect(entry(1, { htmlPageLink }).bodyLink).toBe(link)
  })
})

it('sorts entries newest first, removes duplicates, and puts those without a date last', () => {
  const day = (publishedDate: string | null) => ({ publishedDate })
  const read = entriesOf([
    blog(1, day('2026-01-01')),
    blog(2, day(null)),
    blog(3, day('2026-03-01')),
    blog(4, day('2026-01-01')),
    blog(3, day('2026-03-01')),
    blog(null),
  ])
  // Entries of one day keep the API's order.
  expect(ids(read)).toEqual([3, 1, 4, 2])
})

it('sorts popular entries by likes, then by date', () => {
  const liked = (likesCount: number, publishedDate: string) => ({ likesCount, publishedDate })
  const entries = [
    entry(1, liked(5, '2026-01-01')),
    entry(2, liked(9, '2025-01-01')),
    entry(3, liked(5, '2026-02-01')),
  ]
  expect(ids(mostPopular(entries))).toEqual([2, 3, 1])
})

it('lists the categories in the firm’s order, then the others', () => {
  const of = (...categories: string[]) => ({ categories })
  const entries = [
    entry(1, of('Zeta', 'Strategies')),
    entry(2, of('daily bytes')),
    entry(3, of('Market Events', 'Alpha')),
  ]
  expect(categoriesOf(entries)).toEqual(['Daily Bytes', 'Market Events', 'Strategies', 'Alpha', 'Zeta'])
  expect(ids(inCategory(entries, ' STRATEGIES '))).toEqual([1])
  expect(inCategory(entries, 'Strat')).toEqual([])
})

it('matches up to five titles, ignoring case', () => {
  const entries = Array.from({ length: 8 }, (_, index) => entry(index + 1, { text: `Momentum ${index}` }))
  expect(ids(matchesOf(entries, ' mOmEnTum '))).toEqual([1, 2, 3, 4, 5])
  expect(matchesOf(entries, '  ')).toEqual([])
  expect(matchesOf(entries, 'value')).toEqual([])
  expect(titled(entries, '')).toHaveLength(8)
  expect(ids(titled(entries, 'um 7'))).toEqual([8])
})

it.each(alikeTexts)('finds a title and a category that differ by %s', (_, stored, typed) => {
  const entries = [entry(1, { text: 'Another' }), entry(2, { text: stored, categories: [stored] })]
  expect(ids(titled(entries, typed))).toEqual([2])
  expect(ids(matchesOf(entries, typed))).toEqual([2])
  expect(ids(inCategory(entries, stored.replace(/\s+/g, '\u00A0').normalize('NFD')))).toEqual([2])
})

it.each([
  [0, 8, 0, null, null],
  [8, 8, 8, null, null],
  [9, 8, 8, 16, null],
  [20, 16, 16, 24, 8],
  [20, 24, 20, null, 16],
  [20, 800, 20, null, 16],
])('of %i entries a grid of %i shows %i, then %s or %s', (count, shown, items, more, less) => {
  const grid = gridOf(Array.from({ length: count }), shown)
  expect([grid.items.length, grid.more, grid.less]).toEqual([items, more, less])
})

it.each([
  [null, 8],
  ['', 8],
  ['3', 8],
  ['-16', 8],
  ['many', 8],
  ['16', 16],
  ['17', 24],
])('reads %s as a grid of %i', (text, shown) => {
  expect(readShown(text)).toBe(shown)
})

it.each([
  [null, 1, 8],
  ['3', 3, 4],
  ['9', 3, 4],
  ['0', 1, 8],
  ['x', 1, 8],
])('turns to page %s as %i, of %i', (asked, page, shown) => {
  const entries = Array.from({ length: 20 }, (_, index) => entry(index + 1))
  const read = pageOf(entries, asked)
  expect([read.page, read.items.length, read.numbers]).toEqual([page, shown, [1, 2, 3]])
})

it('finds the neighbours of an entry, and up to four of its category', () => {
  const of = (...categories: string[]) => ({ categories })
  const entries = [9, 8, 7, 6, 5, 4, 3].map((id) => entry(id, of(id === 8 ? 'Strategies' : 'Bytes')))
  const { newer, older, related } = around(entries, entries[2] as Entry)
  expect([newer?.id, older?.id, ids(related)]).toEqual([8, 6, [9, 6, 5, 4]])
  expect(around(entries, entries[0] as Entry).newer).toBeNull()
  expect(around(entries, entry(99))).toEqual({ newer: null, older: null, related: [] })
})

describe('the address of the list', () => {
  it.each([
    ['', { isPopularExpanded: false, shown: 8, keyword: null }, ''],
    ['?popular=all&shown=20', { isPopularExpanded: true, shown: 24, keyword: null }, '?popular=all&shown=24'],
    ['?popular=some&shown=-1', { isPopularExpanded: false, shown: 8, keyword: null }, ''],
    ['?q=', { isPopularExpanded: false, shown: 8, keyword: '' }, '?q='],
    ['?x=1&q=a%26b', { isPopularExpanded: false, shown: 8, keyword: 'a&b' }, '?q=a%26b'],
    [`?q=${'x'.repeat(10_000)}`, { isPopularExpanded: false, shown: 8, keyword: null }, ''],
  ])('%s is read, and written without defaults', (search, view, written) => {
    expect(readListView(search)).toEqual(view)
    expect(writeListView(view)).toBe(written)
  })
})
