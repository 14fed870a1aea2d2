import type { Middleware } from 'openapi-fetch'
import { afterAll, describe, expect, test } from 'vitest'
import { json, type ReceivedRequest, startTestServer } from '../testing/test-server.ts'
import { type Api, createClient } from './index.ts'
import { fixtures } from './testing/index.ts'

const server = await startTestServer()
afterAll(server.close)

const replaceRequest: Middleware = {
  onRequest({ request }) {
    const headers = new Headers(request.headers)
    headers.set('X-Trace', '7')
    return new Request(request, { headers })
  },
}

const changeHeaders: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-Trace', '7')
    return request
  },
}

const calls: [string, (api: Api) => Promise<unknown>][] = [
  ['JSON', (api) => api.stockSplits.create(fixtures.createStockSplit.newSplit)],
  ['a form', (api) => api.blogs.create(fixtures.createBlog.managerForm)],
]

/** Makes a call whose first attempt is refused for its token, and returns both requests. */
async function sendTwice(call: (api: Api) => Promise<unknown>, middleware: Middleware[]) {
  let token = 'stale'
  const api = createClient({
    baseUrl: server.origin,
    notificationsUrl: server.origin,
    middleware,
    session: {
      jwtToken: () => token,
      refreshToken: () => 'a-token',
      replace: ({ jwtToken }) => {
        token = jwtToken
      },
    },
  })
  server.answer((response) => {
    const { url, headers } = response.req
    if (url?.endsWith('/refresh-token')) json(200, { token: 'fresh' })(response)
    else json(headers.authorization === 'Bearer fresh' ? 200 : 401, {})(response)
  })
  await call(api)
  const [first, , second] = server.received
  if (!first || !second) throw new Error(`Expected three requests, got ${server.received.length}.`)
  return { first, second }
}

/** The body with the same boundary in each attempt. */
const bodyOf = ({ headers, body }: ReceivedRequest) => {
  const [, boundary] = /boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? []
  if (boundary) expect(body).toContain(`--${boundary}--`)
  return boundary ? body.replaceAll(boundary, 'boundary') : body
}

describe.each<[string, Middleware[], string | undefined]>([
  ['without middleware', [], undefined],
  ['with middleware that changes headers', [changeHeaders], '7'],
  ['with middleware that replaces the request', [replaceRequest], '7'],
])('%s', (_, middleware, trace) => {
  test.each(calls)('each attempt sends %s whole', async (_, call) => {
    const { first, second } = await sendTwice(call, middleware)
    expect(bodyOf(first)).not.toBe('')
    expect(bodyOf(second)).toBe(bodyOf(first))
    expect([first.headers['x-trace'], second.headers['x-trace']]).toEqual([trace, trace])
  })
})

test('middleware that a raw client gets later may replace the request', async () => {
  const api = createClient({ baseUrl: server.origin })
  api.raw.platform.use(replaceRequest)
  server.answer(json(200, []))
  await api.raw.platform.GET('/liveStrategies')
  expect(server.last().headers['x-trace']).toBe('7')
})
