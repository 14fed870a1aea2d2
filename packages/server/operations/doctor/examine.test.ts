import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultConfig } from '@tarang/runtime-config'
import { afterAll, describe, expect, test } from 'vitest'
import { nodeListener } from '../../src/listener.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { hostHeaders } from '../static-host/host-files.ts'
import { examine } from './examine.ts'

const servers: { close(): unknown }[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  servers.push({
    close() {
      server.closeAllConnections()
      server.close()
    },
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const html = '<script type="application/json" id="tarang-config">{}</script>'

/** A host of files with the headers that the build writes, and an API of another origin. */
async function deployment(isAllowed: boolean) {
  let api = ''
  const page = await listen(({ url }, response) => {
    if (url?.startsWith('/assets/')) return response.writeHead(404).end()
    const config = { ...defaultConfig, apiBase: api }
    response
      .writeHead(200, { 'content-type': 'text/html', ...(isAllowed && hostHeaders(config, 'public')) })
      .end(html)
  })
  const server = await createTestServer({ settings: { ALLOWED_ORIGINS: isAllowed ? [page] : [] } })
  servers.push(server)
  const origin = await listen(nodeListener(server.fetch))
  api = `${origin}/api`
  return { api, page: `${page}/homePage`, form: `${origin}/forms/contact` }
}

const wrongOf = async (subject: Parameters<typeof examine>[0]) =>
  (await examine(subject)).filter(({ isFine }) => !isFine).map(({ what, detail }) => `${what}: ${detail}`)

describe('an API on another origin', () => {
  test('that allows the page and a host with the headers of the build: no change is needed', async () => {
    const subject = await deployment(true)
    expect(await wrongOf(subject)).toEqual([])
    expect((await examine(subject)).map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'blogs',
        'explore',
        'ids',
        'dates',
        'CORS',
        'CORS for staff',
        'page',
        'policy',
        'headers',
      ]),
    )
  })

  test('that does not, and a host without headers: each is named with what to change', async () => {
    const subject = await deployment(false)
    const found = (await wrongOf(subject)).join('\n')
    for (const line of [
      /^CORS: Answer with Access-Control-Allow-Origin: http/m,
      /^CORS for staff: Answer OPTIONS/m,
      /^contact form: .+ has to allow POST/m,
      /^policy: Send the headers that pnpm build writes/m,
      /^headers: /m,
    ])
      expect(found).toMatch(line)
  })
})

test('an address that is no API is one line', async () => {
  const page = await listen((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wi-Fi</h1>'),
  )
  const found = (await wrongOf({ api: page, page })).join('\n')
  expect(found).toMatch(/^blogs: listBlogs: expected JSON, got a page\. Check the address of the API\.$/m)
  expect(found).toMatch(/^page: .+ is not a page of the application\.$/m)
  expect(found).toMatch(/^missing assets: Answer a missing file of \/assets with 404/m)
})

test('rows and dates that cannot be read are named', async () => {
  const rows = [{ id: 1, publishedDate: {} }, { text: 'No id' }]
  const api = await listen((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
  )
  const found = (await wrongOf({ api, page: api })).join('\n')
  expect(found).toMatch(/^ids: 1 are not readable, the first at \/1\/id of listBlogs/m)
  expect(found).toMatch(/^dates: 1 are not readable, the first at \/0\/publishedDate of listBlogs/m)
})
