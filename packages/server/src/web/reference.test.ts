import { expect, test } from 'vitest'
import { createTestServer } from '../../testing/test-server.ts'
import { encode } from './compression.ts'

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

test('the first reader does not wait for the smallest form of the reference', async () => {
  const page = new Uint8Array(await (await get('/docs')).arrayBuffer())
  const encoded = await get('/docs', { headers: { 'accept-encoding': 'br' } })
  const fast = await encode(page, 'br', { isSentOnce: true })
  expect(new Uint8Array(await encoded.arrayBuffer())).toEqual(new Uint8Array(fast))
})

test('a browser that has the current reference gets 304', async () => {
  const etag = (await get('/docs')).headers.get('etag') ?? ''
  expect((await get('/docs', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
