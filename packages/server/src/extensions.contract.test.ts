/** Tests the extensions against their description: every operation has a route, for staff unless it is public. */

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectDescribed, extensionOperations } from '../testing/contract/extensions.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { extensionRoutes } from './routes/extensions/index.ts'

let server: TestServer
let staff: string
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.staffToken()
})
afterAll(() => server.close())

const all = [...extensionOperations.values()]

test('every operation has its route, and no route is missing from the description', () => {
  const described = all.map(
    ({ method, path }) => `${method} /api/extensions${path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  const routes = extensionRoutes().routes.filter(({ method }) => method !== 'ALL')
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(described.sort())
})

const send = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | null = null,
) =>
  server.fetch(
    new Request(`http://admin.localhost/api/extensions${path.replace(/\{\w+\}/g, '1')}`, {
      method,
      headers,
      body,
    }),
  )

test.each(all.filter(({ isStaff }) => isStaff))(
  '$operationId is refused without a session',
  async (operation) => {
    expect((await send(operation.method, operation.path)).status).toBe(401)
  },
)

// These have a UUID.
const addressOf = (path: string) =>
  path.replace(/^\/(shared-views|staff|tickets)\/\{\w+\}/, `/$1/${randomUUID()}`)

test.each(all.filter(({ bodyType }) => bodyType === 'application/json'))(
  '$operationId refuses an unknown member by its name',
  async ({ method, path }) => {
    const headers = { authorization: `Bearer ${staff}`, 'content-type': 'application/json' }
    const response = await send(method, addressOf(path), headers, JSON.stringify({ sendSms: true }))
    const { status } = await response.json()
    expect(status.message).toBe('“sendSms” is unknown here, so nothing was done.')
    expect(status.errors).toHaveProperty('sendSms', status.message)
  },
)

const lists = all.filter(({ method, path, isStaff }) => method === 'GET' && isStaff && !path.includes('{'))

test.each(lists)('$operationId answers as described', async ({ operationId, method, path }) => {
  await expectDescribed(operationId, await send(method, path, { authorization: `Bearer ${staff}` }))
})

describe('activity', () => {
  const list = async (query = '') =>
    (await expectDescribed(
      'listActivity',
      await send('GET', `/activity${query}`, { authorization: `Bearer ${staff}` }),
    )) as { id: number; at: string; staffName: string; action: string; subject: string | null }[]

  const deleteBlog = (id: number) =>
    send('POST', `/../newsletter/delete/${id}`, { authorization: `Bearer ${staff}` })

  test('lists what staff did, newest first, and a part of it', async () => {
    for (const id of [1, 2, 3]) expect((await deleteBlog(id)).status).toBe(200)
    const [newest, before, oldest] = await list()
    expect([newest?.action, before?.action, oldest?.action]).toEqual(Array(3).fill('blog.deleted'))
    expect(newest!.id).toBeGreaterThan(before!.id)
    expect(await list('?limit=1')).toEqual([newest])
    expect((await list(`?before=${before!.id}`))[0]).toEqual(oldest)
    expect(await list(`?subject=${encodeURIComponent(before!.subject!)}`)).toEqual([before])
    expect(await list('?person=nobody')).toEqual([])
    expect(await list(`?since=${encodeURIComponent(newest!.at)}&limit=1`)).toEqual([newest])
    expect(await list('?until=2020-01-01')).toEqual([])
  })

  test.each(['limit=0', 'limit=1001', 'before=x', 'since=yesterday', 'person='])(
    'refuses ?%s',
    async (query) => {
      const response = await send('GET', `/activity?${query}`, { authorization: `Bearer ${staff}` })
      expect(response.status).toBe(422)
    },
  )
})
