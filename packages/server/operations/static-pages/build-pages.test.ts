import { createHash } from 'node:crypto'
import { categorySlug } from '@tarang/publication'
import { defaultConfig } from '@tarang/runtime-config'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chosenDialects, createForeignUpstream, createRecords } from '../../testing/foreign/index.ts'
import { htmlProblems } from '../../testing/html-validator.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { openWebBuild, type WebBuild } from '../../testing/web-build.ts'
import { type BuiltPages, buildPages } from './build-pages.ts'
import { fileOfPath } from './file-of-path.ts'

const origin = 'https://www.example.com'
const apiOrigin = 'http://localhost'
const apiBase = `${apiOrigin}/api`

type Fetch = (request: Request) => Promise<Response>

let build: WebBuild
beforeAll(async () => {
  build = await openWebBuild()
})

const buildFrom = (fetch: Fetch, pages: WebBuild = build) =>
  buildPages({ ...pages, config: { ...defaultConfig, apiBase }, origin, fetch, log: () => {} })

const textOf = ({ files }: BuiltPages, file: string) => new TextDecoder().decode(files.get(file))

/** The file from which a static host answers an address. */
const isServed = ({ files }: BuiltPages, address: string) => {
  const url = new URL(address, origin)
  const file = url.origin === origin ? fileOfPath(url.pathname) : null
  return file !== null && (files.has(file) || files.has(`${file}/index.html`))
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

/** Whatever API the pages are built from: links lead to built files, and the policy precedes the scripts. */
function expectWhole(built: BuiltPages) {
  const sitemap = matches(textOf(built, 'sitemap.xml'), /<loc>([^<]*)<\/loc>/g)
  for (const address of sitemap) expect(isServed(built, address), address).toBe(true)
  for (const [file] of built.files) {
    if (!file.endsWith('/index.html')) continue
    const html = textOf(built, file)
    const own = matches(html, /(?:href|src)="(\/[^"/#?][^"#?]*)/g).map((path) =>
      path.replaceAll('&amp;', '&'),
    )
    for (const path of own) expect(isServed(built, path), `${path} of ${file}`).toBe(true)
    const [card = ''] = matches(html, /property="og:image" content="([^"]*)"/g)
    expect(isServed(built, card), `${card} of ${file}`).toBe(true)
    expect(html, file).not.toContain('style="')
    expect(JSON.parse(matches(html, /id="tarang-config">(.*?)<\/script>/g)[0] ?? '').apiBase).toBe(apiBase)
    expect(html.indexOf('content-security-policy'), file).toBeLessThan(html.indexOf('<script'))
  }
}

describe('over the reference server', () => {
  let server: TestServer
  let built: BuiltPages
  beforeAll(async () => {
    server = await createTestServer()
    built = await buildFrom(server.fetch)
  })
  afterAll(() => server.close())

  test('every page, feed and card has a file, and every link leads to one', () => {
    expect(built.skipped).toEqual([])
    expect(built.pageCount).toBeGreaterThan(40)
    expectWhole(built)
    for (const format of ['rss', 'atom', 'json'])
      for (const name of ['all', categorySlug('Daily Bytes')])
        expect(built.files.has(`feeds/${name}.${format}`)).toBe(true)
    for (const file of ['robots.txt', 'llms.txt', 'favicon.svg', 'theme.js', 'complaints.json'])
      expect(built.files.has(file), file).toBe(true)
    expect([...built.files.keys()].filter((file) => /(^|\/)\.|\.map$/.test(file))).toEqual([])
  })

  test('pages have their content, with the origin of the host', () => {
    const page = textOf(built, 'newsLetterAndBlogs/index.html')
    expect(page).toContain('<h1')
    expect(page).toContain(`rel="canonical" href="${origin}/newsLetterAndBlogs"`)
    expect(page).toContain('id="tarang-page-data" data-age="unknown"')
    expect(textOf(built, 'feeds/all.rss')).toContain(`${origin}/newsLetterAndBlogsTemplate/blogs/`)
    expect(page).toContain('upgrade-insecure-requests')
    expect(page).not.toContain('frame-ancestors')
    // The policy allows what the page has inline.
    const inline = [...page.matchAll(/<(?:style|script data-theme-key[^>]*)>([\s\S]*?)<\//g)]
    expect(inline).toHaveLength(2)
    for (const [, text = ''] of inline)
      expect(page).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  })

  test('a page that depends on its query is left to the browser', () => {
    expect(textOf(built, 'see-all/index.html')).toContain('<div id="root"></div>')
  })

  test('cards are images of the usual size', async () => {
    const card = [...built.files.keys()].find((file) => file.startsWith('cards/blogs/'))
    expect(await sharp(built.files.get(card!)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('the first address leads to the landing page, and a missing one has its message without a script', async () => {
    expect(textOf(built, 'index.html')).toContain('content="0; url=/homePage"')
    const missing = textOf(built, '404.html')
    expect(missing).toContain('noindex')
    expect(missing).toMatch(/<noscript><p>There is no such page\./)
    expect(missing).toContain('<div id="root"></div>')
  })

  test('the pages that only a static host has are valid HTML', async () => {
    for (const file of ['404.html', 'index.html', 'homePage/index.html', 'see-all/index.html'])
      expect(await htmlProblems(textOf(built, file)), file).toEqual([])
  })

  test('the same data is the same bytes: one new title changes what shows it', async () => {
    const titled = await buildFrom(async (request) => {
      const response = await server.fetch(request)
      if (!/fetchNewsLetterAndBlogs(\/1)?$/.test(request.url)) return response
      return Response.json(retitled(await response.json()))
    })
    const changed = differences(built, titled)
    expect(changed).toContain('newsLetterAndBlogsTemplate/blogs/1/index.html')
    const [cards, others] = [true, false].map((isCard) =>
      changed.filter((file) => file.startsWith('cards/') === isCard),
    )
    expect(cards).toHaveLength(2)
    for (const file of others ?? []) expect(textOf(titled, file), file).toMatch(/\bNew\b/)
  })
})

interface BlogRecord {
  readonly id: number
  readonly text: string
}
const retitled = (answer: BlogRecord | BlogRecord[]): unknown =>
  Array.isArray(answer) ? answer.map(retitled) : answer.id === 1 ? { ...answer, text: 'New' } : answer

const differences = (one: BuiltPages, other: BuiltPages) =>
  [...new Set([...one.files.keys(), ...other.files.keys()])].filter((file) => {
    const [before, after] = [one.files.get(file), other.files.get(file)]
    return !before || !after || !Buffer.from(before).equals(Buffer.from(after))
  })

describe('over another API', () => {
  // Its ids have spaces, signs and letters of other scripts.
  const dialect = chosenDialects.find(({ ids }) => ids === 'free-text')!

  test('every blog has its page, and every link leads to a file', async () => {
    const upstream = createForeignUpstream(dialect, { now: new Date('2026-11-20T10:00:00+05:30') })
    const built = await buildFrom((request) => upstream.fetch(request))
    expect(built.skipped).toEqual([])
    expectWhole(built)
    const pages = [...built.files.keys()].filter((file) => file.startsWith('newsLetterAndBlogsTemplate/'))
    expect(pages).toHaveLength(upstream.records.blogs.length)
    expect(textOf(built, 'feeds/all.json')).toContain('</p>')
    for (const file of ['unauthorizedExplorePage/index.html', pages[0]!])
      expect(await htmlProblems(textOf(built, file)), file).toEqual([])
    expect(upstream.faults).toEqual([])
  })
})

describe('nothing is built', () => {
  const upstream = createForeignUpstream(chosenDialects[0]!)
  const failing =
    (path: string, answer: () => Response | Promise<Response>): Fetch =>
    async (request) =>
      request.url.includes(path) ? answer() : upstream.fetch(request)

  test.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => new Response('', { status: 500 })],
    [
      'answers with a page',
      () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('from an API that %s', async (_, answer) => {
    await expect(buildFrom(failing('/api/', answer))).rejects.toThrow(`The API at ${apiBase} does not answer`)
  })

  test('from an API that fails for one page', async () => {
    const fetch = failing('/getAllExploreData', () => new Response('', { status: 500 }))
    await expect(buildFrom(fetch)).rejects.toThrow(
      'The API did not answer for the page /unauthorizedExplorePage.',
    )
  })

  test('without a build of the application or a renderer', async () => {
    const fetch: Fetch = (request) => upstream.fetch(request)
    await expect(buildFrom(fetch, { ...build, webBuild: '/nowhere' })).rejects.toThrow('no built web app')
    await expect(buildFrom(fetch, { ...build, pageRenderer: '/nowhere/render.js' })).rejects.toThrow(
      'could not be rendered',
    )
  })
})

test('a blog that was deleted while its page was built is left out', async () => {
  const records = createRecords(new Date())
  const upstream = createForeignUpstream(chosenDialects[0]!, {
    records: { ...records, blogs: records.blogs.slice(0, 2) },
  })
  const [blog] = upstream.records.blogs
  const id = encodeURIComponent(upstream.idOf('blog', blog!.id))
  const built = await buildFrom(async (request) =>
    request.url.endsWith(`/${id}`) ? new Response('{}', { status: 404 }) : upstream.fetch(request),
  )
  expect(built.skipped).toEqual([`/newsLetterAndBlogsTemplate/blogs/${id}`])
})
