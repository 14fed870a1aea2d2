import { describe, expect, test } from 'vitest'
import { createForeignUpstream, type Dialect, listen, plain } from './index.ts'
import { api, recordOf, sendCall } from './send.ts'

const now = new Date('2026-11-21T06:30:00Z')

/** An answer of the plain dialect with changed axes. */
async function read(path: string, changes: Partial<Dialect>) {
  const upstream = createForeignUpstream({ ...plain, ...changes }, { now })
  const { jwtToken: bearer } = upstream.signIn()
  return sendCall(upstream, `${api}${path}`, { bearer })
}

/** One member of the first subscriber, plan or blog. */
const subscriber = async (name: string, changes: Partial<Dialect>) =>
  (await read('/strategies/getUsersByStrategyCode/VALUATION-20-Q', changes)).body.data[6][name]
const plan = async (name: string, changes: Partial<Dialect>) =>
  (await read('/subscription-plan/3', changes)).body.data.plans[0][name]
const blog = async (name: string, changes: Partial<Dialect>) =>
  recordOf(await read(`/fetchNewsLetterAndBlogs/4`, changes))[name]

describe('an axis changes the answers', () => {
  test.each([
    ['number', 107],
    ['numeric-text', '107'],
    ['uuid', expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-00000000006b$/)],
    ['object-id', expect.stringMatching(/^[\da-f]{16}0000006b$/)],
    ['free-text', '50% + größer & user=107'],
  ] as const)('ids: %s', async (ids, expected) => {
    expect(await subscriber('userid', { ids })).toEqual(expected)
  })

  test.each([
    ['specified', 1, false, '1'],
    ['boolean', true, false, true],
    ['number', 1, 0, 1],
    ['text', '1', 'false', '1'],
  ] as const)('flags: %s', async (flags, status, flag, exploreStatus) => {
    expect(await subscriber('status', { flags })).toBe(status)
    expect(await blog('liked', { flags })).toBe(flag)
    const [section] = (await read('/getAllExploreData', { flags })).body
    expect(section.content[0].status).toBe(exploreStatus)
  })

  test.each([
    ['day', '2026-01-02'],
    ['offset', '2026-01-02T08:30:00+05:30'],
    ['utc', '2026-01-02T03:00:00.000Z'],
    ['no-zone', '2026-01-02T08:30:00'],
    ['spaced', '2026-01-02 08:30:00'],
    ['epoch', 1767322800000],
  ] as const)('dates: %s', async (dates, expected) => {
    expect(await blog('publishedDate', { dates })).toBe(expected)
  })

  test('numbers, words, links and missing values', async () => {
    const yearly = await plan('yearlyprice', {})
    expect(yearly).toBeTypeOf('number')
    expect(await plan('yearlyprice', { numbers: 'text' })).toBe(String(yearly))
    expect(await blog('categories', {})).toEqual(['Market Nuggets', 'Market Events'])
    expect(await blog('categories', { words: 'comma-text' })).toBe('Market Nuggets, Market Events')
    expect(await blog('htmlPageLink', {})).toMatch(/^http:\/\/api\.example\/files\//)
    expect(await blog('htmlPageLink', { links: 'relative' })).toMatch(/^\/files\//)
    expect(await subscriber('subscription_expiry_date', {})).toBe(null)
    expect(await subscriber('subscription_expiry_date', { missing: 'left-out' })).toBe(undefined)
  })

  test('lists, records and envelopes', async () => {
    const status = { statusCode: 200, message: 'Done.' }
    const logs = expect.arrayContaining([expect.objectContaining({ id: 40 })])
    const audit = async (changes: Partial<Dialect>) => (await read('/fetchAuditLogs', changes)).body
    expect(await audit({})).toEqual(logs)
    expect(await audit({ lists: 'data' })).toEqual({ data: logs, status })
    expect(await audit({ lists: 'data-data', envelope: 'none' })).toEqual({ data: { data: logs } })
    expect(await audit({ lists: 'data-name', envelope: 'message' })).toEqual({
      data: { auditLogs: logs },
      message: 'Done.',
    })
    const explore = (await read('/getAllExploreData', { lists: 'data-data', sectionItems: 'contentList' }))
      .body
    expect(Object.keys(explore.data.exploreData[0])).toEqual(['sectionName', 'contentList'])
    for (const lists of ['bare', 'data', 'data-data', 'data-name'] as const)
      expect((await read('/fetchNewsLetterAndBlogs', { lists })).body).toHaveLength(24)
    expect((await read('/getAllExploreData', { lists: 'bare' })).body).toHaveLength(4)
    expect((await read('/getAllExploreData', { lists: 'data' })).body.data.exploreData).toHaveLength(4)
    const details = async (changes: Partial<Dialect>) =>
      (await read('/backtest/strategy-details/1', changes)).body
    expect(await details({})).toMatchObject({ strategyHighlights: { status: 1 } })
    expect(await details({ records: 'data', highlights: 'list' })).toMatchObject({
      status,
      data: { strategyDetails: { strategyHighlights: [{ status: 1 }] } },
    })
    expect(recordOf(await read('/fetchNewsLetterAndBlogs/4', { extras: 'unknown' }))).toMatchObject({
      __v: 3,
      links: { self: {} },
    })
  })

  test.each([
    ['record', 200, expect.stringMatching(/^{"stockname":"TCS".*"id":3/)],
    ['id', 200, '{"id":3}'],
    ['text', 200, 'Saved'],
    ['empty', 200, ''],
    ['no-content', 204, ''],
  ] as const)('writes: %s', async (writes, status, text) => {
    const upstream = createForeignUpstream({ ...plain, writes }, { now })
    upstream.records.stockSplits[2]!.stockname = 'TCS'
    const json = { id: 3, stockname: 'TCS', sourcedon: '2026-11-20', status: 1, corporateaction: 'Split' }
    const call = { method: 'POST', json, bearer: upstream.signIn().jwtToken } as const
    expect(await sendCall(upstream, `${api}/updateStockSplitCalender`, call)).toMatchObject({ status, text })
  })

  test.each([
    ['plain', 'Cache strategy refreshed.'],
    ['json', '"Cache strategy refreshed."'],
    ['message', '{"message":"Cache strategy refreshed."}'],
  ] as const)('texts: %s', async (texts, expected) => {
    expect((await read('/refreshCache/strategy', { texts })).text).toBe(expected)
  })

  test.each([
    ['status-and-envelope', 404, { status: { statusCode: 404, message: 'There is no such blog.' } }],
    ['envelope-in-200', 200, { status: { statusCode: 404, message: 'There is no such blog.' } }],
    ['status-and-message', 404, { message: 'There is no such blog.' }],
  ] as const)('refusals: %s', async (refusals, status, body) => {
    expect(await read('/fetchNewsLetterAndBlogs/99', { refusals })).toMatchObject({ status, body })
  })
})

test('violations of section 7 are faults', async () => {
  const upstream = createForeignUpstream({ ...plain, ids: 'numeric-text' }, { now })
  const { jwtToken: bearer } = upstream.signIn()
  const faultOf = async (url: string, init: RequestInit) => {
    const before = upstream.faults.length
    const response = await upstream.fetch(new Request(url, init))
    return [response.status, ...upstream.faults.slice(before)]
  }
  const accept = 'application/json'
  const headers = { accept, authorization: `Bearer ${bearer}` }
  const json = { ...headers, 'content-type': 'application/json' }
  expect(await faultOf(`${api}/liveStrategies`, { headers: { accept } })).toEqual([
    401,
    '/api/liveStrategies has no bearer',
  ])
  expect(await faultOf(`${api}/liveStrategies`, { headers: { ...headers, accept: '*/*' } })).toEqual([
    200,
    'GET /liveStrategies: Accept is */*, not application/json',
  ])
  expect(await faultOf(`${api}/refreshCache/strategy`, { headers })).toEqual([
    200,
    'GET /refreshCache/strategy: Accept is application/json, not text/plain, */*',
  ])
  expect(await faultOf(`${api}/unknown`, { headers })).toEqual([
    404,
    'GET /api/unknown is no call of section 7',
  ])
  const wrongId = { method: 'POST', headers: json, body: '{"id":7,"status":"1"}' }
  expect(await faultOf(`${api}/updateExploreData`, wrongId)).toEqual([200, 'the id 7 came as number'])
  const half = { method: 'POST', headers: json, body: '{"id":"7"}' }
  expect(await faultOf(`${api}/updateExploreData`, half)).toEqual([
    422,
    expect.stringMatching(/^POST \/api\/updateExploreData: /),
  ])
  const noBoundary = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data' },
    body: 'x',
  }
  expect(await faultOf(`${api}/newsletter/upload`, noBoundary)).toEqual([
    422,
    expect.stringContaining('boundary'),
    expect.stringContaining('Text is required.'),
  ])
  const ticket = { method: 'POST', headers: json, body: '{"name":"A","email":"a@b.in","message":"Hi"}' }
  expect(await faultOf('http://api.example/forms/contact', ticket)).toEqual([
    200,
    'POST /forms/contact: authorization is sent to /forms/contact',
  ])
})

test('requests are recorded', async () => {
  const upstream = createForeignUpstream({ ...plain, ids: 'free-text' }, { now })
  const id = encodeURIComponent(upstream.idOf('blog', 2))
  const call = { method: 'POST', json: { liked: true } } as const
  expect(await sendCall(upstream, `${api}/${id}/like?a=1`, call)).toMatchObject({ status: 200 })
  expect(upstream.requests.at(-1)).toMatchObject({
    method: 'POST',
    path: '/50% + größer & blog=2/like',
    query: { a: '1' },
    body: { liked: true },
  })
  const { jwtToken: bearer } = upstream.signIn()
  const form = {
    text: 'A',
    category: 'Strategies',
    htmlPage: new File(['<p>'], 'a.html', { type: 'text/html' }),
  }
  await sendCall(upstream, `${api}/newsletter/upload`, { method: 'POST', bearer, form })
  expect(upstream.requests.at(-1)?.body).toEqual({
    text: ['A'],
    category: ['Strategies'],
    htmlPage: [{ name: 'a.html', type: 'text/html', size: 3 }],
  })
})

test('a page of another origin can call it on its port', async () => {
  const upstream = createForeignUpstream(plain, { now })
  const server = await listen(upstream)
  const url = `${server.origin}/api/fetchNewsLetterAndBlogs`
  const preflightHeaders = {
    origin: 'http://page.example',
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization,content-type',
  }
  const preflight = await fetch(url, { method: 'OPTIONS', headers: preflightHeaders })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  const answer = await fetch(url, { headers: { origin: 'http://page.example', accept: 'application/json' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const refused = await fetch(`${server.origin}/api/fetchNewsLetterAndBlogs/99`, {
    headers: { accept: 'application/json' },
  })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
  const [first] = (await answer.json()) as { backgroundImage: string; htmlPageLink: string }[]
  for (const link of [first!.backgroundImage, first!.htmlPageLink])
    expect((await fetch(link, { headers: { accept: 'text/plain, */*' } })).status).toBe(200)
  expect(upstream.faults).toEqual([])
  await server.close()
})
