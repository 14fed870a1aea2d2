/** What openapi-fetch 0.17 does by itself, trap by trap, and that this client does not. */
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { json, raw, startTestServer } from '../test-server.ts'
import { createClient, isApiError, isInvalidResponseError } from './index.ts'

const server = await startTestServer()
afterAll(server.close)
afterEach(() => vi.unstubAllGlobals())

const urls = { baseUrl: `${server.origin}/api`, notificationsUrl: `${server.origin}/notifications-service` }
const api = createClient({ ...urls, session: { jwtToken: () => 'the-token' } })
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => error,
  )

describe('a text that is no JSON throws a SyntaxError', () => {
  const text = 'Cache categories refreshed: 6 entries.'
  test.each([
    ['with a Content-Length', { 'Content-Type': 'text/plain', 'Content-Length': String(text.length) }],
    ['without one', { 'Content-Type': 'text/plain' }],
  ])('%s', async (_, headers) => {
    server.answer(raw(200, headers, text))
    await expect(api.cache.refresh('categories')).resolves.toBe(text)
    server.answer(raw(200, headers, text))
    await expect(api.cache.refreshStrategy('strategy', 'MOM-30')).resolves.toBe(text)
  })
})

describe('a 500 with an empty body has a falsy error', () => {
  test.each([
    ['with a Content-Length of 0', { 'Content-Length': '0' }],
    ['without one', {}],
  ])('%s', async (_, headers) => {
    for (const call of [() => api.strategies.list(), () => api.cache.refresh('strategy')]) {
      server.answer(raw(500, headers))
      const error = await failure(call())
      expect(isApiError(error)).toBe(true)
      expect(error).toMatchObject({ status: 500, message: '' })
    }
  })
})

test('a refusal inside a 200 arrives as data', async () => {
  server.answer(json(200, { status: { statusCode: 400, message: 'No.', errors: { stockname: 'Unknown.' } } }))
  expect(await failure(api.stockSplits.list())).toMatchObject({
    name: 'ApiError',
    status: 400,
    message: 'No.',
    fields: { stockname: 'Unknown.' },
  })
})

describe('half an answer, or a page with 200, throws a SyntaxError', () => {
  test.each([
    ['half an answer', '[{"id":1,"strategyCode":"MOM'],
    ['a page', '<!doctype html><title>Wi-Fi login</title>'],
  ])('%s', async (_, text) => {
    for (const headers of [{}, { 'Content-Length': String(text.length) }]) {
      server.answer(raw(200, headers, text))
      const error = await failure(api.strategies.list())
      expect(isInvalidResponseError(error)).toBe(true)
      expect(error).toMatchObject({ kind: 'unreadable' })
    }
  })
})

describe('an empty 200 without a Content-Length is undefined', () => {
  test.each([
    ['chunked', raw(200, { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' })],
    ['of length 0', raw(200, { 'Content-Length': '0' })],
    ['204', raw(204, {})],
  ])('%s', async (_, answer) => {
    const shape = { name: 'InvalidResponseError', kind: 'unexpected-shape' }
    // No record and no token came …
    for (const call of [
      () => api.strategies.get('MOM-30'),
      () => api.blogs.get(1),
      () => api.blogs.like(1),
      () => api.auth.verifyCode('9820012345', '482913'),
      () => api.auth.refresh('a-token'),
    ]) {
      server.answer(answer)
      expect(await failure(call())).toMatchObject(shape)
    }
    // … but a list without rows is empty, and what has nothing to say was not refused.
    const good: [() => Promise<unknown>, unknown][] = [
      [() => api.strategies.list(), []],
      [() => api.explore.list(), []],
      [() => api.blogs.list(), []],
      [() => api.plans.catalog(), { plans: [], discounts: [], coupons: [] }],
      [() => api.auth.requestCode('9820012345'), ''],
      [() => api.blogs.delete(1), undefined],
      [() => api.cache.refresh('strategy'), ''],
    ]
    for (const [call, expected] of good) {
      server.answer(answer)
      expect(await call()).toEqual(expected)
    }
  })
})

describe('a path parameter climbs out of the API', () => {
  test.each(['', '.', '..', '../../admin', 'a/b', 'a\\b', 'a?b', 'a#b', 'a\r\nb', '\0'])(
    '%j is refused before anything is sent',
    async (code) => {
      server.answer(json(200, {}))
      for (const call of [
        () => api.strategies.get(code),
        () => api.strategies.subscribers(code),
        () => api.cache.refreshStrategy('strategy', code),
        () => api.cache.refresh(code as 'strategy'),
        () => api.notifications.list(code as 'App'),
        () => api.blogs.like(code),
        () =>
          api.http.platform.GET('/fetchNewsLetterAndBlogs/{id}', {
            params: { path: { id: code } },
          }),
      ]) {
        expect(await failure(call())).toMatchObject({ name: 'ApiError', status: 400 })
      }
      expect(server.received).toEqual([])
    },
  )

  test('and none at all is sent as %7Bid%7D', async () => {
    server.answer(json(200, {}))
    const missing = undefined as unknown as number
    expect(await failure(api.blogs.get(missing))).toMatchObject({ name: 'ApiError', status: 400 })
    expect(server.received).toEqual([])
  })
})

test('a Content-Type for the whole client breaks the boundary of a form', async () => {
  server.answer(json(200, {}))
  await api.blogs.create({ text: 'Why costs decide', category: 'Daily Bytes' })
  const { headers, body } = server.last()
  const [, boundary = 'none'] =
    /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? []
  expect(body).toContain(`--${boundary}\r\n`)
  expect(body).toContain(`--${boundary}--`)
})

describe('fetch is bound when the client is made', () => {
  test('whatever stands in for it later is used', async () => {
    const made = createClient(urls)
    vi.stubGlobal('fetch', async () => Response.json([{ id: 1 }]))
    await expect(made.strategies.list()).resolves.toEqual([{ id: 1 }])
    vi.stubGlobal('fetch', async () => new Response('<h1>Namaste</h1>'))
    await expect(made.blogs.body('https://files.tarang.example/a.html')).resolves.toBe('<h1>Namaste</h1>')
  })

  test('and the token is asked for each call', async () => {
    const tokens = ['first', 'second']
    const made = createClient({ ...urls, session: { jwtToken: () => tokens.shift() ?? null } })
    server.answer(json(200, []))
    await made.strategies.list()
    await made.strategies.list()
    await made.strategies.list()
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
      undefined,
    ])
  })
})

test('a text id goes into the path as one part of it', async () => {
  for (const [id, path] of [
    ['65a1f0c2e4b0a1b2c3d4e5f6', '65a1f0c2e4b0a1b2c3d4e5f6'],
    ['BLG 003 & more', 'BLG%20003%20%26%20more'],
    ['मूल्य', '%E0%A4%AE%E0%A5%82%E0%A4%B2%E0%A5%8D%E0%A4%AF'],
  ] as const) {
    server.answer(json(200, { id }))
    expect(await api.blogs.get(id)).toEqual({ id, categories: [] })
    expect(server.last().url).toBe(`/api/fetchNewsLetterAndBlogs/${path}`)
  }
})

test('a header of our own would force a preflight: none is sent, and none of an answer is needed', async () => {
  const sent: [string, string[]][] = []
  const fetch = async (request: Request) => {
    sent.push([`${request.method} ${request.credentials}`, [...request.headers.keys()]])
    return new Response('[]')
  }
  const made = createClient({ ...urls, fetch, session: { jwtToken: () => 'the-token' } })
  await made.explore.list()
  await made.strategies.list()
  await made.stockSplits.create({
    stockname: 'KOTAKBANK',
    splitratio: '5:1',
    splitdate: '2027-01-14',
    status: 0,
    corporateaction: 'Split',
    sourcedon: '2026-11-21',
  })
  expect(sent).toEqual([
    // `Accept` needs none.
    ['GET same-origin', ['accept']],
    ['GET same-origin', ['accept', 'authorization']],
    ['POST same-origin', ['accept', 'authorization', 'content-type']],
  ])
})

test.each(['', 'line\nbreak', 'मूल्य', 'two words', '\0'])(
  'a token that cannot stand in a header, %j, is none',
  async (token) => {
    server.answer(json(200, []))
    await createClient({ ...urls, session: { jwtToken: () => token } }).strategies.list()
    expect(server.last().headers.authorization).toBeUndefined()
  },
)

test('a session that breaks is a failure like any other', async () => {
  const denied = new DOMException('Access is denied.', 'SecurityError')
  const session = {
    jwtToken: () => {
      throw denied
    },
  }
  const error = await failure(createClient({ ...urls, session }).strategies.list())
  expect(error).toMatchObject({ name: 'NetworkError', kind: 'offline', cause: denied })
})
