import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CallOptions, createClient, type Hooks, type ResponseInfo } from './index.ts'
import { redactBody, redactText, redactUrl } from './redact.ts'
import { fixtures, mockFetch, refused, withFaults } from './testing/index.ts'

const urls = {
  baseUrl: 'https://api.example.com/api',
  notificationsUrl: 'https://api.example.com/notifications-service',
}

/** A client that keeps all that its hooks are told. */
function watched(fetch: (request: Request) => Promise<Response>) {
  const told: { hook: string; event: unknown }[] = []
  const hooks: Hooks = Object.fromEntries(
    ['request', 'response', 'retry', 'refresh', 'error', 'mismatch', 'deprecated'].map((hook) => [
      hook,
      (event: unknown) => told.push({ hook, event }),
    ]),
  )
  const tokens = { jwtToken: 'eyJhbGciOiJIUzI1NiJ9.stale', refreshToken: 'hW2mJr0yqk3l9vXc5Zb7' }
  const session = {
    jwtToken: () => tokens.jwtToken,
    refreshToken: () => tokens.refreshToken,
    replace: (fresh: object) => void Object.assign(tokens, fresh),
  }
  const api = createClient({ ...urls, fetch, session, hooks, retry: { base: 0 } })
  return { api, told, names: () => told.map(({ hook }) => hook) }
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

describe('what a hook is told', () => {
  test('of a call that goes well', async () => {
    const { api, told } = watched(async (request) => {
      const response = await all(request)
      response.headers.set('X-Request-Id', 'abc-1')
      return response
    })
    await api.stockSplits.list({ splitStatus: 0 })
    const about = {
      call: 1,
      operation: 'listStockSplits',
      method: 'GET',
      url: `${urls.baseUrl}/getStockSplitCalender`,
    }
    expect(told).toEqual([
      {
        hook: 'request',
        event: {
          ...about,
          attempt: 1,
          headers: { accept: 'application/json', authorization: '[redacted]' },
        },
      },
      {
        hook: 'response',
        event: {
          ...about,
          attempt: 1,
          status: 200,
          requestId: 'abc-1',
          headers: { 'content-type': 'application/json', 'x-request-id': 'abc-1' },
          milliseconds: expect.any(Number),
        },
      },
    ])
  })

  test('of one that is made again, and fails', async () => {
    const faults = withFaults(all)
    faults.next('listStockSplits', refused(503, { message: 'Down. Call 9820012345.' }), 3)
    const { api, told, names } = watched(faults.fetch)
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
    expect(told.at(-1)?.event).toMatchObject({
      operation: 'listStockSplits',
      error: { name: 'ApiError', status: 503, message: 'Down. Call [redacted].', fields: [] },
    })
  })

  test('of a token that is exchanged: the exchange is a call of its own', async () => {
    const faults = withFaults(all)
    faults.next('listStockSplits', refused(401))
    const { api, told } = watched(faults.fetch)
    await api.stockSplits.list()
    expect(told.map(({ hook, event }) => [hook, (event as { call: number }).call])).toEqual([
      ['request', 1],
      ['response', 1],
      ['request', 2],
      ['response', 2],
      ['refresh', 1],
      ['request', 1],
      ['response', 1],
    ])
    expect(told[4]?.event).toMatchObject({ operation: 'listStockSplits', isRenewed: true })
  })

  test('of rows that are not as described, and of what became of them', async () => {
    const { api, told } = watched(async () =>
      Response.json({ data: [{ id: 'S 1', on: 1, stockname: {}, splitratio: 5, status: '0' }, 'x'] }),
    )
    await expect(api.stockSplits.list()).resolves.toEqual([{ id: 'S 1', on: 1, splitratio: '5', status: 0 }])
    expect(told.at(-1)).toEqual({
      hook: 'mismatch',
      event: {
        call: 1,
        operation: 'listStockSplits',
        method: 'GET',
        url: `${urls.baseUrl}/getStockSplitCalender`,
        mismatches: [
          { pointer: '/data/0/stockname', expected: 'text', outcome: 'missing' },
          { pointer: '/data/0/splitratio', expected: 'text', outcome: 'converted' },
          { pointer: '/data/0/status', expected: 'status', outcome: 'converted' },
          { pointer: '/data/1', expected: 'record', outcome: 'missing' },
        ],
      },
    })
  })

  test('of many such rows: the first hundred', async () => {
    const { api, told } = watched(async () => Response.json(Array.from({ length: 5000 }, () => ({}))))
    await api.stockSplits.list()
    expect(told.at(-1)?.event).toHaveProperty('mismatches.length', 100)
  })

  test.each([
    ['@1735689600', new Date('2025-01-01T00:00:00Z')],
    ['Wed, 01 Jan 2025 00:00:00 GMT', new Date('2025-01-01T00:00:00Z')],
    ['true', true],
  ])('of an operation that goes away: %s', async (deprecation, deprecated) => {
    const headers = { Deprecation: deprecation, Sunset: 'Fri, 01 Jan 2027 00:00:00 GMT' }
    const { api, told } = watched(async () => Response.json([], { headers }))
    await api.stockSplits.list()
    expect(told.at(-1)).toMatchObject({
      hook: 'deprecated',
      event: { operation: 'listStockSplits', deprecated, sunset: new Date('2027-01-01T00:00:00Z') },
    })
  })

  test('nothing of one that does not', async () => {
    const { api, names } = watched(async () =>
      Response.json([], { headers: { Deprecation: 'false', Sunset: 'never' } }),
    )
    await api.stockSplits.list()
    expect(names()).toEqual(['request', 'response'])
  })

  test('of what never went out', async () => {
    const { api, told } = watched(all)
    await expect(api.strategies.get('..')).rejects.toMatchObject({ status: 400 })
    await expect(api.blogs.body('/a.html')).rejects.toMatchObject({ status: 400 })
    expect(told).toMatchObject([
      { hook: 'error', event: { operation: 'getStrategyDetails', error: { fields: ['strategyCode'] } } },
      { hook: 'error', event: { operation: 'external', url: '' } },
    ])
  })
})

describe('no secret', () => {
  test('comes to a hook: tokens, codes, phone numbers, addresses', async () => {
    const faults = withFaults(all)
    faults.next('listStockSplits', refused(401, { message: 'Token eyJhbGciOiJIUzI1NiJ9.c3RhbGU is stale.' }))
    const { api, told } = watched(faults.fetch)
    await api.stockSplits.list()
    await api.auth.requestCode('9820012345')
    await api.auth.verifyCode('9820012345', '482913')
    await api.auth.register(fixtures.registerAdmin.registration, { credential: 'an-invite' })
    await api.blogs.create(fixtures.createBlog.managerForm)
    const log = JSON.stringify(told)
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

  test('stands in an address', () => {
    expect(redactUrl('https://files.example.com/a.html?signature=abc#top')).toBe(
      'https://files.example.com/a.html',
    )
    expect(redactUrl('https://api.example.com/u/9820012345')).toBe('https://api.example.com/u/[redacted]')
  })

  test('stands under its name, however deep, and strategy codes are none', () => {
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

test('a hook that breaks breaks nothing', async () => {
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

describe('an answer as it came', () => {
  const receiptOf = async (headers: Record<string, string>, faults = 0, options: CallOptions = {}) => {
    const network = withFaults(async () => Response.json([{ id: 1 }], { headers }))
    network.next('*', refused(503), faults)
    let receipt: ResponseInfo | undefined
    await createClient({ ...urls, fetch: network.fetch, retry: { base: 0 } }).stockSplits.list({
      ...options,
      onResponse: (it) => {
        receipt = it
      },
    })
    return receipt
  }

  test('can be read once more, with its headers', async () => {
    const receipt = await receiptOf({ 'X-Request-Id': 'abc-7', 'X-Other': 'yes' })
    expect(receipt).toMatchObject({ requestId: 'abc-7', attempts: 1 })
    expect(receipt?.response.headers.get('X-Other')).toBe('yes')
    expect(await receipt?.response.json()).toEqual([{ id: 1 }])
  })

  test('says how often it was asked for', async () => {
    expect(await receiptOf({}, 2)).toMatchObject({ attempts: 3 })
  })

  test.each([204, 205])('may be empty: %i', async (status) => {
    let response: Response | undefined
    const api = createClient({ ...urls, fetch: async () => new Response(null, { status }) })
    await api.blogs.delete(39, {
      onResponse: (receipt) => {
        response = receipt.response
      },
    })
    expect(response?.status).toBe(status)
  })
})

test('an error says which call it was, and what the API calls it', async () => {
  const headers = { 'X-Request-Id': 'abc-9' }
  const answers: [() => Response, object][] = [
    [() => Response.json({}, { status: 404, headers }), { name: 'ApiError' }],
    [() => new Response('<p>', { headers }), { name: 'InvalidResponseError', kind: 'unreadable' }],
    [
      () => Response.json(7, { headers }),
      { name: 'InvalidResponseError', kind: 'unexpected-shape', pointer: '' },
    ],
  ]
  for (const [answer, error] of answers) {
    const api = createClient({ ...urls, fetch: async () => answer() })
    await expect(api.stockSplits.list()).rejects.toMatchObject({
      ...error,
      requestId: 'abc-9',
      operation: 'listStockSplits',
    })
  }
})

describe('headers of one’s own', () => {
  const sent = async (options: Partial<Parameters<typeof createClient>[0]>, call: CallOptions = {}) => {
    let headers = new Headers()
    const fetch = async (request: Request) => {
      headers = request.headers
      return Response.json([])
    }
    await createClient({ ...urls, fetch, ...options }).stockSplits.list(call)
    return Object.fromEntries(headers)
  }

  test('go with every call, where they are asked for', async () => {
    expect(await sent({ headers: (operation) => ({ traceparent: `00-${operation}` }) })).toEqual({
      accept: 'application/json',
      traceparent: '00-listStockSplits',
    })
  })

  test('a key that makes a write one of its kind', async () => {
    expect(await sent({}, { idempotencyKey: 'k-1' })).toEqual({
      accept: 'application/json',
      'idempotency-key': 'k-1',
    })
  })

  test('never go elsewhere', async () => {
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

test('time is the caller’s, too: of one attempt, and of all', async () => {
  const fetch = () => new Promise<Response>(() => {})
  const timeout = { name: 'NetworkError', kind: 'timeout' }
  await expect(createClient({ ...urls, fetch }).stockSplits.list({ timeout: 5 })).rejects.toMatchObject(
    timeout,
  )
  await expect(createClient({ ...urls, fetch, totalTimeout: 5 }).stockSplits.list()).rejects.toMatchObject(
    timeout,
  )
})
