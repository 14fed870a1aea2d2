import { expect, test } from 'vitest'
import { createClient } from './index.ts'

const good = 'https://api.tarang.example/api'

test.each([
  '/api',
  'api.tarang.example/api',
  '',
  'ftp://api.tarang.example',
  'https://user:secret@api.tarang.example',
  'https://api.tarang.example/api?key=1',
  'https://api.tarang.example/#api',
])('a base URL of %j throws at once', (url) => {
  const absolute = 'must be an absolute http(s) address'
  expect(() => createClient({ baseUrl: url, notificationsUrl: good })).toThrow(
    `baseUrl ${absolute}, not "${url}"`,
  )
  expect(() => createClient({ baseUrl: good, notificationsUrl: url })).toThrow(
    `notificationsUrl ${absolute}, not "${url}"`,
  )
})

test.each([
  'https://api.tarang.example/api',
  'https://api.tarang.example/api/',
  'https://api.tarang.example/api//',
])('a base URL of %s is used without its trailing slashes', async (baseUrl) => {
  const urls: string[] = []
  const fetch = async ({ url }: Request) => {
    urls.push(url)
    return Response.json([])
  }
  await createClient({ baseUrl, notificationsUrl: good, fetch }).strategies.list()
  expect(urls).toEqual(['https://api.tarang.example/api/liveStrategies'])
})

test('calls by path return the body and the response', async () => {
  const sent: [string, string][] = []
  const fetch = async (request: Request) => {
    sent.push(...request.headers)
    return Response.json([{ id: 1, stockname: 'TCS', status: 0 }])
  }
  const session = { jwtToken: () => 'the-token' }
  const { http } = createClient({ baseUrl: good, notificationsUrl: good, fetch, session })
  const headers = new Headers({ 'X-Reason': 'a test' })
  const { data, response } = await http.platform.GET('/getStockSplitCalender', { headers })
  expect(data?.[0]?.stockname).toBe('TCS')
  expect(response.status).toBe(200)
  expect(sent).toEqual([
    ['accept', 'application/json'],
    ['authorization', 'Bearer the-token'],
    ['x-reason', 'a test'],
  ])
})
