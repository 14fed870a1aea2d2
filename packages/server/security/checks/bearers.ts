import { equal, match, ok } from 'node:assert/strict'
import { type Operation, readOperations, specifiedServices } from '@tarang/openapi'
import type { Check } from '../check.ts'
import { at, leadsHome } from '../target.ts'

/** The path under which each service is mounted. */
const bases = {
  platform: '/api',
  notifications: '/notifications-service',
  extensions: '/api/extensions',
}

/** The path of an operation, with an id that does not exist for each parameter without a value. */
export const pathOf = ({ service, path }: Operation, values: Record<string, string> = {}) =>
  bases[service] + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '999999999')

/** Whether an operation answers a path. */
const hasPath = ({ service, path }: Operation, sought: string) =>
  new RegExp(`^${(bases[service] + path).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(sought)

const all = await readOperations([...specifiedServices, 'extensions'])
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const staffCalls = all
  .filter(({ isStaff }) => isStaff)
  .map(
    (operation): Check => ({
      row: '7',
      name: `${operation.operationId} is refused without a bearer token and with an invalid one`,
      run: async ({ target }) => {
        const { method, bodyType } = operation
        const type: Record<string, string> =
          bodyType === 'application/json' ? { 'content-type': bodyType } : {}
        for (const authorization of [
          null,
          '',
          'Bearer',
          'Bearer null',
          'Bearer undefined',
          'Bearer eyJhbGciOiJub25lIn0.e30.',
        ]) {
          const headers = { ...type, ...(authorization !== null && { authorization }) }
          const sent = method === 'GET' ? { method, headers } : { method, headers, body: '{}' }
          const answer = await target.ask(pathOf(operation), sent)
          equal(answer.status, 401)
          ok(at(answer.body, 'status', 'errors', 'jwt'))
        }
      },
    }),
  )

export const bearerChecks: Check[] = [
  ...staffCalls,
  {
    row: '7',
    name: 'an undescribed path is refused, and so is one that only looks public',
    run: async ({ target }) => {
      for (const path of [
        '/api/nothing',
        '/api/users',
        '/api/admin',
        '/api/newsletter/like/more',
        '/notifications-service/notifications',
        '/api/liveStrategies/',
        '/api//liveStrategies',
        '/api/./liveStrategies',
        '/api/x/../liveStrategies',
        '/api/%6civeStrategies',
        '/API/liveStrategies',
        '/api/liveStrategies%2f',
        '/api/liveStrategies;x=1',
        '/api/liveStrategies%00',
        '/api/liveStrategies?method=OPTIONS',
      ]) {
        const answer = await target.ask(path)
        ok([401, 404].includes(answer.status) || leadsHome(answer), path)
        ok(!answer.text.includes('"strategyCode":'), path)
      }
    },
  },
  {
    row: '7',
    name: 'no header replaces the path, the method or the session',
    run: async ({ target }) => {
      for (const headers of [
        { 'x-http-method-override': 'GET' },
        { 'x-original-url': '/api/getAllExploreData' },
        { 'x-rewrite-url': '/api/getAllExploreData' },
        { 'x-forwarded-host': 'admin.localhost' },
        { 'x-forwarded-for': '127.0.0.1' },
        { 'x-user-id': '1', 'x-role': 'admin' },
      ])
        equal(
          (await target.ask('/api/liveStrategies', { headers: headers as Record<string, string> })).status,
          401,
        )
    },
  },
  {
    row: '13',
    name: 'a wrong method is answered 405 with the allowed methods',
    run: async (context) => {
      const { jwtToken: bearer } = await context.session()
      for (const operation of all) {
        const path = pathOf(operation)
        // A literal path may also match the parameter of another one: `/staff/invites`, `/staff/{id}`.
        const right = all.filter((other) => hasPath(other, path)).map(({ method }) => method)
        for (const method of methods.filter((each) => !right.includes(each))) {
          const { status, headers } = await context.target.ask(path, { method, bearer })
          equal(status, 405, `${method} ${path}: ${status}`)
          for (const each of right) match(String(headers.allow), new RegExp(`\\b${each}\\b`))
        }
      }
    },
  },
  {
    row: '19',
    name: 'a GET that changes data needs a session, at most once a second',
    run: async (context) => {
      const { jwtToken: bearer } = await context.session()
      const path = '/api/refreshCache/availableFactor'
      equal((await context.target.ask(path)).status, 401)
      const answers = await Promise.all([1, 2, 3, 4].map(() => context.target.ask(path, { bearer })))
      ok(answers.filter(({ status }) => status === 200).length <= 1)
      const refused = answers.filter(({ status }) => status === 429)
      ok(refused.length >= 3)
      for (const { headers } of refused) match(String(headers['retry-after']), /^[1-9]/)
    },
  },
  {
    row: '20',
    name: 'plans, coupons and discounts are for staff only',
    run: async ({ target }) => {
      const answer = await target.ask('/api/subscription-plan/3')
      equal(answer.status, 401)
      ok(!/coupon/i.test(answer.text))
    },
  },
]
