import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CallOptions, createClient, type Hooks, type ResponseInfo, VERSION } from './index.ts'
import { redactBody, redactText, redactUrl } from './redact.ts'
import { fixtures, mockFetch, refused, withFaults } from './testing/index.ts'

const urls = {
  baseUrl: 'https://api.example.com/api',
  notificationsUrl: 'https://api.example.com/notifications-service',
}

/** A client that records the events of its hooks. */
function createRecordedClient(fetch: (request: Request) => Promise<Response>) {
  const recorded: { hook: string; event: unknown }[] = []
  const hooks: Hooks = Object.fromEntries(
    ['request', 'response', 'retry', 'refresh', 'error', 'mismatch', 'deprecated'].map((hook) => [
      hook,
      (event: unknown) => recorded.push({ hook, event }),
    ]),
  )
  const tokens = { jwtToken: 'eyJhbGciOiJIUzI1NiJ9.stale', refreshToken: 'hW2mJr0yqk3l9vXc5Zb7' }
  const session = {
    jwtToken: () => tokens.jwtToken,
    refreshToken: () => tokens.refreshToken,
    replace: (fresh: object) => void Object.assign(tokens, fresh),
  }
  const api = createClient({ ...urls, fetch, session, hooks, retry: { base: 0 } })
  return { api, recorded, names: () => recorded.map(({ hook }) => hook) }
}

const all = mockFetch({
  listStockSplits: fixtures.listStockSplits.splits,
  createStockSplit: fixtures.createStockSplit.savedSplit,
  listBlogs: fixtures.listBlogs.blogs,
  verifyLoginCode: fixtures.verifyLoginCode.signedIn,
  requestLoginCode: fixtures.requestLoginCode.codeSent,
  registerAdmin: fixtures.registerAdmin.registered,
  refreshToken: fixtures.refreshToken.rotated,
  createBlog: fixtures.createBlog.savedBlog,
})

describe('events', () => {
  test('of a successful call', async () => {
    const { api, recorded } = createRecordedClient(async (request) => {
      const response = await all(request)
      response.headers.set('X-Request-Id', 'abc-1')
      return response
    })
    await api.stockSplits.list({ splitStatus: 0 })
    const callEvent = {
      call: 1,
      operation: 'listStockSplits',
      method: 'GET',
      url: `${urls.baseUrl}/getStockSplitCalender`,
    }
    expect(recorded).toEqual([
      {
        hook: 'request',
        event: {
          ...callEvent,
          attempt: 1,
          headers: {
            accept: 'application/json',
            authorization: '[redacted]',
            'user-agent': `tarang-sdk/${VERSION}`,
          },
        },
      },
      {
        hook: 'response',
        event: {
          ...callEvent,
          attempt: 1,
          status: 200,
          requestId: 'abc-1',
          headers: { 'content-type': 'application/json', 'x-request-id': 'abc-1' },
          milliseconds: expect.any(Number),
        },
      },
    ])
  })

  test('carry the context of the call, without secrets, and do not send it', async () => {
    const sent: Request[] = []
    const { api, recorded } = createRecordedClient((request) => {
      sent.push(request.clone())
      return all(request)
    })
    await api.stockSplits.list({ context: { form: 'Edit Stock Split', phone: '9820012345' } })
    const events = recorded.map(({ event }) => event as { context: unknown })
    expect(events.map(({ context }) => context)).toEqual([
      { form: 'Edit Stock Split', phone: '[redacted]' },
      { form: 'Edit Stock Split', phone: '[redacted]' },
    ])
    expect([sent[0]?.url, await sent[0]?.text()].join()).not.toContain('Edit')
  })

  test('of a retried call that fails', async () => {
    const faults = withFaults(all)
    faults.next('listStockSplits', refused(503, { message: 'Down. Call 9820012345.' }), 3)
    const { api, recorded, names } = createRecordedClient(faults.fetch)
    await expect(api.stockSplits.list()).rejects.toMatchObject({ status: 503 })
    expect(names()).toEqual([
      'request',
      'response',
      'retry',
      'request',
      'response',
      'retry',
      'request',
      'response',
      'error',
    ])
    expect(recorded.at(-1)?.event).toMatchObject({
      operation: 'listStockSplits',
      error: {
        name: 'ApiError',
        status: 503,
        message: '503 from listStockSplits: Down. Call [redacted].',
        fields: [],
      },
    })
  })

  test('of a token exchange, which is a separate call', async () => {
    const faults = withFaults(all)
    faults.next('listStockSplits', refused(401))
    const { api, recorded } = createRecordedClient(faults.fetch)
    await api.stockSplits.list()
    expect(recorded.map(({ hook, event }) => [hook, (event as { call: number }).call])).toEqual([
      ['request', 1],
      ['response', 1],
      ['request', 2],
      ['response', 2],
      ['refresh', 1],
      ['request', 1],
      ['response', 1],
    ])
    expect(recorded[4]?.event).toMatchObject({ operation: 'listStockSplits', isRenewed: true })
  })

  test('of rows that differ from the description', async () => {
    const { api, recorded } = createRecordedClient(async () =>
      Response.json({
        data: [{ id: 'S 1', on: 1, stockname: {}, splitratio: 5, status: '0' }, 'x', { stockname: 'TCS' }],
      }),
    )
    await expect(api.stockSplits.list()).resolves.toEqual([{ id: 'S 1', on: 1, splitratio: '5', status: 0 }])
    expect(recorded.at(-1)).toEqual({
      hook: 'mismatch',
      event: {
        call: 1,
        operation: 'listStockSplits',
        method: 'GET',
        url: `${urls.baseUrl}/getStockSplitCalender`,
        mismatches: [
          { pointer: '/data/0/stockname', expected: 'text', outcome: 'missing' },
          { pointer: '/data/1', expected: 'record', outcome: 'removed' },
          { pointer: '/data/2/id', expected: 'id', outcome: 'missing' },
          { pointer: '/data/2', expected: 'record', outcome: 'removed' },
        ],
      },
    })
  })

  test('of at most a hundred mismatches', async () => {
    const { api, recorded } = createRecordedClient(async () =>
      Response.json(Array.from({ length: 5000 }, (_, id) => ({ id, stockname: {} }))),
    )
    await api.stockSplits.list()
    expect(recorded.at(-1)?.event).toHaveProperty('mismatches.length', 100)
  })

  test.each([
    ['@1735689600', new Date('2025-01-01T00:00:00Z')],
    ['Wed, 01 Jan 2025 00:00:00 GMT', new Date('2025-01-01T00:00:00Z')],
    ['true', true],
  ])('of a deprecated operation: %s', async (deprecation, deprecated) => {
    const headers = { Deprecation: deprecation, Sunset: 'Fri, 01 Jan 2027 00:00:00 GMT' }
    const { api, recorded } = createRecordedClient(async () => Response.json([], { headers }))
    await api.stockSplits.list()
    expect(recorded.at(-1)).toMatchObject({
      hook: 'deprecated',
      event: { operation: 'listStockSplits', deprecated, sunset: new Date('2027-01-01T00:00:00Z') },
    })
  })

  test('without one for an operation that is not deprecated', async () => {
    const { api, names } = createRecordedClient(async () =>
      Response.json([], { headers: { Deprecation: 'false', Sunset: 'never' } }),
    )
    await api.stockSplits.list()
    expect(names()).toEqual(['request', 'response'])
  })

  test('of a call that was not sent', async () => {
    const { api, recorded } = createRecordedClient(all)
    await expect(api.strategies.get('..')).rejects.toMatchObject({ status: 400 })
    await expect(api.blogs.body('/a.html')).rejects.toMatchObject({ status: 400 })
    expect(recorded).toMatchObject([
      { hook: 'error', event: { operation: 'getStrategyDetails', error: { fields: ['strategyCode'] } } },
      { hook: 'error', event: { operation: 'blogs.body', url: '/a.html' } },
    ])
  })
})

describe('secrets', () => {
  test('are not in events: tokens, codes, phone numbers, e-mail addresses', async () => {
    const faults = withFaults(all)
    faults.next('listStockSplits', refused(401, { message: 'Token eyJhbGciOiJIUzI1NiJ9.c3RhbGU is stale.' }))
    const { api, recorded } = createRecordedClient(faults.fetch)
    await api.stockSplits.list()
    await api.auth.requestCode('9820012345')
    await api.auth.verifyCode('9820012345', '482913')
    await api.auth.register(fixtures.registerAdmin.registration, { credential: 'an-invite' })
    await api.blogs.create(fixtures.createBlog.managerForm)
    const log = JSON.stringify(recorded)
    for (const secret of [
      '9820012345',
      '482913',
      '9967054321',
      'rohan.iyer',
      'eyJ',
      'hW2mJr0yqk3l9vXc5Zb7',
      'an-invite',
      'pT8dQw1nLs6uGf4aYx0e',
    ])
      expect(log, secret).not.toContain(secret)
    expect(log).toContain('"phoneNumber":"[redacted]"')
    expect(log).toContain('[image/png, 103 bytes]')
    expect(log).toContain('"firstName":"Rohan"')
  })

  test.each([
    ['Code 482913 for 9820012345.', 'Code [redacted] for [redacted].'],
    ['Bearer abc.def', 'Bearer [redacted]'],
    ['Split 5:1 on 2027-01-14 at 11999', 'Split 5:1 on 2027-01-14 at 11999'],
  ])('%s → %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted)
  })

  test('are not in URLs', () => {
    expect(redactUrl('https://files.example.com/a.html?signature=abc#top')).toBe(
      'https://files.example.com/a.html',
    )
    expect(redactUrl('https://api.example.com/u/9820012345')).toBe('https://api.example.com/u/[redacted]')
  })

  test('are redacted by name at any depth; strategy codes are not secrets', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 4 }),
        fc.constantFrom(
          'otp',
          'jwtToken',
          'refreshToken',
          'phoneNumber',
          'Authorization',
          'password',
          'email',
        ),
        (secret, name) => {
          const body = { list: [{ deep: { [name]: secret } }], strategyCode: 'MOM-30', couponcode: 'DIWALI' }
          expect(redactBody(body)).toEqual({
            list: [{ deep: { [name]: '[redacted]' } }],
            strategyCode: 'MOM-30',
            couponcode: 'DIWALI',
          })
        },
      ),
    )
  })
})

test('an error thrown by a hook is ignored', async () => {
  const broken = () => {
    throw new Error('The log is full.')
  }
  const hooks: Hooks = {
    request: broken,
    response: broken,
    error: broken,
    mismatch: broken,
    retry: broken,
    deprecated: broken,
  }
  const api = createClient({ ...urls, fetch: all, hooks })
  await expect(api.stockSplits.list({ onResponse: broken })).resolves.toEqual(fixtures.listStockSplits.splits)
})

describe('onResponse', () => {
  const responseInfoOf = async (headers: Record<string, string>, faults = 0, options: CallOptions = {}) => {
    const network = withFaults(async () => Response.json([{ id: 1 }], { headers }))
    network.next('*', refused(503), faults)
    let info: ResponseInfo | undefined
    await createClient({ ...urls, fetch: network.fetch, retry: { base: 0 } }).stockSplits.list({
      ...options,
      onResponse: (it) => {
        info = it
      },
    })
    return info
  }

  test('receives the response with its headers and an unread body', async () => {
    const info = await responseInfoOf({ 'X-Request-Id': 'abc-7', 'X-Other': 'yes' })
    expect(info).toMatchObject({ requestId: 'abc-7', attempts: 1 })
    expect(info?.response.headers.get('X-Other')).toBe('yes')
    expect(await info?.response.json()).toEqual([{ id: 1 }])
  })

  test('receives the number of attempts', async () => {
    expect(await responseInfoOf({}, 2)).toMatchObject({ attempts: 3 })
  })

  test.each([204, 205])('receives an empty response: %i', async (status) => {
    let response: Response | undefined
    const api = createClient({ ...urls, fetch: async () => new Response(null, { status }) })
    await api.blogs.delete(39, {
      onResponse: (info) => {
        response = info.response
      },
    })
    expect(response?.status).toBe(status)
  })
})

test('an error has its operation and the request id', async () => {
  const headers = { 'X-Request-Id': 'abc-9' }
  const responses: [() => Response, object][] = [
    [() => Response.json({}, { status: 404, headers }), { name: 'ApiError' }],
    [() => new Response('<p>', { headers }), { name: 'InvalidResponseError', kind: 'unreadable' }],
    [
      () => Response.json(7, { headers }),
      { name: 'InvalidResponseError', kind: 'unexpected-shape', pointer: '' },
    ],
  ]
  for (const [respond, error] of responses) {
    const api = createClient({ ...urls, fetch: async () => respond() })
    await expect(api.stockSplits.list()).rejects.toMatchObject({
      ...error,
      requestId: 'abc-9',
      operation: 'listStockSplits',
    })
  }
})

describe('custom headers', () => {
  const sent = async (options: Partial<Parameters<typeof createClient>[0]>, call: CallOptions = {}) => {
    let headers = new Headers()
    const fetch = async (request: Request) => {
      headers = request.headers
      return Response.json([])
    }
    await createClient({ ...urls, fetch, ...options }).stockSplits.list(call)
    return Object.fromEntries(headers)
  }

  test('are sent with every call', async () => {
    expect(await sent({ headers: (operation) => ({ traceparent: `00-${operation}` }) })).toEqual({
      accept: 'application/json',
      'user-agent': `tarang-sdk/${VERSION}`,
      traceparent: '00-listStockSplits',
    })
  })

  test('include the idempotency key', async () => {
    expect(await sent({}, { idempotencyKey: 'k-1' })).toEqual({
      accept: 'application/json',
      'user-agent': `tarang-sdk/${VERSION}`,
      'idempotency-key': 'k-1',
    })
  })

  test('are not sent to other addresses', async () => {
    let headers = new Headers()
    const fetch = async (request: Request) => {
      headers = request.headers
      return new Response('<p>')
    }
    const api = createClient({
      ...urls,
      fetch,
      headers: () => ({ traceparent: '00' }),
      session: { jwtToken: () => 't' },
    })
    await api.blogs.body('https://files.example.com/a.html')
    expect([...headers]).toEqual([['accept', 'text/plain, */*']])
  })
})

test('timeouts of one attempt and of the whole call are options', async () => {
  const fetch = () => new Promise<Response>(() => {})
  const timeout = { name: 'NetworkError', kind: 'timeout' }
  await expect(createClient({ ...urls, fetch }).stockSplits.list({ timeout: 5 })).rejects.toMatchObject(
    timeout,
  )
  await expect(createClient({ ...urls, fetch, totalTimeout: 5 }).stockSplits.list()).rejects.toMatchObject(
    timeout,
  )
})
