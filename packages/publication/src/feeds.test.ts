import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import type { Entry, Publication } from './entry.ts'
import { categorySlug, feedPath, writeFeed } from './feeds.ts'

const publication: Publication = {
  name: 'Tarang & Co',
  description: 'Research < noise',
  origin: 'https://tarang.example',
}

const publishedAt = new Date('2026-11-14T09:30:00+05:30')

const entry: Entry = {
  id: 'https://tarang.example/newsLetterAndBlogsTemplate/blogs/7',
  title: 'Momentum & mean reversion',
  url: 'https://tarang.example/newsLetterAndBlogsTemplate/blogs/7',
  categories: ['Daily Bytes'],
  publishedAt,
  imageUrl: 'https://tarang.example/files/cover.svg',
  bodyUrl: null,
  html: '<h1>Momentum</h1><p>Price &amp; volume: <a href="https://tarang.example/">more</a></p>',
}

const older: Entry = {
  ...entry,
  id: 'older',
  title: 'Older',
  publishedAt: new Date('2026-11-01'),
  imageUrl: null,
}

test('an RSS reader finds every field', () => {
  const feed = parseRssFeed(writeFeed('rss', [entry, older], publication))
  expect(feed).toMatchObject({
    title: 'Tarang & Co',
    description: 'Research < noise',
    link: 'https://tarang.example/newsLetterAndBlogs',
    language: 'en-IN',
  })
  expect(feed.items).toHaveLength(2)
  expect(feed.items?.[0]).toMatchObject({
    title: entry.title,
    link: entry.url,
    guid: { value: entry.id, isPermaLink: false },
    pubDate: publishedAt.toUTCString(),
    categories: [{ name: 'Daily Bytes' }],
    enclosures: [{ url: entry.imageUrl, type: 'image/svg+xml', length: 0 }],
    content: { encoded: entry.html },
  })
})

test('an Atom reader finds every field', () => {
  const feed = parseAtomFeed(writeFeed('atom', [entry], publication, 'Daily Bytes'))
  expect(feed).toMatchObject({
    id: 'https://tarang.example/category/Daily%20Bytes',
    title: { value: 'Tarang & Co: Daily Bytes' },
    updated: publishedAt.toISOString(),
  })
  expect(feed.links?.map(({ href }) => href)).toContain('https://tarang.example/feeds/daily-bytes.atom')
  expect(feed.entries?.[0]).toMatchObject({
    id: entry.id,
    // The title has the type `html`, so its `&` stays escaped.
    title: { value: 'Momentum &#38; mean reversion', type: 'html' },
    content: { value: entry.html, type: 'html' },
    published: publishedAt.toISOString(),
    categories: [{ term: 'Daily Bytes' }],
    authors: [{ name: 'Tarang & Co' }],
  })
})

test('a JSON Feed reader finds every field', () => {
  const feed = parseJsonFeed(writeFeed('json', [entry], publication))
  expect(feed).toMatchObject({ title: 'Tarang & Co', feed_url: 'https://tarang.example/feeds/all.json' })
  expect(feed.items?.[0]).toMatchObject({
    id: entry.id,
    url: entry.url,
    title: entry.title,
    content_html: entry.html,
    image: entry.imageUrl,
    date_published: publishedAt.toISOString(),
    tags: ['Daily Bytes'],
  })
})

describe.each([
  ['the end of CDATA', 'a ]]> b', 'a ]]> b'],
  ['the end of a script', '</script><b>x', '</script><b>x'],
  ['control characters', 'a\u0000\u0001\u000b\u001fb', 'ab'],
  ['a lone surrogate', 'a\ud83d', 'a\ufffd'],
  ['signs of XML', `<&>"'`, `<&>"'`],
])('a text with %s', (_, text, shown) => {
  const hostile: Entry = {
    ...entry,
    title: text,
    categories: [text],
    html: `<p>${text.replace(/[<&]/g, '')}</p>`,
  }

  test('is the same text in RSS', () => {
    const feed = parseRssFeed(writeFeed('rss', [hostile], publication))
    expect(feed.items?.[0]).toMatchObject({ title: shown, categories: [{ name: shown }] })
  })
  test('is the same text in Atom', () => {
    const [item] = parseAtomFeed(writeFeed('atom', [hostile], publication)).entries ?? []
    expect(item?.title?.value).toBe(shown.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`))
    expect(item?.categories?.[0]?.term).toBe(shown)
  })
  test('is the same text in JSON Feed', () => {
    expect(parseJsonFeed(writeFeed('json', [hostile], publication)).items?.[0]?.title).toBe(shown)
  })
})

test.each([
  ['Daily Bytes', 'daily-bytes'],
  ['Market/Events & More!', 'market-events-more'],
  ['बाज़ार', 'ब-ज-र'],
])('the category %s is %s in an address', (category, slug) => {
  expect(categorySlug(category).length).toBeGreaterThan(0)
  if (/^[\x20-\x7e]+$/.test(category)) expect(categorySlug(category)).toBe(slug)
  expect(feedPath('rss', category)).toBe(`/feeds/${encodeURIComponent(categorySlug(category))}.rss`)
})

test('a feed leaves out an entry without a date, and names both categories of an entry', () => {
  const two: Entry = { ...entry, categories: ['Daily Bytes', 'Strategies'] }
  const feed = parseRssFeed(writeFeed('rss', [two, { ...older, publishedAt: null }], publication))
  expect(feed.items).toHaveLength(1)
  expect(feed.items?.[0]?.categories).toEqual([{ name: 'Daily Bytes' }, { name: 'Strategies' }])
})

test('a publication without entries is an empty feed', () => {
  expect(parseRssFeed(writeFeed('rss', [], publication)).items ?? []).toEqual([])
})
