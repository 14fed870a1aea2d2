import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { writeLlms } from './llms.ts'
import { pages } from './pages.ts'
import { consoleRobots, writeRobots } from './robots.ts'
import { writeSitemap } from './sitemap.ts'

const origin = 'https://tarang.example'
const publication = { name: 'Tarang', description: 'Research.', origin }
const entry: Entry = {
  id: 'x',
  title: 'A [bracket] & <sign> ]]>\u0001',
  url: `${origin}/newsLetterAndBlogsTemplate/blogs/7`,
  categories: ['Daily Bytes'],
  publishedAt: new Date('2026-11-14T00:00:00Z'),
  imageUrl: `${origin}/files/cover.png`,
  bodyUrl: null,
  html: null,
}

test('the sitemap has every page, category and entry with its cover', async () => {
  const xml = await writeSitemap([entry], publication)
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  expect(urls).toEqual([
    ...pages.map(({ path }) => origin + path),
    `${origin}/category/Daily%20Bytes`,
    entry.url,
  ])
  expect(xml).toContain('<lastmod>2026-11-14T00:00:00.000Z</lastmod>')
  expect(xml).toContain(`<image:loc>${entry.imageUrl}</image:loc>`)
  expect(xml).toContain('A [bracket] &amp; &lt;sign&gt; ]]&gt;</image:title>')
})

test('an entry without a date has no lastmod', async () => {
  const xml = await writeSitemap([{ ...entry, publishedAt: null }], publication)
  expect(xml).toContain(`<loc>${entry.url}</loc>`)
  expect(xml).not.toContain('lastmod')
})

test('robots.txt names the sitemap and disallows the API; that of the console disallows everything', () => {
  expect(writeRobots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(writeRobots(origin)).toContain('Disallow: /api/')
  expect(consoleRobots).toBe('User-agent: *\nDisallow: /\n')
})

test('llms.txt links every entry, and a title cannot break its link', () => {
  expect(writeLlms([entry], publication)).toContain(
    `- [A \\[bracket\\] & <sign> \\]\\]>](${entry.url}): Daily Bytes, 2026-11-14`,
  )
})

test('llms.txt has the day in India', () => {
  const early = { ...entry, publishedAt: new Date('2026-01-01T00:00:00+05:30') }
  expect(writeLlms([early], publication)).toContain(': Daily Bytes, 2026-01-01\n')
})

test('a lone surrogate in a category breaks no address', async () => {
  expect(await writeSitemap([{ ...entry, categories: ['\ud800'] }], publication)).toContain(
    `${origin}/category/%EF%BF%BD</loc>`,
  )
})
