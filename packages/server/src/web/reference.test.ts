import { describe, expect, test } from 'vitest'
import { createTestServer } from '../../testing/test-server.ts'

const server = await createTestServer()
const get = (path: string, init?: RequestInit) => server.fetch(new Request(`http://localhost${path}`, init))

test.each(['/docs', '/docs/notifications', '/docs/extensions'])(
  '%s loads from this host alone',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const links = [...(await answer.text()).matchAll(/(?:src|href|data-description)="([^"]+)"/g)].map(
      ([, link]) => link!,
    )
    expect(links).toContain('/docs/redoc.js')
    for (const link of links) expect((await get(link)).status, link).toBe(200)
  },
)

test('only the reference may run its script, and the policy names it', async () => {
  expect((await get('/docs')).headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^ ']+'; style-src 'unsafe-inline'; worker-src blob:; connect-src 'self';/,
  )
  expect((await get('/homePage')).headers.get('content-security-policy')).not.toContain('unsafe-inline')
})

test('an unknown file is not found', async () => {
  expect((await get('/docs/no-such-file')).status).toBe(404)
})

test('the descriptions have every call with its SDK name and an example', async () => {
  const { paths } = await (await get('/docs/platform.json')).json()
  expect(paths['/getStockSplitCalender'].get).toMatchObject({
    operationId: 'listStockSplits',
    'x-sdk-calls': ['stockSplits.list'],
    'x-codeSamples': [{ lang: 'TypeScript', source: expect.stringContaining('api.stockSplits.list') }],
  })
  expect((await (await get('/docs/extensions.json')).json()).openapi).toMatch(/^3\.1/)
})

describe('strangers read the calls that need no session, and no other', () => {
  const request = (service: string, host = 'localhost', headers: HeadersInit = {}) =>
    new Request(`http://${host}/docs/${service}.json`, { headers })
  const own = { remoteAddress: '127.0.0.1' }
  const otherMachine = { remoteAddress: '203.0.113.9' }
  interface Operation {
    operationId: string
    security: object[]
  }
  const read = async (response: Response) => {
    const description = (await response.json()) as {
      paths: Record<string, Record<string, Operation>>
      components: Record<string, object>
    }
    const operations = Object.values(description.paths).flatMap((item) => Object.values(item))
    return { ...description, operations, ids: operations.map(({ operationId }) => operationId) }
  }
  const publicCalls = [
    ...['listExploreSections', 'requestLoginCode', 'verifyLoginCode', 'registerAdmin'],
    ...['listBlogs', 'getBlog', 'likeBlog', 'getBlogLikes'],
  ]

  test.each([
    ['another machine', request('platform'), otherMachine],
    ['another host name', request('platform', 'rebound.example'), own],
    ['a proxy on this machine', request('platform', 'localhost', { 'x-forwarded-for': '203.0.113.9' }), own],
  ])('from %s', async (_, from, connection) => {
    const { ids, paths, components } = await read(await server.fetch(from, connection))
    expect(ids).toEqual(publicCalls)
    for (const kind of ['Coupon', 'Subscriber', 'Trade', 'AuditLog', 'Plan'])
      expect(components.schemas).not.toHaveProperty(kind)
    const references = [
      ...JSON.stringify({ paths, components }).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g),
    ]
    expect(references.length).toBeGreaterThan(50)
    for (const [, kind, name] of references) expect(components[kind!], name).toHaveProperty(name!)
  })

  test('of each description', async () => {
    for (const service of ['platform', 'notifications', 'extensions']) {
      const { operations } = await read(await server.fetch(request(service), otherMachine))
      for (const { operationId, security } of operations)
        expect(security, operationId).not.toContainEqual({ bearer: [] })
    }
  })

  test('through a proxy without headers, which an https origin has', async () => {
    const origins = { public: 'https://www.example.com', admin: 'https://console.example.com' }
    const deployed = await createTestServer({ origins, sampleData: false })
    expect((await read(await deployed.fetch(request('platform'), own))).ids).toEqual(publicCalls)
    await deployed.close()
  })

  test('a developer on this machine reads all', async () => {
    for (const host of ['localhost:3000', 'admin.localhost:3000', '127.0.0.1:3000']) {
      const { ids } = await read(await server.fetch(request('platform', host), own))
      expect(ids).toContain('listStockSplits')
    }
  })
})

test('a browser that has the current description gets 304', async () => {
  const etag = (await get('/docs/platform.json')).headers.get('etag') ?? ''
  expect((await get('/docs/platform.json', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
