import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestServer, openTestStore } from '../testing/test-server.ts'
import { encode } from './web/compression.ts'
import { openSite } from './web/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'tarang-compressed-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'export const wave = 1\n'.repeat(1000))
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><html><head><!--metadata--><!--/metadata--><script type="application/json" id="tarang-config">{}</script>
  <!--client--></head><body><!--content-->${'<p>Text</p>'.repeat(1000)}<!--/content--></body></html>`,
)
const store = await openTestStore()
/** Every statement that selects rows. */
const selections: string[] = []
const database = new Proxy(store.database, {
  get(target, name) {
    if (name === 'select') selections.push(name)
    const value: unknown = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  },
})
const server = await createTestServer({ database, changes: store.changes, site: await openSite(folder) })
afterAll(async () => {
  await server.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, init?: RequestInit) => server.fetch(new Request(`http://localhost${path}`, init))
const gzip = { headers: { 'accept-encoding': 'gzip' } }

test('a list is compressed for clients that accept it, with the same content', async () => {
  const plain = await ask('/api/getAllExploreData')
  const small = await ask('/api/getAllExploreData', gzip)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(small.headers.get('vary')).toMatch(/Accept-Encoding/i)
  const text = await plain.text()
  const bytes = Buffer.from(await small.arrayBuffer())
  expect(bytes.byteLength).toBeLessThan(text.length / 3)
  expect(gunzipSync(bytes).toString()).toBe(text)
})

const bytesOf = async (path: string, headers: Record<string, string> = {}) =>
  new Uint8Array(await (await ask(path, { headers: { accept: 'text/html', ...headers } })).arrayBuffer())

const storedPage = async () => {
  const { rows } = (await store.database.execute(
    sql`select html_page as name from blogs where html_page is not null order by id limit 1`,
  )) as unknown as { rows: { name: string }[] }
  return `/files/${rows[0]?.name}`
}

test.each([
  '/feeds/all.rss',
  '/sitemap.xml',
  '/llms.txt',
  '/docs',
  '/services',
  '/api/getAllExploreData',
  'a body',
])('%s is compressed fast: a client may ask for any number of such answers', async (address) => {
  const path = address === 'a body' ? await storedPage() : address
  const plain = await bytesOf(path)
  const small = await bytesOf(path, { 'accept-encoding': 'br' })
  expect(small).toEqual(new Uint8Array(await encode(plain, 'br')))
  expect(small).not.toEqual(new Uint8Array(await encode(plain, 'br', { isSmallest: true })))
})

test('a file of the build is compressed as small as possible, once', async () => {
  const path = '/assets/app-1a2b3c.js'
  const smallest = await encode(await bytesOf(path), 'br', { isSmallest: true })
  expect(await bytesOf(path, { 'accept-encoding': 'br' })).toEqual(new Uint8Array(smallest))
})

test('the body of a blog is read and compressed once', async () => {
  const path = await storedPage()
  const br = { 'accept-encoding': 'br, deflate' }
  const first = await bytesOf(path, br)
  selections.length = 0
  expect(await Promise.all([bytesOf(path, br), bytesOf(path, br)])).toEqual([first, first])
  // Whether it is there and not withdrawn, for each request.
  expect(selections).toHaveLength(2)
})

test('responses with tokens are not compressed', async () => {
  const phoneNumber = server.staffPhone
  const post = (path: string, body: unknown) =>
    ask(`/api/auth/${path}`, {
      method: 'POST',
      headers: { ...gzip.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('login-auth', { phoneNumber })
  const answer = await post('verifyLoginOtp', { phoneNumber, otp: server.latestCode(phoneNumber) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBeNull()
})
