/** Cases in which openapi-fetch 0.17 behaves unexpectedly, and this client must not. */
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { json, raw, startTestServer } from '../testing/test-server.ts'
import { type ClientOptions, createClient, type Mismatch, type MismatchEvent } from './index.ts'

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

describe('a path parameter that changes the path', () => {
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
          api.raw.platform.GET('/fetchNewsLetterAndBlogs/{id}', {
            params: { path: { id: code } },
          }),
      ]) {
        expect(await failure(call())).toMatchObject({ name: 'ApiError', status: 400 })
      }
      expect(server.received).toEqual([])
    },
  )

  test('undefined is refused, too', async () => {
    server.answer(json(200, {}))
    const missing = undefined as unknown as number
    expect(await failure(api.blogs.get(missing))).toMatchObject({ name: 'ApiError', status: 400 })
    expect(server.received).toEqual([])
  })
})

test('a form has the Content-Type with its boundary', async () => {
  server.answer(json(200, {}))
  await api.blogs.create({ text: 'Why costs decide', category: 'Daily Bytes' })
  const { headers, body } = server.last()
  const [, boundary = 'none'] =
    /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? []
  expect(body).toContain(`--${boundary}\r\n`)
  expect(body).toContain(`--${boundary}--`)
})

describe('for each call', () => {
  test('the global fetch is looked up', async () => {
    const made = createClient(urls)
    vi.stubGlobal('fetch', async () => Response.json([{ strategyCode: 'A' }]))
    await expect(made.strategies.list()).resolves.toEqual([{ strategyCode: 'A' }])
    vi.stubGlobal('fetch', async () => new Response('<h1>Namaste</h1>'))
    await expect(made.blogs.body('https://files.tarang.example/a.html')).resolves.toBe('<h1>Namaste</h1>')
  })

  test('the token is read', async () => {
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

describe('an id beyond 2^53', () => {
  const big = '9007199254740993'
  const body = `[{"id":7,"stockname":"A"},{"id":${big},"stockname":"B"},{"id":9007199254740992,"stockname":"C"}]`
  const list = async () => {
    const mismatches: Mismatch[] = []
    const hooks = { mismatch: (event: MismatchEvent) => void mismatches.push(...event.mismatches) }
    server.answer(raw(200, { 'Content-Type': 'application/json' }, body))
    const rows = await createClient({ ...urls, hooks }).stockSplits.list()
    return { ids: rows.map(({ id }) => id), mismatches }
  }

  test('stays different from its neighbour, and a change names the same record', async () => {
    const { ids, mismatches } = await list()
    expect(ids).toEqual([7, big, '9007199254740992'])
    expect(mismatches).toEqual([])
    server.answer(json(200, { id: 7 }))
    const changes = {
      sourcedon: '2026-11-19',
      status: 1,
      corporateaction: 'Split',
      stockname: 'B',
    } as const
    await api.stockSplits.update({ id: ids[1] ?? '', ...changes })
    expect(JSON.parse(server.last().body)).toMatchObject({ id: big })
    server.answer(raw(200, { 'Content-Type': 'application/json' }, `{"id":${big},"likesCount":2}`))
    expect(await api.blogs.get(big)).toMatchObject({ id: big, likesCount: 2 })
    expect(server.last().url).toBe(`/api/fetchNewsLetterAndBlogs/${big}`)
  })

  test('is reported, not rounded, by an engine that does not pass the digits', async () => {
    const { parse } = JSON
    vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) =>
      parse(text, reviver && ((name, value) => reviver(name, value))),
    )
    const { ids, mismatches } = await list()
    vi.restoreAllMocks()
    expect(ids).toEqual([7])
    expect(mismatches.map(({ pointer, outcome }) => [pointer, outcome])).toEqual([
      ['/1/id', 'missing'],
      ['/1', 'removed'],
      ['/2/id', 'missing'],
      ['/2', 'removed'],
    ])
  })
})

test('a text id is one path segment', async () => {
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

test('in a browser, no custom header is sent, because it would cause a preflight request', async () => {
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
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
    // `Accept` causes none.
    ['GET same-origin', ['accept']],
    ['GET same-origin', ['accept', 'authorization']],
    ['POST same-origin', ['accept', 'authorization', 'content-type']],
  ])
})

test.each(['', 'line\nbreak', 'मूल्य', 'two words', '\0'])(
  'a token that is no valid header value, %j, is not sent',
  async (token) => {
    server.answer(json(200, []))
    await createClient({ ...urls, session: { jwtToken: () => token } }).strategies.list()
    expect(server.last().headers.authorization).toBeUndefined()
  },
)

test.each<[string, (fail: () => never) => Partial<ClientOptions>]>([
  ['the session', (fail) => ({ session: { jwtToken: fail } })],
  ['`headers`', (fail) => ({ headers: fail })],
  ['middleware before the request', (fail) => ({ middleware: [{ onRequest: fail }] })],
  ['middleware after the response', (fail) => ({ middleware: [{ onResponse: fail }] })],
])('an error of %s stays as it is, is reported, and nothing is retried', async (_, options) => {
  server.answer(json(200, []))
  const fault = new RangeError('of the caller, with token abc.')
  let calls = 0
  const reports: unknown[] = []
  const fail = () => {
    calls += 1
    throw fault
  }
  const hooks = { error: ({ error }: { error: unknown }) => reports.push(error) }
  const caught = await failure(createClient({ ...urls, hooks, ...options(fail) }).strategies.list())
  expect([caught, calls]).toEqual([fault, 1])
  expect(reports).toEqual([{ name: 'RangeError', message: 'of the caller, with token abc.' }])
})

test.each([{}, 7, Object('token')])('a token that is no text, %j, throws', async (token) => {
  server.answer(json(200, []))
  const session = { jwtToken: () => token as never }
  const error = await failure(createClient({ ...urls, session }).strategies.list())
  expect(String(error)).toContain('TypeError: session.jwtToken must return a text or null')
  expect(server.received).toEqual([])
})

/** What some engines lack, such as React Native with its polyfills. */
const absent: readonly [string, object][] = [
  ['canParse', URL],
  ['isWellFormed', String.prototype],
  ['DOMException', globalThis],
  ['navigator', globalThis],
  ['reason', AbortSignal.prototype],
  ['throwIfAborted', AbortSignal.prototype],
  ['any', AbortSignal],
  ['timeout', AbortSignal],
]

test.each(absent)('calls and time limits work without %s', async (name, owner) => {
  const original = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value: undefined, configurable: true })
  try {
    const fetch = async () => Response.json({ id: 40 })
    await expect(createClient({ ...urls, fetch }).blogs.get(40)).resolves.toEqual({ id: 40, categories: [] })
    const slow = createClient({ ...urls, fetch: () => new Promise(() => {}), timeout: 5 })
    expect(await failure(slow.blogs.get(40))).toMatchObject({ name: 'NetworkError', kind: 'timeout' })
    const stop = new AbortController()
    const stopped = failure(slow.blogs.get(40, { signal: stop.signal, timeout: 1000 }))
    stop.abort()
    expect(await stopped).toMatchObject({ name: 'NetworkError', kind: 'aborted' })
  } finally {
    if (original) Object.defineProperty(owner, name, original)
    else Reflect.deleteProperty(owner, name)
  }
})
