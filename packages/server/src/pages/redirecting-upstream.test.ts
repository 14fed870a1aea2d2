import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { categorySlug } from '@tarang/publication'
import { defaultConfig } from '@tarang/runtime-config'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { examine } from '../../operations/doctor/examine.ts'
import { buildPages } from '../../operations/static-pages/build-pages.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { openWebBuild, type WebBuild } from '../../testing/web-build.ts'
import { openSite } from '../web/site.ts'

const servers: Server[] = []
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const SECRET = 'AccessKeyOfThisMachine'
const CATEGORY = 'Daily Bytes'
const internalCalls: string[] = []
let upstream: string
let apiBase: string
const log = vi.fn()
let build: WebBuild
let server: TestServer

beforeAll(async () => {
  const internal = await listen((request, response) => {
    internalCalls.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    response.end(`<p>${SECRET}</p>`)
  })
  const blog = (id: number, body: string) => ({
    id,
    text: `Entry ${id}`,
    categories: [CATEGORY],
    publishedDate: '2026-11-20T10:00:00Z',
    backgroundImage: null,
    htmlPageLink: `${upstream}${body}`,
    likesCount: 1,
    liked: false,
  })
  const blogs = () => [blog(1, '/moved'), blog(2, '/fine'), blog(3, '/large')]
  upstream = await listen(({ url = '' }, response) => {
    const [, id] = /^\/api\/fetchNewsLetterAndBlogs\/(\d)$/.exec(url) ?? []
    response.setHeader('access-control-allow-origin', '*')
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
    if (url === '/moved') response.writeHead(302, { location: `${internal}/latest/meta-data` }).end()
    else if (url === '/fine') response.end('<p>A readable body</p>')
    else if (url === '/large') response.end(`<p>${'large '.repeat(2_000_000)}</p>`)
    else if (url === '/api/fetchNewsLetterAndBlogs') json(blogs())
    else if (id) json(blogs()[Number(id) - 1])
    else if (url.endsWith('/getLikeCount')) json({ likesCount: 1, liked: false })
    else if (url === '/api/getAllExploreData') json([])
    else response.writeHead(302, { location: `${internal}${url}` }).end()
  })
  apiBase = `${upstream}/api`
  build = await openWebBuild()
  const { webBuild, pageRenderer } = build
  const config = { ...defaultConfig, apiBase }
  server = await createTestServer({ config, log, pageRenderer, site: await openSite(webBuild) })
}, 180_000)
afterAll(async () => {
  await server?.close()
  for (const each of servers) each.close()
})

const textAt = async (path: string) =>
  (await server.fetch(new Request(`http://localhost${path}`, { headers: { accept: 'text/html' } }))).text()
const pageOf = (id: number) => `/newsLetterAndBlogsTemplate/blogs/${id}`

test('feeds and pages publish no body to which an upstream redirects, and none that is too large', async () => {
  const paths = [pageOf(1), pageOf(3), '/newsLetterAndBlogs']
  for (const format of ['rss', 'atom', 'json'])
    for (const slug of ['all', categorySlug(CATEGORY)]) paths.push(`/feeds/${slug}.${format}`)
  for (const path of paths) {
    // The first answer may come before its body is read.
    for (const text of [await textAt(path), await textAt(path)]) {
      expect(text, path).toMatch(/Entry [13]/)
      expect(text, path).not.toContain(SECRET)
      expect(text.includes('large large'), path).toBe(false)
    }
  }
  expect(await textAt('/feeds/all.json')).toContain('A readable body')
  await vi.waitFor(async () => expect(await textAt(pageOf(2))).toContain('A readable body'), {
    timeout: 20_000,
  })
  expect(internalCalls).toEqual([])
}, 120_000)

test('a call of the API that is redirected has no answer', async () => {
  const response = await server.fetch(
    new Request(`http://localhost${pageOf(1)}/like`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'liked=true&returnTo=%2FnewsLetterAndBlogs',
    }),
  )
  expect(response.status).toBe(303)
  expect(log).toHaveBeenCalledWith('like.not-sent', { reason: 'NetworkError' }, 'warn')
  expect(internalCalls).toEqual([])
})

test('a site of files holds no such body', async () => {
  const config = { ...defaultConfig, apiBase }
  const built = await buildPages({ ...build, config, origin: 'https://www.example.com', log: () => {} })
  expect(built.files.has(`${pageOf(1).slice(1)}/index.html`)).toBe(true)
  for (const [file, bytes] of built.files) expect(Buffer.from(bytes).includes(SECRET), file).toBe(false)
  expect(internalCalls).toEqual([])
}, 120_000)

test('the doctor names the redirect', async () => {
  const findings = await examine({ api: apiBase, page: `${upstream}/moved` })
  const wrong = findings.filter(({ isFine }) => !isFine).map(({ what, detail }) => `${what}: ${detail}`)
  expect(wrong).toContainEqual(`bodies of blogs: ${upstream}/moved does not answer: unexpected redirect.`)
  expect(wrong).toContainEqual(`page: ${upstream}/moved does not answer: unexpected redirect.`)
  expect(internalCalls).toEqual([])
})
