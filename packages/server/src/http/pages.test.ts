import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, createCaller } from '../../testing/route-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let staff: Call
let subscribers: string
beforeAll(async () => {
  server = await createTestServer()
  staff = createCaller(server, await server.staffToken())
  const [strategy] = (await staff<{ strategyCode: string }[]>('/api/liveStrategies')).body
  subscribers = `/api/strategies/getUsersByStrategyCode/${strategy!.strategyCode}`
})
afterAll(() => server.close())

const listOf = (body: unknown[] | { data: unknown[] }) => (Array.isArray(body) ? body : body.data)
const nextOf = (headers: Headers) => /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

describe.each([
  ['audit logs', () => '/api/fetchAuditLogs'],
  ['scheduler jobs', () => '/api/fetchSchedulerAuditLog'],
  ['notifications', () => '/api/getNotificationsByType/App'],
  ['subscribers', () => subscribers],
])('%s', (_, path) => {
  test('come whole without a limit, and with one in pages that a link leads through', async () => {
    const whole = await staff<unknown[]>(path())
    const all = listOf(whole.body)
    expect(whole.headers.get('link')).toBeNull()
    expect(all.length).toBeGreaterThan(7)
    const limit = Math.ceil(all.length / 3)
    const pages: unknown[] = []
    let next: string | undefined = `${path()}?limit=${limit}`
    for (let requests = 0; next && requests < 5; requests++) {
      const { headers, body }: { headers: Headers; body: unknown[] } = await staff<unknown[]>(next)
      expect(listOf(body).length).toBeLessThanOrEqual(limit)
      pages.push(...listOf(body))
      next = nextOf(headers)
    }
    expect(next).toBeUndefined()
    expect(pages).toEqual(all)
  })

  test.each(['limit=0', 'limit=1001', 'limit=many', 'limit=1.5', 'after=abc', 'after='])(
    'refuse %s',
    async (query) => {
      expect((await staff(`${path()}?${query}`)).status).toBe(422)
    },
  )
})
