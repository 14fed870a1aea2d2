/** The line of a log about a failed call: `String(error)`. */
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { type Api, createClient, isApiError } from './index.ts'

const origin = 'https://api.example.com'

const clientThatReceives = (respond: () => Response | Promise<Response>) =>
  createClient({
    baseUrl: `${origin}/api`,
    notificationsUrl: origin,
    retry: false,
    fetch: async () => respond(),
  })

const failure = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: Error) => error,
  )

const html = (status: number, page = '<h1>Bad gateway</h1>') =>
  new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

test.each<[string, () => Response, (api: Api) => Promise<unknown>]>([
  [
    `ApiError: 502 from listBlogs: text/html at ${origin}/api/fetchNewsLetterAndBlogs`,
    () => html(502),
    (api) => api.blogs.list(),
  ],
  [
    `ApiError: 500 from listBlogs: nothing at ${origin}/api/fetchNewsLetterAndBlogs`,
    () => new Response(null, { status: 500 }),
    (api) => api.blogs.list(),
  ],
  [
    'ApiError: 422 from createStockSplit: No such stock.',
    () => Response.json({ status: { statusCode: 422, message: 'No such stock.' } }),
    (api) => api.stockSplits.create({} as never),
  ],
  [
    'ApiError: 400 from requestLoginCode: There is no [redacted].',
    () => Response.json({ message: 'There is no 9820012345.' }, { status: 400 }),
    (api) => api.auth.requestCode('9820012345'),
  ],
  [
    'ApiError: getStrategyDetails: ".." cannot be part of an address.',
    () => html(502),
    (api) => api.strategies.get('..'),
  ],
  [
    'InvalidResponseError: listLiveStrategies: expected a list at /data, got a text',
    () => Response.json({ data: 'none' }),
    (api) => api.strategies.list(),
  ],
  [
    'InvalidResponseError: listLiveStrategies: expected a list, got a record',
    () => Response.json({ more: 1 }),
    (api) => api.strategies.list(),
  ],
  [
    'InvalidResponseError: getBlog: expected an id at /data/id, got nothing',
    () => Response.json({ data: { text: 'A' } }),
    (api) => api.blogs.get(1),
  ],
  [
    'InvalidResponseError: getBlog: expected JSON, got truncated JSON',
    () => new Response('{"id":'),
    (api) => api.blogs.get(1),
  ],
  [
    'InvalidResponseError: createBlog: expected JSON, got a page',
    () => html(200),
    (api) => api.newsletters.upload({} as never),
  ],
  [
    `ApiError: 403 from saveStrategyPlan: text/html at ${origin}/api/strategies/update-title-description/0`,
    () => html(403),
    (api) => api.plans.create({} as never),
  ],
  [
    `ApiError: 403 from saveStrategyPlan: text/html at ${origin}/api/strategies/update-title-description/1`,
    () => html(403),
    (api) => api.plans.update(1, {} as never),
  ],
  [
    'ApiError: 404 from blogs.body: text/html at https://files.example.com/a.html',
    () => html(404),
    (api) => api.blogs.body('https://files.example.com/a.html?signature=secret'),
  ],
  [
    'ApiError: 404 from contact.submit: text/html at https://forms.example.com/f',
    () => html(404),
    (api) => api.contact.submit('https://forms.example.com/f', { name: 'A', email: 'a@b.cd', message: 'M' }),
  ],
])('%s', async (line, respond, call) => {
  const error = await failure(call(clientThatReceives(respond)))
  expect(String(error)).toBe(line)
  expect(error.stack).toMatch(line)
})

test('an error without a response names its cause', async () => {
  const closed = await startTestServer()
  await closed.close()
  const offline = createClient({ baseUrl: closed.origin, retry: false })
  expect(String(await failure(offline.blogs.list()))).toBe(
    'NetworkError: listBlogs: the API could not be reached (fetch failed, ECONNREFUSED)',
  )
  // `fetch` itself refuses this port.
  const blocked = createClient({ baseUrl: 'http://localhost:1', retry: false })
  expect(String(await failure(blocked.blogs.list()))).toBe(
    'NetworkError: listBlogs: the API could not be reached (fetch failed, bad port)',
  )
  const never = clientThatReceives(() => new Promise<Response>(() => {}))
  expect(String(await failure(never.blogs.list({ timeout: 5 })))).toBe(
    'NetworkError: listBlogs: the API took too long to answer',
  )
  expect(String(await failure(never.blogs.list({ signal: AbortSignal.abort() })))).toBe(
    'NetworkError: listBlogs: the call was aborted',
  )
})

test.each<[string, () => Response]>([
  ['ApiError', () => html(503, 'Busy')],
  ['InvalidResponseError', () => html(200, 'Busy')],
])('%s has the call and the response', async (name, respond) => {
  expect(await failure(clientThatReceives(respond).strategies.get('MOM-30'))).toMatchObject({
    name,
    operation: 'getStrategyDetails',
    method: 'GET',
    url: `${origin}/api/backtest/strategy-details/MOM-30`,
    httpStatus: name === 'ApiError' ? 503 : 200,
    contentType: 'text/html',
    body: 'Busy',
  })
})

test('a refusal inside a 200 has both statuses', async () => {
  const error = await failure(
    clientThatReceives(() => Response.json({ status: { statusCode: 409 } })).strategies.list(),
  )
  expect(error).toMatchObject({
    status: 409,
    httpStatus: 200,
    message: `409 from listLiveStrategies: application/json at ${origin}/api/liveStrategies`,
  })
})

test('the address of an error has no query', async () => {
  const error = await failure(
    clientThatReceives(() => html(404)).blogs.body('https://files.example.com/a.html?signature=secret'),
  )
  expect(error).toMatchObject({ url: 'https://files.example.com/a.html' })
})

test.each([
  [
    '{"refreshToken":"hW2mJr0yqk3l9vXc5Zb7","title":"Costs"}',
    '{"refreshToken":"[redacted]","title":"Costs"}',
  ],
  ['{"refreshToken" : "hW2mJr0yqk3l9vXc5Zb7', '{"refreshToken" : "[redacted]'],
  ['{"email":"meera.nair@example.com"}', '{"email":"[redacted]"}'],
  ['Bearer hW2mJr0yqk3l9vXc5Zb7', 'Bearer [redacted]'],
  ['code 482913 of 9820012345', 'code [redacted] of [redacted]'],
  [`${'a'.repeat(195)} 482913482913`, `${'a'.repeat(195)} [red`],
])('the body of an error has no secret: %s', async (text, body) => {
  const error = await failure(clientThatReceives(() => new Response(text, { status: 500 })).blogs.list())
  expect(error).toMatchObject({ body })
})

test('a message of the API is for people as it came, and for logs without secrets', async () => {
  const api = clientThatReceives(() => Response.json({ message: 'Call 9820012345.' }, { status: 400 }))
  const error = await failure(api.blogs.list())
  if (!isApiError(error)) throw error
  expect([error.reason, error.message]).toEqual(['Call 9820012345.', '400 from listBlogs: Call [redacted].'])
})

test('a session that is over names the call that noticed', async () => {
  await expect(clientThatReceives(() => html(200)).auth.renew()).rejects.toThrow('renew: the session is over')
})
