import { describe, expect, test } from 'vitest'
import { createExtensions } from './extensions/index.ts'
import { type Clock, createClient, createHttp, type RetryEvent, type RetryOptions } from './index.ts'
import { createRetryPolicy, parseRetryAfter } from './retry.ts'
import {
  type Fault,
  fixtures,
  lost,
  mockFetch,
  never,
  offline,
  refused,
  truncated,
  unreadable,
  withFaults,
} from './testing/index.ts'

const urls = {
  baseUrl: 'https://api.example.com/api',
  notificationsUrl: 'https://api.example.com/notifications-service',
}
const good = fixtures.listStockSplits.splits

/** A clock that advances only while it sleeps, with given random numbers. */
function createFakeClock(randoms: readonly number[] = []) {
  const slept: number[] = []
  const left = [...randoms]
  let now = Date.parse('2026-11-21T12:00:00Z')
  const clock: Clock = {
    now: () => now,
    random: () => left.shift() ?? 0,
    sleep: (milliseconds, signal) => {
      // A wait as long as an attempt is its timeout, which does not pass here.
      if (milliseconds >= 15_000) return new Promise((_, reject) => signal.addEventListener('abort', reject))
      slept.push(milliseconds)
      now += milliseconds
      return Promise.resolve()
    },
  }
  return { clock, slept, pass: (milliseconds: number) => (now += milliseconds) }
}

function createFixture(options: { retry?: RetryOptions | false; randoms?: number[] } = {}) {
  const time = createFakeClock(options.randoms)
  const faults = withFaults(
    mockFetch(
      {
        listStockSplits: good,
        createStockSplit: fixtures.createStockSplit.savedSplit,
        refreshCache: 'Done.',
        likeBlog: fixtures.likeBlog.liked,
        sendGlobalNotification: fixtures.sendGlobalNotification.sent,
        requestLoginCode: fixtures.requestLoginCode.codeSent,
        updateDiscount: fixtures.updateDiscount.deactivated,
      },
      { fallback: async () => new Response('<p>Body</p>') },
    ),
  )
  const retries: RetryEvent[] = []
  const api = createClient({
    ...urls,
    fetch: faults.fetch,
    clock: time.clock,
    hooks: { retry: (event) => retries.push(event) },
    ...(options.retry !== undefined && { retry: options.retry }),
  })
  return { api, faults, retries, ...time }
}

const retriedStatuses = [429, 500, 502, 503, 504]

describe('a read', () => {
  test('that is refused with any other status is not retried', async () => {
    for (let status = 400; status < 600; status++) {
      if (retriedStatuses.includes(status)) continue
      const { api, faults } = createFixture()
      faults.every('listStockSplits', refused(status))
      await expect(api.stockSplits.list(), String(status)).rejects.toThrow()
      expect(faults.calls, String(status)).toHaveLength(1)
    }
  })

  test.each<[string, Fault]>([
    ...retriedStatuses.map((status) => [`is refused with ${status}`, refused(status)] as [string, Fault]),
    ['is refused with 503 inside a 200', refused(503, { isInside200: true })],
    ['cannot be sent', offline],
    ['loses its response', lost],
  ])('that %s is retried twice at most', async (_, fault) => {
    const { api, faults } = createFixture()
    faults.next('listStockSplits', fault, 2)
    await expect(api.stockSplits.list()).resolves.toEqual(good)
    expect(faults.calls).toHaveLength(3)
    faults.next('listStockSplits', fault, 3)
    await expect(api.stockSplits.list()).rejects.toMatchObject({ name: /Error/ })
    expect(faults.calls).toHaveLength(6)
  })

  test.each<[string, Fault]>([
    ['gets an unreadable response', unreadable],
    ['gets a truncated response', truncated],
    ['gets a response of another shape', async () => Response.json({ colour: 'red' })],
  ])('that %s is not retried', async (_, fault) => {
    const { api, faults } = createFixture()
    faults.every('listStockSplits', fault)
    await expect(api.stockSplits.list()).rejects.toThrow()
    expect(faults.calls).toHaveLength(1)
  })

  test('waits a random part of a step that doubles', async () => {
    const { api, faults, slept, retries } = createFixture({ randoms: [0.5, 0.25] })
    faults.next('listStockSplits', offline)
    faults.next('listStockSplits', refused(503))
    await api.stockSplits.list()
    expect(slept).toEqual([150, 150])
    expect(retries).toMatchObject([
      { operation: 'listStockSplits', attempt: 1, milliseconds: 150, error: { kind: 'offline' } },
      { operation: 'listStockSplits', attempt: 2, milliseconds: 150, error: { status: 503 } },
    ])
  })

  test.each([
    ['seconds', 4, [4000]],
    ['a date', new Date('2026-11-21T12:00:07Z'), [7000]],
    ['a date that has passed', new Date('2020-01-01T00:00:00Z'), [0]],
    ['at once', 0, [0]],
  ])('honours Retry-After: %s', async (_, retryAfter, waits) => {
    const { api, faults, slept } = createFixture()
    faults.next('listStockSplits', refused(429, { retryAfter }))
    await api.stockSplits.list()
    expect(slept).toEqual(waits)
  })

  test.each([11, 60, 3600])(
    'fails at once for a Retry-After of %i seconds, with retryAfterMs',
    async (retryAfter) => {
      const { api, faults, slept } = createFixture()
      faults.next('listStockSplits', refused(503, { retryAfter }))
      await expect(api.stockSplits.list()).rejects.toMatchObject({
        status: 503,
        retryAfterMs: retryAfter * 1000,
      })
      expect([slept, faults.calls]).toEqual([[], ['listStockSplits']])
    },
  )

  test('waits ten seconds at most in total', async () => {
    const { api, faults, slept } = createFixture()
    faults.next('listStockSplits', refused(429, { retryAfter: 6 }), 2)
    await expect(api.stockSplits.list()).rejects.toMatchObject({ status: 429 })
    expect(slept).toEqual([6000])
  })

  test('does not wait beyond its total timeout', async () => {
    const { api, faults, slept, pass } = createFixture({ retry: { maxWait: 60_000 } })
    faults.next('listStockSplits', async (call) => {
      pass(12_000)
      return refused(503, { retryAfter: 20 })(call)
    })
    await expect(api.stockSplits.list()).rejects.toMatchObject({ status: 503 })
    expect(slept).toEqual([])
  })

  test('is not retried after a timeout', async () => {
    const faults = withFaults(mockFetch({}))
    faults.every('*', never)
    const api = createClient({ ...urls, fetch: faults.fetch, timeout: 20 })
    await expect(api.stockSplits.list()).rejects.toMatchObject({ kind: 'timeout' })
    expect(faults.calls).toEqual(['listStockSplits'])
  })

  test('can be aborted during a wait', async () => {
    const faults = withFaults(mockFetch({ listStockSplits: good }))
    faults.next('listStockSplits', refused(503, { retryAfter: 9 }))
    const left = new AbortController()
    const api = createClient({ ...urls, fetch: faults.fetch, hooks: { retry: () => left.abort('left') } })
    const call = api.stockSplits.list({ signal: left.signal })
    await expect(call).rejects.toMatchObject({
      name: 'NetworkError',
      kind: 'aborted',
      cause: 'left',
      operation: 'listStockSplits',
    })
    expect(faults.calls).toHaveLength(1)
  })

  test('can be retried more often, or never', async () => {
    const often = createFixture({ retry: { retries: 5 } })
    often.faults.next('listStockSplits', offline, 5)
    await expect(often.api.stockSplits.list()).resolves.toEqual(good)
    const once = createFixture({ retry: false })
    once.faults.next('listStockSplits', offline)
    await expect(once.api.stockSplits.list()).rejects.toMatchObject({ kind: 'offline' })
    expect(once.faults.calls).toHaveLength(1)
  })

  test('of a blog body is retried, too', async () => {
    const { api, faults } = createFixture()
    faults.next('*', offline, 2)
    await expect(api.blogs.body('https://files.example.com/a.html')).resolves.toBe('<p>Body</p>')
  })
})

test.each<[string, (api: ReturnType<typeof createClient>) => Promise<unknown>]>([
  ['a write', (api) => api.stockSplits.create(fixtures.createStockSplit.newSplit)],
  ['a write by PUT', (api) => api.discounts.update(3, fixtures.updateDiscount.deactivate)],
  ['a GET that changes something', (api) => api.cache.refresh('strategy')],
  ['a like', (api) => api.blogs.like(40)],
  ['a notification', (api) => api.notifications.send(fixtures.sendGlobalNotification.toWhatsApp)],
  ['a code', (api) => api.auth.requestCode('9820012345')],
  [
    'a ticket',
    (api) => api.contact.submit('https://forms.example.com/f', { name: 'A', email: 'a@b.c', message: 'M' }),
  ],
])('%s is never retried', async (_, call) => {
  for (const fault of [refused(503, { retryAfter: 0 }), offline, lost]) {
    const { api, faults, slept } = createFixture()
    let attempts = 0
    faults.every('*', (call, forward) => {
      attempts += 1
      return fault(call, forward)
    })
    await expect(call(api)).rejects.toMatchObject({ name: /^(Api|Network)Error$/ })
    expect([attempts, slept]).toEqual([1, []])
  }
})

describe('the budget of a connection', () => {
  test('allows ten retries for a service that always fails', async () => {
    const { api, faults } = createFixture()
    faults.every('listStockSplits', refused(503))
    for (let call = 0; call < 100; call += 1) await api.stockSplits.list().catch(() => {})
    expect(faults.calls).toHaveLength(110)
  })

  test('recovers with successful calls', async () => {
    const { api, faults } = createFixture()
    faults.every('listStockSplits', refused(503))
    for (let call = 0; call < 20; call += 1) await api.stockSplits.list().catch(() => {})
    faults.clear()
    for (let call = 0; call < 10; call += 1) await api.stockSplits.list()
    const before = faults.calls.length
    faults.next('listStockSplits', refused(503), 2)
    await expect(api.stockSplits.list()).resolves.toEqual(good)
    expect(faults.calls.length - before).toBe(3)
  })

  test('is shared by the clients of the connection, as are its hooks', async () => {
    const retries: RetryEvent[] = []
    const http = createHttp({
      ...urls,
      fetch: async () => new Response(null, { status: 503 }),
      clock: createFakeClock().clock,
      hooks: { retry: (event) => retries.push(event) },
    })
    const { stockSplits } = createClient(http)
    const { blogs } = createClient(http)
    const { staff } = createExtensions(http)
    for (let round = 0; round < 10; round += 1)
      for (const { list } of [stockSplits, blogs, staff]) await list().catch(() => {})
    expect(retries.map(({ operation }) => operation)).toEqual(
      ['listStockSplits', 'listBlogs', 'listStaff', 'listStockSplits', 'listBlogs'].flatMap((name) => [
        name,
        name,
      ]),
    )
    expect(retries.at(-1)?.call).toBe(5)
  })

  test('is separate for each connection', async () => {
    const first = createFixture()
    first.faults.every('listStockSplits', refused(503))
    for (let call = 0; call < 20; call += 1) await first.api.stockSplits.list().catch(() => {})
    const second = createFixture()
    second.faults.next('listStockSplits', refused(503), 2)
    await expect(second.api.stockSplits.list()).resolves.toEqual(good)
  })
})

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['12', 12_000],
  ['1.5', 1500],
  ['-3', 0],
  ['Sat, 21 Nov 2026 12:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
])('Retry-After: %s', (header, wait) => {
  expect(parseRetryAfter(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(wait)
})

test('an unknown error is not retried', () => {
  const retry = createRetryPolicy({}, createFakeClock().clock)
  const call = { retries: 0, waited: 0, timeLeft: 1000, retry: undefined }
  for (const error of [new TypeError('x'), undefined, null, 'x', {}])
    expect(retry.delay(error, call)).toBeUndefined()
})
