import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { isPageForm, returnPath } from './page-forms.ts'

const events: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ site: noSite(), log: (event) => void events.push(event) })
})
afterAll(() => server.close())

/** Fails for every page: the forms are the server's. */
function noSite() {
  const answer = async () => new Response('the site', { status: 405 })
  return { answer, answerForm: answer }
}

interface Post {
  fields?: Record<string, string>
  headers?: Record<string, string>
  host?: string
  remoteAddress?: string
}

const post = (path: string, { fields = {}, headers, host = 'localhost', remoteAddress }: Post = {}) =>
  server.fetch(
    new Request(`http://${host}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: headers ?? {},
    }),
    { remoteAddress: remoteAddress ?? null },
  )

describe('the address to return to', () => {
  test.each([
    ['/newsLetterAndBlogs?shown=16&q=a%26b', '/newsLetterAndBlogs?shown=16&q=a%26b'],
    ['/category/a%2Fb', '/category/a%2Fb'],
    ['/homePage#menu', '/homePage'],
    ['', '/homePage'],
    ['//evil.example', '/homePage'],
    ['/\\evil.example', '/homePage'],
    ['/.//evil.example', '/homePage'],
    ['/%2e//evil.example', '/homePage'],
    ['/\t/evil.example', '/homePage'],
    ['https://evil.example/', '/homePage'],
    ['javascript:alert(1)', '/homePage'],
    ['homePage', '/homePage'],
    ['/x\r\nset-cookie: a=b', '/xset-cookie:%20a=b'],
  ])('%j is %s', (wanted, path) => {
    expect(returnPath(new URLSearchParams({ returnTo: wanted }))).toBe(path)
  })
})

test('only posts to these paths are forms of pages', () => {
  const isForm = (method: string, path: string) =>
    isPageForm(new Request(`http://localhost${path}`, { method }))
  expect(isForm('POST', '/theme')).toBe(true)
  expect(isForm('POST', '/newsLetterAndBlogsTemplate/blogs/a%2Fb/like')).toBe(true)
  expect(isForm('GET', '/theme')).toBe(false)
  expect(isForm('POST', '/theme/x')).toBe(false)
  expect(isForm('POST', '/newsLetterAndBlogsTemplate/blogs/7')).toBe(false)
})

describe('the theme', () => {
  const cookieOf = (response: Response) => response.headers.get('set-cookie')

  test('is kept in a cookie, and the page follows', async () => {
    const response = await post('/theme', { fields: { theme: 'dark', returnTo: '/services' } })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/services'])
    expect(cookieOf(response)).toBe('theme=dark; Max-Age=31536000; Path=/; SameSite=Lax')
    const system = await post('/theme', { fields: { theme: 'system', returnTo: '/services' } })
    expect(cookieOf(system)).toMatch(/^theme=; Max-Age=0; Path=\//)
  })

  test.each([
    ['another theme', { fields: { theme: 'purple' } }, 422],
    ['another site', { fields: { theme: 'dark' }, headers: { origin: 'https://evil.example' } }, 403],
    ['the console', { fields: { theme: 'dark' }, host: 'admin.localhost' }, 404],
    ['too much', { fields: { theme: 'dark', returnTo: 'x'.repeat(30_000) } }, 413],
    ['no form', { headers: { 'content-type': 'application/json' } }, 415],
  ] as const)('is refused from %s', async (_, request, status) => {
    const response = await post('/theme', request)
    expect(response.status).toBe(status)
    expect(cookieOf(response)).toBeNull()
  })
})

describe('a like', () => {
  const LIKE = '/newsLetterAndBlogsTemplate/blogs/3/like'
  const likes = async () => {
    const response = await server.fetch(new Request('http://localhost/api/3/getLikeCount'))
    return ((await response.json()) as { likesCount: number }).likesCount
  }

  test('toggles for one visitor in a list, and is only given on the page of the entry', async () => {
    const before = await likes()
    const first = await post(LIKE, { fields: { returnTo: '/newsLetterAndBlogs?popular=all' } })
    expect([first.status, first.headers.get('location')]).toEqual([303, '/newsLetterAndBlogs?popular=all'])
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toMatch(/^visitor=[0-9a-f-]{36}$/)
    expect(await likes()).toBe(before + 1)
    await post(LIKE, { headers: { cookie } })
    expect(await likes()).toBe(before)
    await post(LIKE, { headers: { cookie }, fields: { liked: 'true' } })
    await post(LIKE, { headers: { cookie }, fields: { liked: 'true' } })
    expect(await likes()).toBe(before + 1)
  })

  test('that fails leads back without a message', async () => {
    events.length = 0
    for (const id of ['999999', 'a%2Fb']) {
      const path = `/newsLetterAndBlogsTemplate/blogs/${id}/like`
      const response = await post(path, { fields: { returnTo: '/services' } })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/services'])
    }
    expect(events.filter((event) => event === 'like.not-sent')).toHaveLength(2)
  })

  test('is refused from another site, and too often from one address', async () => {
    const before = await likes()
    expect((await post(LIKE, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect((await post(LIKE, { headers: { origin: 'null' } })).status).toBe(403)
    expect(await likes()).toBe(before)
    const statuses: number[] = []
    for (let count = 0; count < 61; count++) {
      statuses.push((await post(LIKE, { fields: { liked: 'true' }, remoteAddress: '203.0.113.7' })).status)
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([303]))
    expect(statuses.at(-1)).toBe(429)
    // Its likes over the API count too.
    const over = new Request('http://localhost/api/3/like', { method: 'POST' })
    expect((await server.fetch(over, { remoteAddress: '203.0.113.7' })).status).toBe(429)
  })

  test('goes to the API of the configuration, without this site’s cookies', async () => {
    const { defaultConfig } = await import('@tarang/runtime-config')
    const requests: Request[] = []
    const original = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      requests.push(new Request(input, init))
      return Response.json({ likesCount: 5 }, { headers: { 'set-cookie': 'theirs=1' } })
    }
    try {
      const other = await createTestServer({
        sampleData: false,
        site: noSite(),
        config: { ...defaultConfig, apiBase: 'https://api.example/v1' },
      })
      const response = await other.fetch(
        new Request(`http://localhost${LIKE}`, {
          method: 'POST',
          body: new URLSearchParams({ returnTo: '/homePage' }),
          headers: { cookie: 'visitor=secret' },
        }),
      )
      expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null])
      await other.close()
    } finally {
      globalThis.fetch = original
    }
    const like = requests.find(({ url }) => url === 'https://api.example/v1/3/like')
    expect(like?.method).toBe('POST')
    expect(like?.headers.get('cookie')).toBeNull()
  })
})

describe('the contact form of the page', () => {
  const ticket = { name: 'Meera', email: 'meera@example.com', message: 'One\r\nTwo' }
  const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  test('that was accepted redirects to the page with the confirmation', async () => {
    const response = await post('/forms/contact', { fields: ticket, headers: accept })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contactUs?sent=1'])
    const stored = await server.fetch(new Request('http://localhost/outbox/tickets'))
    expect(await stored.json()).toContainEqual(
      expect.objectContaining({ name: 'Meera', message: 'One\nTwo' }),
    )
  })

  test('is answered as data where no person reads the answer', async () => {
    for (const headers of [{ accept: '*/*' }, { ...accept, origin: 'https://evil.example' }]) {
      const response = await post('/forms/contact', { fields: ticket, headers })
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    }
    const other = await post('/forms/other', { fields: ticket, headers: accept })
    expect(other.headers.get('content-type')).toMatch(/^application\/json/)
    // This server renders no pages.
    const refused = await post('/forms/contact', { fields: { ...ticket, name: '' }, headers: accept })
    expect(refused.status).toBe(422)
  })
})
