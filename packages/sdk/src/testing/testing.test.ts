import { readOperations } from '@tarang/openapi'
import { describe, expect, test } from 'vitest'
import { collectGarbage } from '../../testing/collect-garbage.ts'
import { createClient } from '../index.ts'
import {
  examples,
  fixtures,
  lost,
  mockFetch,
  never,
  offline,
  outOfOrder,
  refusals,
  refused,
  sampleFile,
  slow,
  truncated,
  unreadable,
  withFaults,
} from './index.ts'

const urls = {
  baseUrl: 'https://api.example.com/api',
  notificationsUrl: 'https://api.example.com/notifications-service',
}
const clientOf = (fetch: (request: Request) => Promise<Response>) => createClient({ ...urls, fetch })
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => error,
  )
const { splits } = fixtures.listStockSplits

describe('fixtures', () => {
  test('are the examples of the description', async () => {
    for (const { operationId, examples: own, bodyType } of await readOperations()) {
      const members: Record<string, unknown> = fixtures[operationId as keyof typeof fixtures]
      expect(Object.keys(members)).toEqual(own.map(({ name }) => name))
      if (bodyType !== 'multipart/form-data')
        for (const { name, value } of own) expect(members[name]).toEqual(value)
    }
    expect(refusals.noSession.status.statusCode).toBe(401)
  })

  test('have files where files are sent', async () => {
    const { htmlPage, backgroundImage, blogImages } = fixtures.createBlog.newsletterForm
    expect(await htmlPage.text()).toMatch(/^<!doctype html>/)
    const startOf = async (file: Blob) => [...new Uint8Array(await file.slice(0, 4).arrayBuffer())]
    expect(await startOf(backgroundImage)).toEqual([0xff, 0xd8, 0xff, 0xdb])
    expect(await startOf(blogImages[0] ?? htmlPage)).toEqual(
      [...'\x89PNG'].map((letter) => letter.charCodeAt(0)),
    )
    expect(sampleFile('a.png').type).toBe('image/png')
  })
})

describe('mockFetch', () => {
  test('answers every call with a good example', async () => {
    const api = clientOf(mockFetch(examples))
    await expect(api.stockSplits.list()).resolves.toEqual(splits)
    await expect(api.cache.refresh('strategy')).resolves.toBe(fixtures.refreshCache.refreshed)
    await expect(api.auth.refresh('a')).resolves.toEqual(fixtures.refreshToken.refreshed.data)
    await expect(api.blogs.like(40)).resolves.toEqual(fixtures.likeBlog.liked)
  })

  test('responds by handler', async () => {
    const api = clientOf(
      mockFetch({
        listStockSplits: ({ query }) =>
          splits.filter(({ status }) => String(status) === query.get('splitStatus')),
        likeBlog: async ({ path, body }) => ({
          likesCount: Number(path.id),
          ...((await body()) as { liked: boolean }),
        }),
        getStrategyDetails: ({ path: { strategyCode } }) => ({ strategyCode }),
        createBlog: async ({ body }) => {
          const form = (await body()) as FormData
          return { id: 1, text: String(form.get('text')), likesCount: 0 }
        },
      }),
    )
    await expect(api.stockSplits.list({ splitStatus: 0 })).resolves.toEqual([splits[1]])
    await expect(api.blogs.like(7, { liked: true })).resolves.toEqual({ likesCount: 7, liked: true })
    await expect(api.strategies.get('M&M 50%')).resolves.toEqual({ strategyCode: 'M&M 50%' })
    await expect(api.blogs.create(fixtures.createBlog.managerForm)).resolves.toMatchObject({
      text: 'Why costs decide',
    })
  })

  test('answers the same again', async () => {
    const api = clientOf(mockFetch({ listBlogs: Response.json([]), listStockSplits: splits }))
    for (const _ of [1, 2]) {
      await expect(api.blogs.list()).resolves.toEqual([])
      await expect(api.stockSplits.list()).resolves.toEqual(splits)
    }
  })

  test('rejects requests without a handler, or passes them to the fallback', async () => {
    const calls = withFaults(mockFetch({}))
    const silent = await failure(clientOf(calls.fetch).strategies.list())
    expect(String(silent)).toBe('Error: No handler for listLiveStrategies.')
    // It is not retried.
    expect(calls.calls).toEqual(['listLiveStrategies'])
    const fetch = mockFetch({}, { fallback: async ({ url }) => new Response(`<p>${url}</p>`) })
    const link = 'https://files.example.com/a.html'
    await expect(clientOf(fetch).blogs.body(link)).resolves.toBe(`<p>${link}</p>`)
  })

  test.each([
    [urls, 'https://api.example.com/api/liveStrategies'],
    [{}, 'http://localhost/api/liveStrategies'],
    [{ baseUrl: 'https://other.example/v1/' }, 'https://other.example/v1/liveStrategies'],
    [{ baseUrl: '/' }, 'https://other.example/liveStrategies'],
  ])('matches the URLs of %j', async (bases, url) => {
    const answer = await mockFetch(examples, bases)(url)
    expect(await answer.json()).toEqual(examples.listLiveStrategies)
    await expect(mockFetch(examples, bases)(`${url}/more`)).rejects.toThrow('No handler for GET')
    await expect(mockFetch(examples, bases)(url, { method: 'DELETE' })).rejects.toThrow(
      'No handler for DELETE',
    )
  })

  test('prefers literal paths to those with parameters', async () => {
    const names: string[] = []
    const record = ({ operation }: { operation: string }) => {
      names.push(operation)
      return new Response('{}')
    }
    const fetch = mockFetch({
      likeBlog: record,
      deleteBlog: record,
      refreshCache: record,
      refreshStrategyCache: record,
    })
    for (const [method, path] of [
      ['POST', '/7/like'],
      ['POST', '/newsletter/delete/7'],
      ['GET', '/refreshCache/like'],
      ['GET', '/refreshCache/strategy/getLikeCount'],
    ] as const)
      await fetch(`http://localhost/api${path}`, { method })
    expect(names).toEqual(['likeBlog', 'deleteBlog', 'refreshCache', 'refreshStrategyCache'])
  })
})

describe('faults', () => {
  const createService = () => {
    let writes = 0
    const faults = withFaults(
      mockFetch({
        listStockSplits: splits,
        listLiveStrategies: [],
        createStockSplit: () => {
          writes += 1
          return fixtures.createStockSplit.savedSplit
        },
      }),
    )
    return { faults, api: clientOf(faults.fetch), writes: () => writes }
  }
  const create = fixtures.createStockSplit.newSplit

  test.each([
    ['offline', offline, { name: 'NetworkError', kind: 'offline' }, 0],
    ['lost', lost, { name: 'NetworkError', kind: 'offline' }, 1],
    ['unreadable', unreadable, { name: 'InvalidResponseError', kind: 'unreadable' }, 0],
    ['truncated', truncated, { name: 'InvalidResponseError', kind: 'unreadable' }, 1],
    [
      'refused',
      refused(refusals.duplicate),
      { name: 'ApiError', status: 409, reason: 'This exists already.' },
      0,
    ],
    [
      'refused in the envelope',
      refused(422, { message: 'No.', fields: { status: 'Wrong.' }, isInside200: true }),
      { name: 'ApiError', status: 422, reason: 'No.', fields: { status: 'Wrong.' } },
      0,
    ],
    ['a response', new Response(null, { status: 500 }), { name: 'ApiError', status: 500 }, 0],
  ])('%s: the error of the client, and what the service carried out', async (_, fault, error, writes) => {
    const service = createService()
    service.faults.next('createStockSplit', fault)
    expect(await failure(service.api.stockSplits.create(create))).toMatchObject(error)
    expect(service.writes()).toBe(writes)
    await expect(service.api.stockSplits.create(create)).resolves.toEqual(
      fixtures.createStockSplit.savedSplit,
    )
    expect(service.faults.calls).toEqual(['createStockSplit', 'createStockSplit'])
  })

  test('last for every call, of one operation or of all, until they are cleared', async () => {
    const { faults, api } = createService()
    const write = () => api.stockSplits.create(create)
    faults.every('createStockSplit', offline)
    for (const _ of [1, 2]) expect(await failure(write())).toMatchObject({ kind: 'offline' })
    await expect(api.stockSplits.list()).resolves.toEqual(splits)
    faults.clear('createStockSplit')
    await expect(write()).resolves.toBeTruthy()
    faults.every('*', unreadable)
    expect(await failure(api.stockSplits.list())).toMatchObject({ kind: 'unreadable' })
    faults.clear()
    await expect(api.stockSplits.list()).resolves.toEqual(splits)
  })

  test('are consumed in order', async () => {
    const { faults, api } = createService()
    faults.next('createStockSplit', refused(409))
    faults.next('createStockSplit', refused(422), 2)
    faults.next('*', refused(400))
    const statuses: unknown[] = []
    for (const _ of [1, 2, 3, 4]) statuses.push(await failure(api.stockSplits.create(create)))
    expect(statuses.map((error) => (error as { status: number }).status)).toEqual([409, 422, 422, 400])
  })

  test('slow and never end when the call is aborted', async () => {
    const { faults, api } = createService()
    faults.next('listStockSplits', slow(20))
    const started = performance.now()
    await expect(api.stockSplits.list()).resolves.toEqual(splits)
    expect(performance.now() - started).toBeGreaterThan(15)
    for (const fault of [slow(60_000), never]) {
      faults.next('listStockSplits', fault)
      const left = new AbortController()
      const call = failure(api.stockSplits.list({ signal: left.signal }))
      left.abort()
      expect(await call).toMatchObject({ kind: 'aborted' })
    }
  })

  test.each([
    ['as a fault', () => withFaults(mockFetch({})), 'every'],
    ['as a handler', () => withFaults(mockFetch({ listStockSplits: never })), 'none'],
  ] as const)(
    'never, %s, ends when the call is aborted, even after garbage collection',
    async (_, open, armed) => {
      const faults = open()
      if (armed === 'every') faults.every('*', never)
      const screens = Array.from({ length: 10 }, () => new AbortController())
      const url = `${urls.baseUrl}/getStockSplitCalender`
      const calls = screens.map(({ signal }) => failure(faults.fetch(url, { signal })))
      await collectGarbage()
      for (const screen of screens) screen.abort()
      for (const error of await Promise.all(calls)) expect(error).toMatchObject({ name: 'AbortError' })
    },
  )

  test('out of order: the last response arrives first', async () => {
    const { faults, api } = createService()
    faults.next('listStockSplits', outOfOrder(3), 3)
    const arrived: number[] = []
    await Promise.all(
      [1, 2, 3].map(async (call) => {
        await api.stockSplits.list()
        arrived.push(call)
      }),
    )
    expect(arrived).toEqual([3, 2, 1])
  })

  test('have a Retry-After header', async () => {
    const headerOf = async (retryAfter: number | Date) =>
      (await refused(429, { retryAfter })({ request: new Request('http://localhost') })).headers.get(
        'Retry-After',
      )
    expect(await headerOf(7)).toBe('7')
    expect(await headerOf(new Date(0))).toBe('Thu, 01 Jan 1970 00:00:00 GMT')
  })
})
