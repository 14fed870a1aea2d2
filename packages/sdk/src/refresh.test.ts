/** Concurrent calls with a stale token, in many orders. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createExtensions } from './extensions/index.ts'
import { type Api, createClient, isApiError, type Session } from './index.ts'
import { createTokenRefresher } from './refresh.ts'
import { fixtures, mockFetch, never, offline, refused, withFaults } from './testing/index.ts'

interface Tokens {
  jwtToken: string | null
  refreshToken: string | null
}

/** A session store, for one tab or several; also one that answers later, as a keychain does. */
function createStore(tokens: Tokens, isAsynchronous = false) {
  const cleared: string[] = []
  const answer = <Value>(value: Value) => (isAsynchronous ? Promise.resolve(value) : value)
  const session: Session = {
    jwtToken: () => answer(tokens.jwtToken),
    refreshToken: () => answer(tokens.refreshToken),
    replace: async ({ jwtToken, refreshToken = tokens.refreshToken }) => {
      if (isAsynchronous) await Promise.resolve()
      Object.assign(tokens, { jwtToken, refreshToken })
    },
    clear: () => {
      cleared.push(String(tokens.jwtToken))
      Object.assign(tokens, { jwtToken: null, refreshToken: null })
    },
  }
  return { session, tokens, cleared }
}

/** A service whose session tokens expire, with refresh tokens for one exchange each. */
function createService() {
  let valid = 1
  const spent = new Set<string>()
  const log: string[] = []
  const fetch = mockFetch({
    listLiveStrategies: ({ request }) => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? 'none'
      log.push(`list ${token}`)
      return token === `jwt${valid}` || token === 'another' ? [] : refused(401)({ request })
    },
    refreshToken: async ({ request, body }) => {
      const { refreshToken } = (await body()) as { refreshToken: string }
      log.push(`refresh ${refreshToken}`)
      if (spent.has(refreshToken) || refreshToken !== `refresh${valid - 1}`) return refused(401)({ request })
      spent.add(refreshToken)
      return { data: { token: `jwt${valid}`, refreshToken: `refresh${valid}` } }
    },
  })
  const refreshes = () => log.filter((entry) => entry.startsWith('refresh'))
  return { fetch, log, refreshes, expire: () => (valid += 1) }
}

const stale = (): Tokens => ({ jwtToken: 'jwt0', refreshToken: 'refresh0' })
const clientOf = (fetch: (request: Request) => Promise<Response>, session: Session) =>
  createClient({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch,
    session,
    retry: false,
  })

/** A network that delivers requests and responses in any order. */
const anyOrder =
  (scheduler: fc.Scheduler, fetch: (request: Request) => Promise<Response>) => async (request: Request) => {
    await scheduler.schedule(Promise.resolve(), `request ${request.url}`)
    const response = await fetch(request)
    await scheduler.schedule(Promise.resolve(), `response ${request.url}`)
    return response
  }

type Outcome = 'success' | 401 | string
const outcomeOf = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    () => 'success',
    (error) => (isApiError(error) ? (error.status as 401) : String(error)),
  )
const callsOf = (api: Api, count: number) =>
  Array.from({ length: count }, () => outcomeOf(api.strategies.list()))

const inAnyOrder = (property: (scheduler: fc.Scheduler, count: number) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 5 }), property), {
    numRuns: Number(process.env.SCHEDULES ?? 150),
  })

describe('in any order', () => {
  test.each([false, true])('concurrent calls share one exchange, and all succeed (later: %s)', (isLater) =>
    inAnyOrder(async (scheduler, count) => {
      const { session, tokens } = createStore(stale(), isLater)
      const service = createService()
      const calls = callsOf(clientOf(anyOrder(scheduler, service.fetch), session), count)
      expect(await scheduler.waitFor(Promise.all(calls))).toEqual(calls.map(() => 'success'))
      expect(service.refreshes()).toEqual(['refresh refresh0'])
      expect(tokens).toEqual({ jwtToken: 'jwt1', refreshToken: 'refresh1' })
    }),
  )

  test('a logout during the exchange wins', async () => {
    const reached = new Set<number>()
    await inAnyOrder(async (scheduler, count) => {
      const { session, tokens } = createStore(stale())
      const service = createService()
      const calls = callsOf(clientOf(anyOrder(scheduler, service.fetch), session), count)
      const logout = scheduler.schedule(Promise.resolve(), 'logout').then(() => session.clear?.())
      const [outcomes] = await scheduler.waitFor(Promise.all([Promise.all(calls), logout]))
      expect(tokens).toEqual({ jwtToken: null, refreshToken: null })
      for (const outcome of outcomes) expect(['success', 401]).toContain(outcome)
      expect(service.refreshes().length).toBeLessThanOrEqual(1)
      reached.add(service.refreshes().length)
    })
    // Some orders ended the session before a refresh was sent, others during it.
    expect(reached).toEqual(new Set([0, 1]))
  })

  test('a new login during the exchange wins', async () => {
    const reached = new Set<number>()
    await inAnyOrder(async (scheduler, count) => {
      const { session, tokens } = createStore(stale())
      const service = createService()
      const calls = callsOf(clientOf(anyOrder(scheduler, service.fetch), session), count)
      const login = scheduler
        .schedule(Promise.resolve(), 'login')
        .then(() => session.replace?.({ jwtToken: 'another', refreshToken: 'other' }))
      const [outcomes] = await scheduler.waitFor(Promise.all([Promise.all(calls), login]))
      expect(tokens).toEqual({ jwtToken: 'another', refreshToken: 'other' })
      expect(outcomes).toEqual(calls.map(() => 'success'))
      reached.add(service.refreshes().length)
    })
    // Some orders logged in before a refresh was sent, others during it.
    expect(reached).toEqual(new Set([0, 1]))
  })

  test('a token that expires again is exchanged again, once', () =>
    inAnyOrder(async (scheduler, count) => {
      const { session, tokens } = createStore(stale())
      const service = createService()
      const api = clientOf(anyOrder(scheduler, service.fetch), session)
      for (const round of [1, 2]) {
        const outcomes = await scheduler.waitFor(Promise.all(callsOf(api, count)))
        expect(outcomes).toEqual(outcomes.map(() => 'success'))
        expect(service.refreshes()).toHaveLength(round)
        service.expire()
      }
      expect(tokens).toEqual({ jwtToken: 'jwt2', refreshToken: 'refresh2' })
    }))

  test('tabs that share a store and a lock share its exchange', () =>
    inAnyOrder(async (scheduler, count) => {
      const { session, tokens, cleared } = createStore(stale())
      const service = createService()
      let lock: Promise<void> = Promise.resolve()
      const shared: Session = {
        ...session,
        withLock: (exchange) => {
          lock = lock.then(exchange, exchange)
          return lock
        },
      }
      const tabs = [1, 2, 3].map(() => clientOf(anyOrder(scheduler, service.fetch), { ...shared }))
      const outcomes = await scheduler.waitFor(Promise.all(tabs.flatMap((tab) => callsOf(tab, count))))
      expect(outcomes).toEqual(outcomes.map(() => 'success'))
      expect(service.refreshes()).toEqual(['refresh refresh0'])
      expect(tokens).toEqual({ jwtToken: 'jwt1', refreshToken: 'refresh1' })
      expect(cleared).toEqual([])
    }))

  test('a second refusal is final, and ends the session once', () =>
    inAnyOrder(async (scheduler, count) => {
      const { session, tokens, cleared } = createStore(stale())
      const service = createService()
      const faults = withFaults(service.fetch)
      faults.every('listLiveStrategies', refused(401))
      const api = clientOf(anyOrder(scheduler, faults.fetch), session)
      const outcomes = await scheduler.waitFor(Promise.all(callsOf(api, count)))
      expect(outcomes).toEqual(outcomes.map(() => 401))
      expect(service.refreshes()).toEqual(['refresh refresh0'])
      expect(faults.calls.filter((call) => call === 'listLiveStrategies').length).toBeLessThanOrEqual(
        2 * count,
      )
      expect(cleared).toEqual(['jwt1'])
      expect(tokens.jwtToken).toBeNull()
    }))
})

describe('a call whose token is stale', () => {
  test('is repeated without an exchange if the token was replaced meanwhile', async () => {
    const { session, tokens } = createStore(stale())
    const service = createService()
    const api = clientOf(async (request) => {
      const response = await service.fetch(request)
      Object.assign(tokens, { jwtToken: 'jwt1', refreshToken: 'refresh1' })
      return response
    }, session)
    expect(await outcomeOf(api.strategies.list())).toBe('success')
    expect(service.log).toEqual(['list jwt0', 'list jwt1'])
  })

  test('stays refused if the refresh token is refused, after one exchange', async () => {
    const { session, cleared } = createStore({ jwtToken: 'jwt0', refreshToken: 'spent' })
    const service = createService()
    expect(await outcomeOf(clientOf(service.fetch, session).strategies.list())).toBe(401)
    expect(service.log).toEqual(['list jwt0', 'refresh spent'])
    expect(cleared).toEqual(['jwt0'])
  })

  test.each([
    ['cannot be reached', offline, { name: 'NetworkError', kind: 'offline' }],
    ['fails', refused(503), { name: 'ApiError', status: 503 }],
    ['is rate-limited', refused(429), { name: 'ApiError', status: 429 }],
    [
      'returns an invalid response',
      async () => Response.json({ data: { token: '' } }),
      { name: 'InvalidResponseError' },
    ],
  ])('throws if the exchange %s, and keeps the session', async (_, fault, error) => {
    const { session, tokens } = createStore(stale())
    const faults = withFaults(createService().fetch)
    faults.every('refreshToken', fault)
    await expect(clientOf(faults.fetch, session).strategies.list()).rejects.toMatchObject(error)
    expect(tokens).toEqual(stale())
    faults.clear()
    expect(await outcomeOf(clientOf(faults.fetch, session).strategies.list())).toBe('success')
  })

  test('is refused at once without a refresh token, and the session ends', async () => {
    for (const tokens of [{ jwtToken: 'jwt0', refreshToken: null }]) {
      const { session, cleared } = createStore(tokens)
      const service = createService()
      expect(await outcomeOf(clientOf(service.fetch, session).strategies.list())).toBe(401)
      expect(service.log).toEqual(['list jwt0'])
      expect(cleared).toEqual(['jwt0'])
    }
    const service = createService()
    const api = clientOf(service.fetch, { jwtToken: () => 'jwt0' })
    expect(await outcomeOf(api.strategies.list())).toBe(401)
    expect(service.log).toEqual(['list jwt0'])
  })

  test('can be aborted during the exchange, which continues for the others', async () => {
    const { session, tokens } = createStore(stale())
    const faults = withFaults(createService().fetch)
    const started = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    faults.next('refreshToken', async (_, forward) => {
      started.resolve()
      await answer.promise
      return forward()
    })
    const api = clientOf(faults.fetch, session)
    const left = new AbortController()
    const aborted = api.strategies.list({ signal: left.signal })
    const other = outcomeOf(api.strategies.list())
    await started.promise
    left.abort()
    await expect(aborted).rejects.toMatchObject({ name: 'NetworkError', kind: 'aborted' })
    answer.resolve()
    expect(await other).toBe('success')
    expect(tokens).toEqual({ jwtToken: 'jwt1', refreshToken: 'refresh1' })
  })

  test('can be a write: a refused one was not carried out', async () => {
    const { session } = createStore(stale())
    const bodies: unknown[] = []
    const fetch = mockFetch({
      excludeLiveTrade: async ({ request, body }) => {
        bodies.push(await body())
        const isFresh = request.headers.get('Authorization') === 'Bearer jwt1'
        return isFresh ? Response.json({}) : refused(401)({ request })
      },
      refreshToken: { data: { token: 'jwt1' } },
    })
    const trade = { stockName: 'BEL', businessDate: '2026-10-29' }
    await expect(clientOf(fetch, session).liveTrades.exclude(trade)).resolves.toBeUndefined()
    expect(bodies).toEqual([trade, trade])
    expect(session.refreshToken?.()).toBe('refresh0')
  })

  test('may be refused inside a 200', async () => {
    const { session } = createStore(stale())
    const faults = withFaults(createService().fetch)
    faults.next('listLiveStrategies', refused(401, { isInside200: true }))
    expect(await outcomeOf(clientOf(faults.fetch, session).strategies.list())).toBe('success')
  })
})

test('a call of an extension with a stale token exchanges it, and is repeated', async () => {
  const { session, tokens } = createStore(stale())
  const service = createService()
  const me = { id: '1', name: 'Asha Kulkarni', role: 'owner' }
  const extensions = createExtensions({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch: async (request) => {
      if (!request.url.endsWith('/api/extensions/me')) return service.fetch(request)
      const isFresh = request.headers.get('Authorization') === 'Bearer jwt1'
      return isFresh ? Response.json(me) : refused(401)({ request })
    },
    session,
    retry: false,
  })
  expect(await extensions.session.me()).toEqual(me)
  expect(service.refreshes()).toEqual(['refresh refresh0'])
  expect(tokens).toEqual({ jwtToken: 'jwt1', refreshToken: 'refresh1' })
})

test('clients of one session share one exchange', async () => {
  const { session } = createStore(stale())
  const service = createService()
  const clients = [1, 2, 3].map(() => clientOf(service.fetch, session))
  await Promise.all(clients.map((client) => client.strategies.list()))
  expect(service.refreshes()).toEqual(['refresh refresh0'])
})

test('a new token that equals the old one counts as new', async () => {
  const { session } = createStore(stale())
  const refresher = createTokenRefresher(session, async () => ({ token: 'jwt0', refreshToken: 'refresh1' }))
  expect(await refresher.renew('jwt0')).toBe(true)
  expect(session.refreshToken?.()).toBe('refresh1')
})

test('a late refusal of an older token does not disturb the exchange of the newer one', async () => {
  const { session } = createStore({ jwtToken: 'jwt1', refreshToken: 'refresh1' })
  const exchanged: string[] = []
  const answer = Promise.withResolvers<void>()
  const refresher = createTokenRefresher(session, async (token) => {
    exchanged.push(token)
    await answer.promise
    return { token: 'jwt2', refreshToken: 'refresh2' }
  })
  const first = refresher.renew('jwt1')
  expect(await refresher.renew('jwt0')).toBe(true)
  const second = refresher.renew('jwt1')
  answer.resolve()
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(exchanged).toEqual(['refresh1'])
})

describe('auth.renew', () => {
  test('shares the exchange of the calls', () =>
    inAnyOrder(async (scheduler, count) => {
      const { session, tokens } = createStore(stale())
      const service = createService()
      const api = clientOf(anyOrder(scheduler, service.fetch), session)
      const renewals = Array.from({ length: count }, () => outcomeOf(api.auth.renew()))
      expect(await scheduler.waitFor(Promise.all(renewals))).toEqual(renewals.map(() => 'success'))
      expect(service.refreshes()).toEqual(['refresh refresh0'])
      expect(tokens.jwtToken).toBe('jwt1')
    }))

  test('does nothing if the token was replaced since the refusal', async () => {
    const { session, tokens } = createStore(stale())
    const service = createService()
    const faults = withFaults(service.fetch)
    faults.every('sendGlobalNotification', refused(401, { fields: { jwt: 'Stale.' } }))
    const api = clientOf(faults.fetch, session)
    const send = () => outcomeOf(api.notifications.send(fixtures.sendGlobalNotification.toWhatsApp))
    expect(await Promise.all([send(), send(), outcomeOf(api.strategies.list())])).toEqual([
      401,
      401,
      'success',
    ])
    await api.auth.renew()
    await api.auth.renew()
    expect(service.refreshes()).toEqual(['refresh refresh0'])
    // Refused with the new one as well, it is exchanged again.
    service.expire()
    await send()
    await api.auth.renew()
    expect(tokens).toEqual({ jwtToken: 'jwt2', refreshToken: 'refresh2' })
  })

  test('throws a 401 without a session', async () => {
    const { fetch } = createService()
    const sessions = [
      createStore({ jwtToken: null, refreshToken: null }),
      createStore({ jwtToken: 'a', refreshToken: 'spent' }),
    ]
    for (const { session } of sessions)
      await expect(clientOf(fetch, session).auth.renew()).rejects.toMatchObject({
        name: 'ApiError',
        status: 401,
      })
  })
})

test('a notification with a stale token throws, without an exchange', async () => {
  const { session } = createStore(stale())
  const faults = withFaults(
    mockFetch({ sendGlobalNotification: refused(401, { fields: { jwt: 'Stale.' } }) }),
  )
  const notification = {
    title: 'T',
    shortDesc: 'S',
    longDesc: 'L',
    sendWhatsappNoti: false,
    sendPopupNoti: true,
  }
  await expect(clientOf(faults.fetch, session).notifications.send(notification)).rejects.toMatchObject({
    fields: { jwt: 'Stale.' },
  })
  expect(faults.calls).toEqual(['sendGlobalNotification'])
})

describe('a notification with renew', () => {
  const createSender = (fault = refused(401, { fields: { jwt: 'Stale.' } })) => {
    const { session, tokens } = createStore(stale())
    const service = createService()
    const faults = withFaults(
      mockFetch(
        { sendGlobalNotification: fixtures.sendGlobalNotification.sent },
        { fallback: async (request) => service.fetch(request) },
      ),
    )
    faults.every('sendGlobalNotification', async (call, forward) =>
      call.request.headers.get('Authorization') === 'Bearer jwt1' ? forward() : fault(call),
    )
    const { notifications } = clientOf(faults.fetch, session)
    const send = () => notifications.send(fixtures.sendGlobalNotification.toWhatsApp, { renew: true })
    return { send, faults, service, tokens }
  }

  test.each([
    ['refused', refused(401, { fields: { jwt: 'Stale.' } })],
    ['refused inside a 200', refused(401, { fields: { jwt: 'Stale.' }, isInside200: true })],
  ])('is sent again after one exchange: %s', async (_, fault) => {
    const { send, faults, service, tokens } = createSender(fault)
    await expect(send()).resolves.toBeDefined()
    expect(faults.calls).toEqual(['sendGlobalNotification', 'refreshToken', 'sendGlobalNotification'])
    expect(service.refreshes()).toEqual(['refresh refresh0'])
    expect(tokens.jwtToken).toBe('jwt1')
  })

  test('is refused for any other reason as it is without', async () => {
    const { send, faults } = createSender(refused(422, { fields: { title: 'Too long.' } }))
    await expect(send()).rejects.toMatchObject({ status: 422, fields: { title: 'Too long.' } })
    expect(faults.calls).toEqual(['sendGlobalNotification'])
  })
})

test('an exchange that never ends ends with the time of its attempt', async () => {
  const { session, tokens } = createStore(stale())
  const faults = withFaults(createService().fetch)
  faults.every('refreshToken', never)
  const api = createClient({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch: faults.fetch,
    session,
    timeout: 30,
  })
  await expect(api.strategies.list()).rejects.toMatchObject({ name: 'NetworkError', kind: 'timeout' })
  expect(tokens).toEqual(stale())
})
