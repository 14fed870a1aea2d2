import { describe, expect, test } from 'vitest'
import { type ClientOptions, createClient, createHttp, pages } from './index.ts'
import { offline, refused, withFaults } from './testing/index.ts'

const baseUrl = 'https://api.example.com/api'
const none = async () => Response.json([])

function recorded(options: Partial<ClientOptions> = {}) {
  const faults = withFaults(none)
  const requests: Request[] = []
  const api = createClient({
    baseUrl,
    fetch: (request) => {
      requests.push(request)
      return faults.fetch(request)
    },
    clock: {
      now: () => Date.now(),
      random: () => 0,
      sleep: (_, signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          setTimeout(resolve, 20)
        }),
    },
    ...options,
  })
  return { api, faults, requests, sent: () => requests.length }
}

describe('retry', () => {
  test.each([
    ['never for this call', undefined, false, 1],
    ['once for this call', undefined, { retries: 1 }, 2],
    ['for this call, although the client never does', false, {}, 3],
    ['as the client does', { retries: 1 }, undefined, 2],
    ['with what the call leaves to the client', { retries: 1 }, { base: 1 }, 2],
  ] as const)('%s', async (_, ofClient, ofCall, sent) => {
    const client = recorded({ retry: ofClient })
    client.faults.every('*', refused(503))
    await expect(client.api.blogs.list({ retry: ofCall })).rejects.toMatchObject({ status: 503 })
    expect(client.sent()).toBe(sent)
  })

  test('does not repeat a write', async () => {
    const client = recorded()
    client.faults.every('*', offline)
    await expect(client.api.blogs.like(1, { retry: { retries: 5 } })).rejects.toThrow('likeBlog')
    expect(client.sent()).toBe(1)
  })
})

describe('headers', () => {
  test('of a client are a record, or a function of the operation', async () => {
    const record = recorded({ headers: { 'X-Tenant': 'tarang' } })
    await record.api.blogs.list()
    expect(record.requests[0]?.headers.get('X-Tenant')).toBe('tarang')
    const byOperation = recorded({ headers: (operation) => ({ 'X-Operation': operation }) })
    await byOperation.api.blogs.list()
    expect(byOperation.requests[0]?.headers.get('X-Operation')).toBe('listBlogs')
  })

  test('of a call replace those of the client and the defaults, however they are written', async () => {
    const { api, requests } = recorded({ headers: { 'X-Tenant': 'one', 'x-other': 'o' } })
    const own = { accept: 'application/vnd.tarang+json', 'user-agent': 'portfolio/2' }
    await api.blogs.list({ headers: { 'x-tenant': 'two', ...own } })
    const headers = Object.fromEntries(requests[0]?.headers ?? [])
    expect(headers).toEqual({ ...own, 'x-tenant': 'two', 'x-other': 'o' })
  })

  test('stay beside the credential of a registration', async () => {
    const { api, requests } = recorded()
    await api.auth.register({} as never, { credential: 'an-invite', headers: { 'X-Trace': '1' } })
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer an-invite')
    expect(requests[0]?.headers.get('X-Trace')).toBe('1')
  })
})

test('an option may be undefined', async () => {
  const { api } = recorded({
    session: undefined,
    timeout: undefined,
    hooks: undefined,
    notificationsUrl: undefined,
  })
  const options = { signal: undefined, timeout: undefined, retry: undefined, headers: undefined }
  await expect(
    api.blogs.list({ ...options, onResponse: undefined, idempotencyKey: undefined, context: undefined }),
  ).resolves.toEqual([])
})

test.each([
  ['748', '"748"'],
  ['"748"', '"748"'],
  ['*', '*'],
  [undefined, null],
])('ifMatch %s is the header %s', async (ifMatch, header) => {
  const { api, requests } = recorded()
  await api.stockSplits.update({} as never, { ifMatch })
  expect(requests[0]?.headers.get('If-Match')).toBe(header)
})

describe('pages', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
  const link = (next: string) => ({
    link: `</other>; rel="prev", </api/list?after=${next}&limit=2>; title="Later"; rel="next"`,
  })
  const inPages = recorded({
    fetch: async ({ url }) => {
      const { searchParams } = new URL(url)
      const start = rows.findIndex(({ id }) => id === searchParams.get('after')) + 1
      const page = rows.slice(start, start + Number(searchParams.get('limit') ?? rows.length))
      const { id = '' } = page.at(-1) ?? {}
      const hasNext = id !== rows.at(-1)?.id
      return Response.json(page, { headers: hasNext ? link(id) : {} })
    },
  }).api
  const lists = {
    'auditLogs.list': inPages.auditLogs.list,
    'schedulerJobs.list': inPages.schedulerJobs.list,
    'notifications.list': (page: object) => inPages.notifications.list('App', page),
    'strategies.subscribers': (page: object) => inPages.strategies.subscribers('MOM', page),
  }
  const idsOf = (page: readonly { id?: unknown }[]) => page.map(({ id }) => id).join('')

  test.each(Object.entries(lists))('of %s are read one by one', async (_, list) => {
    let responses = 0
    const read: string[] = []
    const onResponse = () => {
      responses += 1
    }
    for await (const page of pages<{ id?: unknown }>(list, { limit: 2, onResponse })) read.push(idsOf(page))
    expect(read).toEqual(['ab', 'cd', 'e'])
    expect(responses).toBe(3)
    expect(idsOf(await list({ limit: 1, after: 'c' }))).toBe('d')
    expect(await list({})).toHaveLength(5)
  })

  test('are requested when they are wanted, and end where a page leads to itself', async () => {
    let sent = 0
    const fetch = async () => {
      sent += 1
      return Response.json([{ id: 1 }], { headers: link('a') })
    }
    const read = pages(recorded({ fetch }).api.auditLogs.list, { limit: 1 })
    expect(sent).toBe(0)
    await read.next()
    expect(sent).toBe(1)
    await read.next()
    await expect(read.next()).rejects.toThrow('the page after a leads to itself')
  })

  test('of an API without pages are the whole list', async () => {
    const { api } = recorded({ fetch: async () => Response.json(rows) })
    const read = await Array.fromAsync(pages(api.auditLogs.list, { limit: 2 }))
    expect(read.map(idsOf)).toEqual(['abcde'])
  })
})

describe('notificationsUrl', () => {
  test('is needed by calls of that service alone, which fail before they are sent', async () => {
    const { api, sent } = recorded()
    await expect(api.blogs.list()).resolves.toEqual([])
    const reason = 'This call needs notificationsUrl.'
    await expect(api.notifications.send({} as never)).rejects.toMatchObject({
      name: 'ApiError',
      message: `sendGlobalNotification: ${reason}`,
      fields: { notificationsUrl: reason },
      url: '/notifications/sendGlobalNotification',
    })
    expect(sent()).toBe(1)
  })
})

describe('a wrong base URL names the option', () => {
  test.each([
    'ftp://api.example.com',
    'api.example.com',
    '/api',
    '',
    ' https://a.example',
    'https://a.example/my api',
    'https://a.example ?x',
    'https://user:pass@a.example',
    'https://a.example/?x=1',
  ])('%j', (url) => {
    const why = `baseUrl must be an absolute http(s) address, not "${url}".`
    expect(() => createClient({ baseUrl: url })).toThrow(new TypeError(why))
    expect(() => createHttp({ baseUrl: url })).toThrow(new TypeError(why))
  })

  test.each([
    ['https://a.example', 'https://a.example/fetchNewsLetterAndBlogs'],
    ['https://a.example/', 'https://a.example/fetchNewsLetterAndBlogs'],
    ['https://a.example/v2/api//', 'https://a.example/v2/api/fetchNewsLetterAndBlogs'],
  ])('but a path and a slash are right: %s', async (url, sent) => {
    const { api, requests } = recorded({ baseUrl: url })
    await api.blogs.list()
    expect(requests[0]?.url).toBe(sent)
  })
})
