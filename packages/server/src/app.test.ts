import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import { type CallOptions, createClient, type NewDiscount } from '@tarang/sdk'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { login, serverWithStaff } from '../testing/auth-calls.ts'
import type { TestServer } from '../testing/test-server.ts'
import { createRoutes } from './app.ts'
import { createAuth } from './auth/index.ts'
import { publicRoutes, staffGuard } from './auth/staff-guard.ts'
import { ownDataVersion } from './cache/data-version.ts'
import { blogs, files, staffActions, tickets } from './db/schema/index.ts'
import { createOutbox } from './delivery/outbox.ts'
import { smsWebhook } from './delivery/sms-webhook.ts'
import { createHealth } from './health.ts'
import type { App, Env } from './http/context.ts'
import { Refusal } from './http/refusal.ts'
import { defaultVariables } from './settings.ts'

let server: TestServer
const events: string[] = []
beforeEach(async () => {
  events.length = 0
  server = await serverWithStaff({
    log: (event, details, level) => {
      if (level === 'debug') return
      events.push(`${event} ${JSON.stringify(details)}`)
    },
  })
})

const call = (path: string, init?: RequestInit, remoteAddress: string | null = null) =>
  server.fetch(new Request(new URL(path, 'http://localhost'), init), { remoteAddress })

describe('every response of the server', () => {
  test.each([
    ['/api/nothing'],
    ['/notifications-service/nothing'],
    ['/files/nothing'],
    ['/forms/x'],
    ['/healthz'],
    ['/outbox'],
  ])('%s runs nothing, is not cached, and has a request id', async (path) => {
    const { headers } = await call(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('sends HSTS when browsers use https, even if the proxy forwards http', async () => {
    expect((await call('/healthz')).headers.get('strict-transport-security')).toBeNull()
    const origins = { public: 'https://tarang.example', admin: 'https://admin.tarang.example' }
    server = await serverWithStaff({ origins })
    expect((await call('/healthz')).headers.get('strict-transport-security')).toMatch(/^max-age=/)
    expect(await server.invitationLink()).toMatch(/^https:\/\/admin\.tarang\.example\/#invite=/)
  })

  test.each([
    [
      'for its own host alone unless the operator includes subdomains',
      'https',
      undefined,
      'max-age=63072000',
    ],
    [
      'as the operator writes it',
      'https',
      'max-age=300; includeSubDomains',
      'max-age=300; includeSubDomains',
    ],
    ['not at all where it is off', 'https', null, null],
    ['not at all over http', 'http', 'max-age=300', null],
  ])('sends HSTS %s', async (_, scheme, hsts, expected) => {
    const origins = { public: `${scheme}://tarang.example`, admin: `${scheme}://admin.tarang.example` }
    server = await serverWithStaff({ origins, settings: hsts === undefined ? {} : { HSTS: hsts } })
    for (const path of ['/healthz', '/docs', '/api/getAllExploreData', '/feeds/all.rss', '/no-such-path'])
      expect((await call(path)).headers.get('strict-transport-security'), path).toBe(expected)
  })

  test('is an envelope for an unknown path', async () => {
    const response = await call('/forms/contact/more')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ status: { statusCode: 404, message: 'There is nothing here.' } })
  })

  test('reveals only a request id of an internal error, and the log has the same id', async () => {
    const broken = await serverWithStaff({
      log: (event, details) => {
        events.push(`${event} ${JSON.stringify(details)}`)
      },
    })
    await broken.database.execute('alter table tickets rename to tickets_gone')
    const response = await broken.fetch(
      new Request('http://localhost/forms/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Nila', email: 'nila@example.com', message: 'private words' }),
      }),
    )
    await broken.database.execute('alter table tickets_gone rename to tickets')
    expect(response.status).toBe(500)
    const { status } = (await response.json()) as {
      status: { message: string; errors: { requestId: string } }
    }
    expect(status.message).toBe('Something went wrong on our side. Please try again.')
    expect(status.errors.requestId).toBe(response.headers.get('x-request-id'))
    expect(events.join()).toContain(status.errors.requestId)
    expect(events.join()).toContain('42P01')
    expect(JSON.stringify(status) + events.join()).not.toMatch(/private words|tickets|nila/i)
  })
})

test('a write for which the disk has no room is refused for now, and said in the log', async () => {
  await server.database.execute(`
    create function refuse_for_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  await server.database.execute(
    'create trigger no_space before insert on tickets execute function refuse_for_space()',
  )
  const send = () =>
    call('/forms/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Nila', email: 'nila@example.com', message: 'a question' }),
    })
  const response = await send()
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, '5'])
  expect(await response.json()).toMatchObject({
    status: {
      message: 'Nothing was saved, because the disk of the server is full. Please try again later.',
    },
  })
  expect(events.join()).toMatch(/database\.unavailable .*"reason":"its disk is full"/)
  await server.database.execute('drop trigger no_space on tickets')
  expect((await send()).status).toBeLessThan(300)
})

describe('a path called by another method', () => {
  test.each([
    ['DELETE', '/api/fetchNewsLetterAndBlogs', 'GET, HEAD'],
    ['GET', '/api/auth/login-auth', 'POST'],
    ['PUT', '/notifications-service/auth/refresh-token', 'POST'],
    ['PATCH', '/forms/contact', 'POST'],
    ['POST', '/files/a.png', 'GET, HEAD'],
    ['OPTIONS', '/healthz', 'GET, HEAD'],
  ])('%s %s is answered with the allowed methods', async (method, path, allowed) => {
    const response = await call(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await response.json()).toEqual({
      status: { statusCode: 405, message: `Only ${allowed} can be asked for here.` },
    })
  })

  test('is revealed to staff only on staff paths', async () => {
    const { jwtToken } = await login(server)
    const headers = { authorization: `Bearer ${jwtToken}` }
    expect((await call('/api/liveStrategies', { method: 'POST' })).status).toBe(401)
    const response = await call('/api/liveStrategies', { method: 'POST', headers })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a route that is not declared public', () => {
  const parts = {
    settings: defaultVariables(),
    origins: { public: 'http://localhost', admin: 'http://admin.localhost' },
    dataVersion: ownDataVersion(null),
  }
  const undeclared = async () => {
    const routes = new Hono<Env>()
      .post('/api/:id/share', (context) => context.text('reached'))
      // The path alone looks like the public like call.
      .post('/api/newsletter/like', (context) => context.text('reached'))
      .get('/somewhere/else', (context) => context.text('reached'))
    const auth = await createAuth({
      database: server.database,
      queue: server.queue,
      registrationCredential: null,
      now: () => new Date(),
      log: () => {},
    })
    return { routes, app: { ...parts, auth } as App }
  }

  test.each([
    ['POST', '/api/1/share'],
    ['POST', '/api/newsletter/like'],
    ['GET', '/somewhere/else'],
  ])('is refused without a session, even when it is new: %s %s', async (method, path) => {
    const { routes, app } = await undeclared()
    const all = createRoutes(app, { extras: [routes], health: createHealth() })
    // Before the routes that are always there, so that it is the one to answer.
    const first = new Hono<Env>()
      .use((call, next) => {
        call.set('app', app)
        return next()
      })
      .use(staffGuard(all))
      .route('/', routes)
      .route('/', all)
    first.onError((error, call) => call.body(null, error instanceof Refusal ? error.status : 500))
    expect((await first.request(path, { method })).status).toBe(401)
  })

  test('is every route except these', () => {
    const { routes } = createRoutes(parts as App, { extras: [], health: createHealth() })
    const open = routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => publicRoutes.has(route))
    expect(open).toEqual([
      'POST /api/auth/login-auth',
      'POST /api/auth/verifyLoginOtp',
      'POST /api/user/registerAdmin',
      'GET /api/getAllExploreData',
      'GET /api/fetchNewsLetterAndBlogs',
      'GET /api/fetchNewsLetterAndBlogs/:id',
      'POST /api/:id/like',
      'GET /api/:id/getLikeCount',
      'POST /notifications-service/auth/refresh-token',
      'POST /api/extensions/login/email-code',
      'POST /api/extensions/logout',
      'GET /files/:name',
      'POST /forms/:id',
      'GET /unsubscribe/:token',
      'POST /unsubscribe/:token',
      'GET /docs',
      'GET /docs/:file',
      'POST /reports/csp',
      'GET /healthz',
      'GET /readyz',
    ])
  })
})

describe('requests from another origin', () => {
  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost.evil.example', 403],
    ['http://admin.localhost', 404],
    ['http://localhost', 404],
  ])('that change something in a visitor’s name are refused from %s', async (origin, status) => {
    expect((await call('/api/1/like', { method: 'POST', headers: { origin } })).status).toBe(status)
  })

  const preflight = (origin: string) =>
    call('/api/liveStrategies', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })

  test.each([['http://localhost'], ['http://admin.localhost']])('are allowed from %s', async (origin) => {
    const { status, headers } = await preflight(origin)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-headers')).toContain('authorization')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toContain('Origin')
    const refused = await call('/api/liveStrategies', { headers: { origin } })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin)
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
  })

  test('may have every header that the SDK sends in a browser', async () => {
    const sent: string[] = []
    const client = createClient({
      baseUrl: 'http://localhost/api',
      session: { jwtToken: () => 'token', refreshToken: () => 'token', replace: () => {} },
      fetch: async (request) => {
        sent.push(...request.headers.keys())
        return Response.json({})
      },
    })
    // Names every option, so that a new one is considered here.
    const options: Required<CallOptions> = {
      ...{ idempotencyKey: 'a', ifMatch: '"b"' },
      ...{ headers: {}, signal: undefined, timeout: 1000, retry: false, context: null, onResponse: () => {} },
    }
    await client.discounts.update(1, {} as NewDiscount, options).catch(() => {})
    // Those that a page may always send, and one that a browser sends itself.
    const asked = sent.filter((header) => !['accept', 'user-agent'].includes(header))
    expect(asked).toContain('if-match')
    const { headers } = await preflight('http://admin.localhost')
    expect(headers.get('access-control-allow-headers')?.split(',')).toEqual(expect.arrayContaining(asked))
  })

  test('are allowed from further origins of the settings', async () => {
    const allowed = 'https://www.example.com'
    const { fetch } = await serverWithStaff({ settings: { ALLOWED_ORIGINS: [allowed] } })
    const from = (origin: string, method: string) =>
      fetch(
        new Request('http://localhost/forms/contact', {
          method,
          headers: { origin, 'content-type': 'application/json', 'access-control-request-method': 'POST' },
          ...(method === 'POST' && { body: JSON.stringify({ name: 'A', email: 'a@b.cd', message: 'M' }) }),
        }),
      )
    for (const method of ['OPTIONS', 'POST']) {
      expect((await from(allowed, method)).headers.get('access-control-allow-origin')).toBe(allowed)
      expect(
        (await from('https://evil.example', method)).headers.get('access-control-allow-origin'),
      ).toBeNull()
    }
    // A write from a page of that origin is not one from another site.
    const like = (origin: string) =>
      fetch(new Request('http://localhost/api/1/like', { method: 'POST', headers: { origin } }))
    expect((await like(allowed)).status).not.toBe(403)
    expect((await like('https://evil.example')).status).toBe(403)
  })

  test.each([['https://evil.example'], ['null'], ['http://localhost.evil.example']])(
    'are not allowed from %s',
    async (origin) => expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull(),
  )
})

describe('HEAD', () => {
  test('of a staff list runs no query, and refreshes no cache', async () => {
    const { jwtToken } = await login(server)
    const head = (path: string) =>
      call(path, { method: 'HEAD', headers: { authorization: `Bearer ${jwtToken}` } })
    await server.database.execute('alter table audit_logs rename to audit_logs_renamed')
    const recorded = await server.database.$count(staffActions)
    const list = await head('/api/fetchAuditLogs')
    await server.database.execute('alter table audit_logs_renamed rename to audit_logs')
    expect([list.status, list.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect((await head('/api/refreshCache/strategy')).status).toBe(200)
    expect(await server.database.$count(staffActions)).toBe(recorded)
    expect((await head('/api/backtest/strategy-details/none')).status).toBe(404)
    expect((await call('/api/fetchAuditLogs', { method: 'HEAD' })).status).toBe(401)
  })

  test('of a public list leaves the list as it is for the next one', async () => {
    expect((await call('/api/getAllExploreData', { method: 'HEAD' })).status).toBe(200)
    expect(await (await call('/api/getAllExploreData')).json()).toMatchObject({ data: { exploreData: [] } })
  })
})

describe('a file', () => {
  const put = (name: string, type: string, bytes: Uint8Array) =>
    server.database.insert(files).values({ name, type, bytes, createdOn: new Date() })

  test('that is an image is served as one, to every site', async () => {
    await put('a1.png', 'image/png', new Uint8Array([137, 80, 0, 255]))
    const response = await call('/files/a1.png')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([137, 80, 0, 255]))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([['text/html'], ['application/xhtml+xml'], ['image/svg+xml; x']])(
    'of type %s is text and cannot run',
    async (type) => {
      await put('b2.html', type, new TextEncoder().encode('<script>1</script>'))
      const response = await call('/files/b2.html')
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(await response.text()).toBe('<script>1</script>')
    },
  )

  test('that is an SVG is served as one, and runs nothing', async () => {
    await put(
      'c3.svg',
      'image/svg+xml',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    const { headers } = await call('/files/c3.svg')
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  })

  test('has an ETag, a size and ranges', async () => {
    await put('d4.png', 'image/png', new Uint8Array([137, 80, 78, 71, 5, 6, 7, 8]))
    const whole = await call('/files/d4.png')
    const etag = whole.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const known = await call('/files/d4.png', { headers: { 'if-none-match': etag } })
    expect([known.status, await known.text()]).toEqual([304, ''])

    const range = async (value: string, headers: Record<string, string> = {}) => {
      const answer = await call('/files/d4.png', { headers: { range: value, ...headers } })
      return [
        answer.status,
        answer.headers.get('content-range'),
        [...new Uint8Array(await answer.arrayBuffer())],
      ]
    }
    expect(await range('bytes=4-5')).toEqual([206, 'bytes 4-5/8', [5, 6]])
    expect(await range('bytes=6-')).toEqual([206, 'bytes 6-7/8', [7, 8]])
    expect(await range('bytes=-3')).toEqual([206, 'bytes 5-7/8', [6, 7, 8]])
    expect(await range('bytes=4-99')).toEqual([206, 'bytes 4-7/8', [5, 6, 7, 8]])
    expect(await range('bytes=8-')).toEqual([416, 'bytes */8', []])
    expect((await range('bytes=5-4')).slice(0, 2)).toEqual([200, null])
    expect((await range('lines=1-2')).slice(0, 2)).toEqual([200, null])
    expect((await range('bytes=4-5', { 'if-range': '"older"' })).slice(0, 2)).toEqual([200, null])
    expect((await range('bytes=4-5', { 'if-range': etag })).slice(0, 2)).toEqual([206, 'bytes 4-5/8'])
  })

  test.each(['gzip', ''])('that is text has another ETag for each encoding: “%s”', async (encoding) => {
    await put('e5.html', 'text/html', new TextEncoder().encode('<p>text</p>'.repeat(100)))
    const headers = { 'accept-encoding': encoding }
    const answer = await call('/files/e5.html', { headers })
    expect(answer.headers.get('etag')).toBe(encoding ? '"e5.html-gzip"' : '"e5.html"')
    const ranged = await call('/files/e5.html', { headers: { ...headers, range: 'bytes=0-2' } })
    expect([ranged.status, await ranged.text()]).toEqual([206, '<p>'])
  })

  test('is not read for HEAD', async () => {
    await put('f6.png', 'image/png', new Uint8Array([137, 80, 78, 71]))
    const select = vi.spyOn(server.database, 'select')
    const { status, headers } = await call('/files/f6.png', { method: 'HEAD' })
    expect([status, headers.get('content-length'), headers.get('content-type')]).toEqual([
      200,
      '4',
      'image/png',
    ])
    const columns = select.mock.calls.map(([fields]) => Object.keys(fields ?? {}))
    select.mockRestore()
    expect(columns).toContainEqual(expect.arrayContaining(['type']))
    expect(columns.flat()).not.toContain('bytes')
  })

  test.each([['/files/none.png'], ['/files/..%2fa'], ['/files/%00'], ['/files/']])(
    '%s is missing',
    async (path) => expect((await call(path)).status).toBe(404),
  )
})

describe('the development form service', () => {
  const ticket = { name: 'Nila', email: 'nila@example.com', message: 'Hello' }

  test('stores a ticket sent as JSON, and one sent as a form', async () => {
    const json = await call('/forms/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ticket, phone: '' }),
    })
    expect(json.status).toBe(200)
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...ticket, phone: '5550000009' })) form.set(name, value)
    expect((await call('/forms/contact', { method: 'POST', body: form })).status).toBe(200)
    const query = new URLSearchParams(ticket)
    expect((await call('/forms/contact', { method: 'POST', body: query })).status).toBe(200)
    const stored = await server.database.select().from(tickets)
    expect(stored).toHaveLength(3)
    expect(stored.map(({ phone }) => phone).sort()).toEqual(['5550000009', null, null])
    expect(stored[0]).toMatchObject({ ...ticket, form: 'contact' })
  })

  test('names missing fields, and refuses other media types', async () => {
    const headers = { 'content-type': 'application/json' }
    const empty = await call('/forms/contact', { method: 'POST', headers, body: '{"email":"x"}' })
    expect(empty.status).toBe(422)
    expect(await empty.json()).toMatchObject({
      status: {
        errors: { name: 'Name is required.', email: expect.any(String), message: 'Message is required.' },
      },
    })
    expect((await call('/forms/contact', { method: 'POST', body: 'x' })).status).toBe(415)
    const broken = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await call('/forms/contact', { method: 'POST', headers: broken, body: 'x' })).status).toBe(400)
  })
})

describe('the development outbox', () => {
  test('shows codes as JSON and as a page, newest first', async () => {
    const outbox = createOutbox()
    const sentAt = new Date('2026-11-20T04:30:00Z')
    await outbox.send({ phoneNumber: '5550000001', code: '111111', sentAt })
    await outbox.send({ phoneNumber: '5550000001', code: '222222', sentAt })
    server = await serverWithStaff({ outbox: { messages: outbox, anyHost: false, secret: null } })
    const json = await call('/outbox', { headers: { accept: 'application/json' } })
    expect(await json.json()).toEqual([
      { phoneNumber: '5550000001', code: '222222', sentAt: sentAt.toISOString() },
      { phoneNumber: '5550000001', code: '111111', sentAt: sentAt.toISOString() },
    ])
    const page = await call('/outbox', { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/)
    expect(await page.text()).toMatch(/222222.*111111/s)
  })

  test('shows the stored tickets as text', async () => {
    const none = await call('/outbox')
    expect(await none.text()).toContain('No ticket has been opened yet.')
    const ticket = {
      name: 'Nila <b>',
      email: 'nila@example.com',
      phone: '5550000009',
      message: 'Hello & bye',
    }
    const posted = await call('/forms/contact', { method: 'POST', body: new URLSearchParams(ticket) })
    expect(posted.status).toBe(200)
    expect(await (await call('/outbox/tickets')).json()).toEqual([expect.objectContaining(ticket)])
    const page = await (await call('/outbox')).text()
    expect(page).toMatch(/Nila &lt;b&gt;.*nila@example\.com.*5550000009.*Hello &amp; bye/s)
    await server.database.delete(tickets)
    expect(await (await call('/outbox/tickets')).json()).toEqual([])
  })

  test.each(['/outbox', '/outbox/tickets'])('%s is for this machine only', async (path) => {
    expect((await call(path, {}, '127.0.0.1')).status).toBe(200)
    expect((await call(path, {}, '::1')).status).toBe(200)
    expect((await call(path, {}, '203.0.113.7')).status).toBe(404)
    expect((await call(`http://rebound.example${path}`, {}, '127.0.0.1')).status).toBe(404)
    const passedOn = { headers: { 'x-forwarded-for': '203.0.113.7' } }
    expect((await call(path, passedOn, '127.0.0.1')).status).toBe(404)
    server = await serverWithStaff({ outbox: null })
    expect((await call(path)).status).toBe(404)
  })

  test.each(['/outbox', '/outbox/tickets'])('%s needs the secret of its link', async (path) => {
    const secret = 'of-this-start'
    server = await serverWithStaff({ outbox: { messages: createOutbox(), anyHost: false, secret } })
    // A reverse proxy on this machine with default headers: nginx sends its own upstream's name as the host.
    expect((await call(path, {}, '127.0.0.1')).status).toBe(404)
    expect((await call(`${path}?key=guessed`, {}, '127.0.0.1')).status).toBe(404)
    const opened = await call(`${path}?key=${secret}`, {}, '127.0.0.1')
    expect(opened.status).toBe(200)
    if (path === '/outbox') expect(await opened.text()).toContain(`href="/outbox?key=${secret}"`)
    expect((await call(`${path}?key=${secret}`, {}, '203.0.113.7')).status).toBe(404)
  })
})

describe('an SMS provider', () => {
  let provider: Server
  let url: string
  let status = 200
  const received: { authorization: string | undefined; body: unknown }[] = []
  beforeAll(async () => {
    provider = createHttpServer(async (request, response) => {
      const chunks = await Array.fromAsync(request)
      const { authorization } = request.headers
      received.push({ authorization, body: JSON.parse(Buffer.concat(chunks).toString()) })
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(provider, 'listening')
    const address = provider.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/sms`
  })
  afterAll(() => provider.close())
  const message = { phoneNumber: '5550000001', code: '123456', sentAt: new Date() }

  test('receives the code, the message with the name of the firm, and its token', async () => {
    await smsWebhook(url, 'secret', 'Aarohan').send(message)
    expect(received).toEqual([
      {
        authorization: 'Bearer secret',
        body: {
          phoneNumber: '5550000001',
          code: '123456',
          message: '123456 is your Aarohan login code. It is valid for 5 minutes.',
        },
      },
    ])
  })

  test('that refuses or is unreachable is an error', async () => {
    status = 500
    await expect(smsWebhook(url, null, 'Aarohan').send(message)).rejects.toThrow('500')
    await expect(smsWebhook('http://127.0.0.1:1/', null, 'Aarohan').send(message)).rejects.toThrow()
  })
})

describe('a report of a policy violation', () => {
  const post = (body: string, type = 'application/reports+json') =>
    call('/reports/csp', { method: 'POST', headers: { 'content-type': type }, body })

  test('is logged without the query or fragment of an address', async () => {
    const body = {
      documentURL: 'https://admin.localhost/liveStrategies?secret=1#invite=abc',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/path?token=2',
      sample: 'words',
    }
    const inline = { ...body, blockedURL: 'inline' }
    const reports = [{ type: 'csp-violation', body }, { type: 'csp-violation', body: inline }, 7]
    expect((await post(JSON.stringify(reports))).status).toBe(204)
    const logged = { directive: 'script-src-elem', page: '/liveStrategies' }
    expect(events).toEqual([
      `csp.violation ${JSON.stringify({ ...logged, blocked: 'https://evil.example' })}`,
      `csp.violation ${JSON.stringify({ ...logged, blocked: 'inline' })}`,
    ])
  })

  test('is logged at most sixty times a minute, and the number of omitted reports is logged', async () => {
    const body = { documentURL: 'https://localhost/', effectiveDirective: 'img-src', blockedURL: 'data' }
    const twenty = JSON.stringify(Array.from({ length: 20 }, () => ({ type: 'csp-violation', body })))
    for (let n = 0; n < 5; n++) await post(twenty)
    expect(events).toHaveLength(60)
    server.advanceClock(60_000)
    await post(twenty)
    expect(events.slice(60, 62)).toEqual(['csp.violations-omitted {"reports":40}', events[0]])
    expect(events).toHaveLength(81)
  })

  test('is refused when it is malformed', async () => {
    expect((await post('[]', 'text/plain')).status).toBe(415)
    expect((await post('{')).status).toBe(400)
    expect((await post('x'.repeat(60_000))).status).toBe(413)
  })
})

test('behind https, links use the configured origin and not the Host header', async () => {
  const origins = { public: 'https://tarang.example', admin: 'https://admin.tarang.example' }
  const behind = await serverWithStaff({ origins })
  await behind.database.insert(blogs).values({ text: 'One', htmlPage: 'a.html', publishedDate: new Date() })
  const linkAt = async (host: string) => {
    const response = await behind.fetch(new Request(`http://${host}/api/fetchNewsLetterAndBlogs`))
    return ((await response.json()) as { htmlPageLink: string }[])[0]?.htmlPageLink
  }
  expect(await linkAt('tarang.example')).toBe('https://tarang.example/files/a.html')
  expect(await linkAt('admin.tarang.example')).toBe('https://admin.tarang.example/files/a.html')
  expect(await linkAt('evil.example')).toBe('https://tarang.example/files/a.html')
})

test('the server reports that it is live', async () => {
  expect(await (await call('/healthz')).json()).toMatchObject({ status: { statusCode: 200 } })
})
