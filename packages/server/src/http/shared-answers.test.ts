import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import type { ChangeListener } from '../db/database.ts'
import { blogs } from '../db/schema/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const LIST = '/api/fetchNewsLetterAndBlogs'
const get = (path: string, headers: HeadersInit = {}) =>
  server.fetch(new Request(`http://localhost${path}`, { headers }))
const like = (id: number, liked: boolean) =>
  server.fetch(
    new Request(`http://localhost/api/${id}/like`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ liked }),
    }),
  )

test.each([LIST, `${LIST}/1`, '/api/getAllExploreData'])(
  '%s has an ETag, answers 304, and may be shared',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toContain('s-maxage=60')
    // Chromium would give a stale list to `fetch`.
    expect(response.headers.get('cache-control')).not.toContain('stale-while-revalidate')
    expect(response.headers.get('cdn-cache-control')).toContain('stale-while-revalidate=86400')
    expect(response.headers.get('vary')).toContain('Cookie')
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await get(path, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  },
)

test('a change is in the next answer', async () => {
  const likesOf = async () => {
    const blogs = (await (await get(LIST)).json()) as { id: number; likesCount: number }[]
    return blogs.find(({ id }) => id === 1)?.likesCount ?? 0
  }
  const before = await likesOf()
  const { etag = '' } = Object.fromEntries((await get(LIST)).headers)
  await like(1, true)
  expect(await likesOf()).toBe(before + 1)
  expect((await get(LIST, { 'if-none-match': etag })).status).toBe(200)
})

test('a refused write leaves the answers in memory', async () => {
  // The database's own announcements do not arrive.
  const changes = { listen: ({ connected }: ChangeListener) => connected(true) }
  const own = await createTestServer({ changes })
  const titles = async () => {
    const response = await own.fetch(new Request(`http://localhost${LIST}`))
    return ((await response.json()) as { text: string }[]).map(({ text }) => text)
  }
  const before = await titles()
  await own.database.update(blogs).set({ text: 'Written elsewhere' })
  const post = (path: string) =>
    own.fetch(new Request(`http://localhost${path}`, { method: 'POST', body: '{}' }))
  for (const path of ['/api/newsletter/delete/1', '/api/999999/like', '/reports/csp', '/api/auth/login-auth'])
    expect((await post(path)).status, path).not.toBe(200)
  expect(await titles()).toEqual(before)
  await own.fetch(
    new Request('http://localhost/api/3/like', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ liked: true }),
    }),
  )
  expect(new Set(await titles())).toEqual(new Set(['Written elsewhere']))
  await own.close()
})

test.each([
  ['a visitor who is known by a cookie', { cookie: 'visitor=0f8fad5b-d9cb-469f-a165-70867728950e' }],
  ['a session', { authorization: 'Bearer x' }],
])('the answer to %s is not shared', async (_, headers) => {
  const response = await get(LIST, headers)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.has('etag')).toBe(false)
})

test.each([
  ['from its own host', 'http://admin.localhost', {}],
  ['from the public host', 'http://localhost', { origin: 'http://admin.localhost' }],
  ['from a host of files', 'http://localhost', { origin: 'https://admin.example.com' }],
])('the console, %s, is never given a list of a minute ago', async (_, origin, headers) => {
  const response = await server.fetch(new Request(`${origin}${LIST}`, { headers }))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(response.headers.has('cdn-cache-control')).toBe(false)
})

test('an answer keeps the permissions of its origin', async () => {
  const [own, foreign] = await Promise.all([
    get(LIST, { origin: 'http://admin.localhost' }),
    get(LIST, { origin: 'https://evil.example' }),
  ])
  expect(own.headers.get('access-control-allow-origin')).toBe('http://admin.localhost')
  expect(foreign.headers.has('access-control-allow-origin')).toBe(false)
})

test('a refusal is not shared', async () => {
  const response = await get(`${LIST}/99999`)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('concurrent readers get the same bytes', async () => {
  await like(2, true)
  const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await get(LIST)).text()))
  expect(new Set(bodies).size).toBe(1)
})
