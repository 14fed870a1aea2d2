import { describe, expect, test } from 'vitest'
import { type ClientOptions, createClient, VERSION } from './index.ts'

const good = 'https://api.tarang.example/api'

test.each([
  '/api',
  'api.tarang.example/api',
  '',
  'ftp://api.tarang.example',
  'https://user:secret@api.tarang.example',
  'https://api.tarang.example/api?key=1',
  'https://api.tarang.example/#api',
])('a base URL of %j throws at once', (url) => {
  const absolute = 'must be an absolute http(s) address'
  expect(() => createClient({ baseUrl: url, notificationsUrl: good })).toThrow(
    `baseUrl ${absolute}, not "${url}"`,
  )
  expect(() => createClient({ baseUrl: good, notificationsUrl: url })).toThrow(
    `notificationsUrl ${absolute}, not "${url}"`,
  )
})

test.each([
  'https://api.tarang.example/api',
  'https://api.tarang.example/api/',
  'https://api.tarang.example/api//',
])('a base URL of %s is used without its trailing slashes', async (baseUrl) => {
  const urls: string[] = []
  const fetch = async ({ url }: Request) => {
    urls.push(url)
    return Response.json([])
  }
  await createClient({ baseUrl, notificationsUrl: good, fetch }).strategies.list()
  expect(urls).toEqual(['https://api.tarang.example/api/liveStrategies'])
})

test('calls by path return the body and the response', async () => {
  const sent: [string, string][] = []
  const fetch = async (request: Request) => {
    sent.push(...request.headers)
    return Response.json([{ id: 1, stockname: 'TCS', status: 0 }])
  }
  const session = { jwtToken: () => 'the-token' }
  const { raw } = createClient({ baseUrl: good, notificationsUrl: good, fetch, session })
  const headers = new Headers({ 'X-Reason': 'a test' })
  const { data, response } = await raw.platform.GET('/getStockSplitCalender', { headers })
  expect(data).toMatchObject([{ stockname: 'TCS' }])
  expect(response.status).toBe(200)
  expect(sent).toEqual([
    ['accept', 'application/json'],
    ['authorization', 'Bearer the-token'],
    ['user-agent', `tarang-sdk/${VERSION}`],
    ['x-reason', 'a test'],
  ])
})

describe('the raw client', () => {
  const clientThatReceives = (respond: () => Response, options: Partial<ClientOptions> = {}) =>
    createClient({ baseUrl: good, fetch: async () => respond(), retry: false, ...options })

  test('returns a refusal as `error`, and an envelope as `data`', async () => {
    const refusal = { status: { statusCode: 404, message: 'Gone.' } }
    const { raw } = clientThatReceives(() => Response.json(refusal, { status: 404 }))
    const refused = await raw.platform.GET('/liveStrategies')
    expect([refused.data, refused.error, refused.response.status]).toEqual([undefined, refusal, 404])
    const inside = await clientThatReceives(() => Response.json(refusal)).raw.platform.GET('/liveStrategies')
    expect([inside.data, inside.error]).toEqual([refusal, undefined])
  })

  test.each(['json', 'text', 'blob', 'arrayBuffer', 'stream'] as const)(
    'reads a body as %s',
    async (parseAs) => {
      const { raw } = clientThatReceives(() => Response.json([{ strategyCode: 'A' }]))
      const { data } = await raw.platform.GET('/liveStrategies', { parseAs })
      const value = parseAs === 'json' ? data : await new Response(data as BodyInit).json()
      expect(value).toEqual([{ strategyCode: 'A' }])
    },
  )

  test('rejects with a NetworkError without a response, and takes a timeout', async () => {
    const never = () => new Promise<Response>(() => {})
    const { raw } = createClient({ baseUrl: good, fetch: never })
    await expect(raw.platform.GET('/liveStrategies', { timeout: 5 })).rejects.toMatchObject({
      name: 'NetworkError',
      kind: 'timeout',
      operation: 'listLiveStrategies',
    })
    const call = raw.platform.GET('/liveStrategies', { signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('exchanges a stale token, retries reads, and notifies the hooks', async () => {
    const tokens = { jwtToken: 'stale', refreshToken: 'a-token' }
    const seen: string[] = []
    const statuses = [503, 200]
    const fetch = async (request: Request) => {
      if (request.url.endsWith('/refresh-token')) return Response.json({ token: 'fresh' })
      if (request.headers.get('Authorization') !== 'Bearer fresh') return new Response(null, { status: 401 })
      return Response.json([], { status: statuses.shift() ?? 500 })
    }
    const note = (name: string) => () => seen.push(name)
    const hooks = { request: note('request'), refresh: note('refresh'), retry: note('retry') }
    const session = {
      jwtToken: () => tokens.jwtToken,
      refreshToken: () => tokens.refreshToken,
      replace: (fresh: object) => void Object.assign(tokens, fresh),
    }
    const { raw } = createClient({
      baseUrl: good,
      notificationsUrl: good,
      fetch,
      session,
      hooks,
      retry: { base: 0 },
    })
    const { data } = await raw.platform.GET('/liveStrategies')
    expect(data).toEqual([])
    expect(seen).toEqual(['request', 'request', 'refresh', 'request', 'retry', 'request'])
  })

  test('refuses values that no address can contain, and a service without an address', async () => {
    const { raw } = clientThatReceives(() => Response.json({}))
    const without = {} as { params: { path: { id: number } } }
    await expect(raw.platform.GET('/fetchNewsLetterAndBlogs/{id}', without)).rejects.toMatchObject({
      name: 'ApiError',
      fields: { id: '"" cannot be part of an address.' },
    })
    await expect(
      raw.notifications.POST('/auth/refresh-token', { body: { refreshToken: 'a' } }),
    ).rejects.toMatchObject({ fields: { notificationsUrl: 'This call needs notificationsUrl.' } })
  })

  test.each([204, 500, 999])('keeps the status %i, the address and an empty body', async (status) => {
    const original = new Response(null)
    Object.defineProperties(original, {
      status: { value: status },
      ok: { value: status < 300 },
      url: { value: `${good}/liveStrategies` },
    })
    const { response } = await clientThatReceives(() => original).raw.platform.GET('/liveStrategies')
    expect([response.status, response.url, response.body]).toEqual([status, `${good}/liveStrategies`, null])
    expect(response.clone().status).toBe(status)
  })
})

test('middleware runs once for each call, around its attempts', async () => {
  const seen: string[] = []
  const statuses = [503, 200]
  const api = createClient({
    baseUrl: good,
    retry: { base: 0 },
    fetch: async (request) => {
      seen.push(`fetch ${request.headers.get('X-Trace')}`)
      return Response.json([{ strategyCode: 'A' }], { status: statuses.shift() ?? 500 })
    },
    middleware: [
      {
        onRequest({ request, schemaPath }) {
          seen.push(schemaPath)
          request.headers.set('X-Trace', '7')
        },
        async onResponse({ response }) {
          seen.push(`${response.status} ${(await response.clone().json()).length}`)
          return Response.json([{ strategyCode: 'B' }])
        },
      },
    ],
  })
  expect(await api.strategies.list()).toEqual([{ strategyCode: 'B' }])
  expect(seen).toEqual(['/liveStrategies', 'fetch 7', 'fetch 7', '200 1'])
})

test.each<[string, () => Response, unknown]>([
  ['a success', () => Response.json([{ strategyCode: 'B' }]), [{ strategyCode: 'B' }]],
  ['nothing', () => new Response(null, { status: 204 }), []],
  ['a refusal', () => Response.json({ message: 'No.' }, { status: 403 }), 'No.'],
  ['a page', () => new Response('<h1>Off</h1>', { status: 503 }), ''],
])('middleware may answer in place of the service: %s', async (_, respond, expected) => {
  const fetch = async () => expect.unreachable('Nothing should be sent.')
  const middleware = [{ onRequest: respond }]
  const call = createClient({ baseUrl: good, fetch, middleware }).strategies.list()
  expect(await call.catch(({ name, reason }) => (name === 'ApiError' ? reason : name))).toEqual(expected)
})

test.each([201, 202])('an envelope with %i does not log in', async (statusCode) => {
  const data = { jwtToken: 'a', refreshToken: 'b' }
  const api = createClient({
    baseUrl: good,
    fetch: async () => Response.json({ status: { statusCode, message: 'Wait.' }, data }),
  })
  await expect(api.auth.verifyCode('9820012345', '482913')).rejects.toMatchObject({
    name: 'ApiError',
    status: statusCode,
    reason: 'Wait.',
  })
})
