import { describe, expect, test } from 'vitest'
import { createTestServer } from '../../testing/test-server.ts'

const server = await createTestServer()
const get = (path: string, init?: RequestInit) => server.fetch(new Request(`http://localhost${path}`, init))

test('the reference is one page without scripts or requests to other hosts', async () => {
  const answer = await get('/docs')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const page = await answer.text()
  expect(page).not.toMatch(/<script|<link|<img|<iframe|src=/)
})

test('the reference has every call of the description, with its SDK name', async () => {
  const page = await (await get('/docs')).text()
  for (const [operation, call] of [
    ['listStockSplits', 'stockSplits.list'],
    ['refreshToken', 'auth.refresh'],
    ['createBlog', 'newsletters.upload'],
  ]) {
    expect(page).toContain(`<article id="${operation}">`)
    expect(page).toContain(`<code>${call}</code>`)
  }
  // Every link within the page has a target.
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.length).toBeGreaterThan(100)
  for (const id of new Set(links)) expect(page, id).toContain(`id="${id}"`)
})

describe('strangers read the calls that need no session, and no other', () => {
  const request = (host = 'localhost', headers: HeadersInit = {}) =>
    new Request(`http://${host}/docs`, { headers })
  const own = { remoteAddress: '127.0.0.1' }

  test.each([
    ['another machine', request(), { remoteAddress: '203.0.113.9' }],
    ['another host name', request('rebound.example'), own],
    ['a proxy on this machine', request('localhost', { 'x-forwarded-for': '203.0.113.9' }), own],
  ])('from %s', async (_, from, connection) => {
    const response = await server.fetch(from, connection)
    expectPublic(await response.text())
    const [, style = ''] =
      /style-src ('[^']+')/.exec(response.headers.get('content-security-policy') ?? '') ?? []
    expect(style).toMatch(/^'sha256-/)
  })

  test('through a proxy without headers, which an https origin has', async () => {
    const origins = { public: 'https://www.example.com', admin: 'https://console.example.com' }
    const deployed = await createTestServer({ origins, sampleData: false })
    expectPublic(await (await deployed.fetch(request(), own)).text())
    await deployed.close()
  })

  function expectPublic(page: string) {
    const shown = [...page.matchAll(/<article id="(?!schema-)([^"]+)"/g)].map(([, operation]) => operation)
    expect(shown).toEqual([
      ...['listExploreSections', 'requestLoginCode', 'verifyLoginCode', 'registerAdmin'],
      ...['listBlogs', 'getBlog', 'likeBlog', 'getBlogLikes', 'refreshToken'],
    ])
    expect(page).not.toMatch(/Staff: bearer token|schema-(Coupon|Subscriber|Trade|AuditLog|Plan)/)
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(page, id).toContain(`id="${id}"`)
  }

  test('a developer on this machine reads all', async () => {
    for (const host of ['localhost:3000', 'admin.localhost:3000', '127.0.0.1:3000'])
      expect(await (await server.fetch(request(host), own)).text()).toContain('Staff: bearer token')
  })
})

test('a browser that has the current reference gets 304', async () => {
  const etag = (await get('/docs')).headers.get('etag') ?? ''
  expect((await get('/docs', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
