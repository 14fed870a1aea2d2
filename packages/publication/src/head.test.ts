import { describe, expect, test } from 'vitest'
import { cardImage } from './card.ts'
import type { Entry, Publication } from './entry.ts'
import { writeHead } from './head.ts'
import { videosOfPage } from './video.ts'

const origin = 'https://tarang.example'
const publication: Publication = { name: 'Tarang', description: 'Rule-based research.', origin }
const entry: Entry = {
  id: 'x',
  title: 'Momentum in small caps',
  url: `${origin}/newsLetterAndBlogsTemplate/blogs/7`,
  categories: ['Strategies'],
  publishedAt: new Date('2026-11-14T00:00:00Z'),
  imageUrl: `${origin}/files/cover.png`,
  bodyUrl: null,
  html: null,
}

const jsonLd = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  )

test('a page has its own title, description and canonical address', () => {
  const head = writeHead({ path: '/services' }, publication)
  expect(head).toContain('<title>Services · Tarang</title>')
  expect(head).toContain(`<link rel="canonical" href="${origin}/services" />`)
  expect(head).toContain('<meta property="og:type" content="website" />')
  expect(jsonLd(head).map((data) => data['@type'])).toEqual(['Organization', 'BreadcrumbList'])
})

test('the canonical address has one spelling for every spelling of the path', () => {
  expect(writeHead({ path: '/SERVICES/' }, publication)).toContain(`href="${origin}/services"`)
})

test('the landing page describes the site with its search', () => {
  const [, website] = jsonLd(writeHead({ path: '/homePage' }, publication))
  expect(website).toMatchObject({
    '@type': 'WebSite',
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/newsLetterAndBlogs?q={search_term_string}` },
    },
  })
})

test.each([
  ['/see-all', null],
  ['/newsLetterAndBlogsTemplate/blogs/a%2Fb', `${origin}/newsLetterAndBlogsTemplate/blogs/a%2Fb`],
])('%s without its data has the canonical address %s', (path, url) => {
  const [, canonical = null] = /rel="canonical" href="([^"]*)"/.exec(writeHead({ path }, publication)) ?? []
  expect(canonical).toBe(url)
})

test.each([
  ['?section=learn', 'Learn: all videos · Tarang', 'learn'],
  ['?section=%20Offer&x=1', 'What we offer: all videos · Tarang', 'offer'],
  ['?section=else', 'Tarang', null],
  ['', 'Tarang', null],
])('the page with all videos of %s has the title %s', (search, title, section) => {
  const head = writeHead({ path: '/see-all', search }, publication)
  expect(head).toContain(`<title>${title}</title>`)
  const [, canonical = null] = /rel="canonical" href="([^"]*)"/.exec(head) ?? []
  expect(canonical).toBe(section && `${origin}/see-all?section=${section}`)
})

test('an entry that does not exist has its title, no canonical address, and is not indexed', () => {
  const head = writeHead({ path: '/newsLetterAndBlogsTemplate/blogs/9', isMissing: true }, publication)
  expect(head).toContain('<title>This entry is no longer available · Tarang</title>')
  expect(head).not.toContain('canonical')
  expect(head).toContain('<meta name="robots" content="noindex" />')
})

test('the page of a category has its name as the title', () => {
  const head = writeHead({ path: '/category/Daily%20Bytes' }, publication)
  expect(head).toContain('<title>Daily Bytes · Tarang</title>')
  expect(head).toContain(`href="${origin}/category/Daily%20Bytes"`)
})

test('an entry is an article with its date, category and cover', () => {
  const head = writeHead({ path: '/newsLetterAndBlogsTemplate/blogs/7', entry }, publication)
  expect(head).toContain('<title>Momentum in small caps · Tarang</title>')
  expect(head).toContain('<meta property="article:published_time" content="2026-11-14T00:00:00.000Z" />')
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(jsonLd(head)[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: entry.title,
    datePublished: '2026-11-14T00:00:00.000Z',
    image: [entry.imageUrl],
    mainEntityOfPage: entry.url,
  })
})

test('a card is the image of its page, with its size and words', () => {
  const card = cardImage({ kind: 'blogs', id: '7', entry }, publication)
  const head = writeHead({ path: '/newsLetterAndBlogsTemplate/blogs/7', entry, card }, publication)
  for (const [property, content] of [
    ['image', origin + card.path],
    ['image:width', '1200'],
    ['image:height', '630'],
    ['image:alt', 'Momentum in small caps · Tarang'],
  ])
    expect(head).toContain(`<meta property="og:${property}" content="${content}" />`)
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(head.match(/property="og:image"/g)).toHaveLength(1)
})

describe('the videos of an explore page', () => {
  const video = {
    title: 'Drawdowns </script>\u0000\ud800',
    description: '',
    url: 'https://www.youtube-nocookie.com/embed/tarang-01',
    imageUrl: `${origin}/files/cover.svg`,
    publishedAt: new Date('2026-11-14T00:00:00Z'),
  }
  const videosOf = (head: string) => jsonLd(head).filter((data) => data['@type'] === 'VideoObject')

  test('are named with cover, date and player', () => {
    const head = writeHead({ path: '/unauthorizedExplorePage', videos: [video] }, publication)
    expect(videosOf(head)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: 'Drawdowns </script>\ufffd',
        description: 'Drawdowns </script>\ufffd',
        thumbnailUrl: video.imageUrl,
        uploadDate: '2026-11-14T00:00:00.000Z',
        embedUrl: video.url,
      },
    ])
  })

  test('have the address of a page if the link is not a player', () => {
    const url = 'https://www.youtube.com/watch?v=tarang-01'
    const [data] = videosOf(writeHead({ path: '/see-all', videos: [{ ...video, url }] }, publication))
    expect(data).toMatchObject({ url })
    expect(data).not.toHaveProperty('embedUrl')
  })

  test('are those that the page shows', () => {
    const sections = ['learn', 'learn', 'learn', 'learn', 'learn', 'Offer', 'service']
    const videos = sections.map((section, index) => ({ ...video, section, title: String(index) }))
    const titles = (path: string, search = '') => videosOfPage(path, search, videos).map(({ title }) => title)
    expect(titles('/unauthorizedExplorePage')).toEqual(['0', '1', '2', '3', '5'])
    expect(titles('/see-all', '?section=offer')).toEqual(['5'])
    expect(titles('/see-all', '?section=')).toEqual([])
    expect(titles('/services')).toEqual([])
  })
})

describe('a hostile title', () => {
  const title = `"></title><script>alert(1)</script>\u0000 & \ud800 ]]>`
  const head = writeHead({ path: '/', entry: { ...entry, title, categories: [title] } }, publication)

  test('adds no element', () => {
    const names = [...head.matchAll(/<(\/?[a-z]+)/g)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(['title', '/title', 'meta', 'link', 'script', '/script']))
    expect(head.match(/<script/g)).toHaveLength(2)
  })
  test('stays whole in JSON-LD', () => {
    expect(jsonLd(head)[0].headline).toContain('</title><script>alert(1)</script>')
  })
})

test('long titles and descriptions are cut at a word', () => {
  const long = 'momentum '.repeat(40)
  const head = writeHead({ path: '/', entry: { ...entry, title: long, html: `<p>${long}</p>` } }, publication)
  expect(/<title>(.*)<\/title>/.exec(head)?.[1]).toMatch(/^.{20,60}$/)
  expect(/name="description" content="([^"]*)"/.exec(head)?.[1]).toMatch(/^.{100,160}$/)
})
