/** Holds the server to the description: every operation has a route, and every answer fits what is written down. */
import { readdir } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Operation, operations, read, services } from '../../sdk/description.ts'
import { serviceRoutes } from './routes/index.ts'
import { createTestServer, type TestServer } from './testing.ts'

const bases = { platform: '/api', notifications: '/notifications-service' }

// The description's files hold schemas and more, so ajv must not mind what else it finds.
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
formats.default(ajv)
for (const folder of ['./', 'schemas/', 'paths/'].map((name) => new URL(name, services.platform))) {
  for (const name of await readdir(folder)) {
    const url = new URL(name, folder)
    if (name.endsWith('.yaml')) ajv.addSchema((await read(url)) as object, url.href)
  }
}

const validator = (address: string) => {
  const validate = ajv.getSchema(address)
  if (!validate) throw new Error(`No schema at ${address}.`)
  return validate
}
const isRefusal = validator(new URL('schemas/status.yaml#/Refusal', services.platform).href)

const all = await operations()
const named = new Map(all.map((operation) => [operation.operationId, operation]))

/** A call of an operation: what goes into its path, its body, and who calls. */
type Call = {
  params?: Record<string, string>
  query?: string
  json?: unknown
  form?: Record<string, string | Blob>
  raw?: BodyInit
  type?: string
  bearer?: string | null
  from?: string
}

let server: TestServer
let staff: string
let plain: { strategyCode: string; id: number }
let live: { stockName: string; entryDate: string }
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.staffToken()
  const strategies = await answerOf('listLiveStrategies', {})
  plain = strategies.find((strategy: { xirr: number | null }) => strategy.xirr !== null)
  const { data } = await answerOf('getStrategyDetails', { params: { strategyCode: plain.strategyCode } })
  live = data.strategyDetails.liveTrades[0]
})
afterAll(() => server.close())

async function send({ service, method, path, staff: forStaff }: Operation, call: Call): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? '1'),
  )
  const headers = new Headers()
  const bearer = call.bearer === undefined && forStaff ? staff : call.bearer
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  let body = call.raw ?? null
  if (call.json !== undefined) body = JSON.stringify(call.json)
  if (call.form) {
    const form = new FormData()
    for (const [name, value] of Object.entries(call.form)) form.append(name, value)
    body = form
  } else if (body !== null) headers.set('content-type', call.type ?? 'application/json')
  const url = `http://admin.localhost${bases[service]}${filled}${call.query ?? ''}`
  return server.fetch(new Request(url, { method, headers, body }), { remoteAddress: call.from ?? null })
}

/** Makes a call and holds its answer, good or refused, against the description. */
async function expectAnswer(operationId: string, status: number, call: Call) {
  const operation = named.get(operationId)!
  const response = await send(operation, call)
  const text = await response.text()
  expect(response.status, text).toBe(status)
  if (status === 200 && operation.answersText) {
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    return text
  }
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body = JSON.parse(text)
  if (status === 200) {
    const validate = validator(`${operation.address}/responses/200/content/application~1json/schema`)
    expect(validate(body), ajv.errorsText(validate.errors)).toBe(true)
    return body
  }
  expect(operation.answers.map((answer) => answer.status)).toContain(status)
  expect(isRefusal(body), ajv.errorsText(isRefusal.errors)).toBe(true)
  expect(body.status.statusCode).toBe(status)
  if (status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  return body
}
const answerOf = (operationId: string, call: Call) => expectAnswer(operationId, 200, call)

const pixel = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const image = () => new File([pixel], 'cover.png', { type: 'image/png' })
const page = () => new File(['<h2>One</h2><p>Two</p>'], 'page.html', { type: 'text/html' })

const split = {
  stockname: 'TITAN',
  splitratio: '1:2',
  splitdate: '2026-12-01',
  status: 0,
  corporateaction: 'Split',
  sourcedon: '2026-11-19',
}
const description = {
  strategyDescriptionCode: 'NEW-1',
  videoLink: 'https://www.youtube-nocookie.com/embed/x',
  strategyDescription: 'Says what it does.',
  status: 1,
}
const discount = {
  strategycode: 'MOMENTUM-50-W',
  couponcode: 'CONTRACT10',
  type: 'COUPON',
  status: 'Active',
  preferred: 0,
  discount: 10,
  description: 'Ten per cent.',
  condition: 'Once.',
  combo: 0,
}
const plan = {
  strategyCode: 'CONTRACT-10-M',
  title: 'Contract',
  description: 'Ten shares.',
  features: ['Ten holdings'],
  tag: 'New',
  iconURL: 'https://example.com/icon.png',
  subscriptionStatus: 1,
  yearlyprice: 4800,
  quarterlyprice: 1300,
  monthlyprice: 499,
}
const notification = {
  title: 'Review',
  shortDesc: 'It is done.',
  longDesc: 'It is done, and here is what changed.',
  sendWhatsappNoti: false,
  sendPopupNoti: true,
}
const person = {
  firstName: 'Nila',
  lastName: 'Rao',
  email: 'nila.rao@example.com',
  phoneNumber: '9811111111',
}

const blogId = async () => String((await answerOf('listBlogs', {}))[0].id)
const invitation = async () => (await server.invitationLink()).split('#invite=')[1] ?? ''
/** Logs in afresh, late enough for another code to be allowed. */
const tokens = async () => {
  server.wait(15 * 60_000)
  await answerOf('requestLoginCode', { json: { phoneNumber: server.staffPhone } })
  const json = { phoneNumber: server.staffPhone, otp: server.latestCode(server.staffPhone) }
  const { data } = await answerOf('verifyLoginCode', { json })
  staff = data.jwtToken
  return data as { jwtToken: string; refreshToken: string }
}

/** A good call of every operation. */
const good: Record<string, () => Call | Promise<Call>> = {
  listExploreSections: () => ({}),
  createExploreItem: () => ({ json: { id: '', status: '1', section: 'learn', text: 'New', videoLink: '' } }),
  updateExploreItemStatus: () => ({ json: { id: 3, status: '0' } }),
  getStrategyDetails: () => ({ params: { strategyCode: plain.strategyCode } }),
  listLiveStrategies: () => ({}),
  linkStrategyToDescription: () => ({
    json: { strategyCode: plain.strategyCode, strategyDescriptionCode: 'MOM-50' },
  }),
  listStrategySubscribers: () => ({ params: { strategyCode: plain.strategyCode } }),
  listStrategyDescriptions: () => ({}),
  createStrategyDescription: () => ({ json: description }),
  listExcludedLiveTrades: () => ({}),
  excludeLiveTrade: () => ({ json: { stockName: live.stockName, businessDate: live.entryDate } }),
  listNotificationsByType: () => ({ params: { type: 'WhatsApp' } }),
  sendGlobalNotification: () => ({ json: notification }),
  refreshCache: () => ({ params: { cacheName: 'categories' } }),
  refreshStrategyCache: () => ({ params: { cacheName: 'strategy', strategyCode: plain.strategyCode } }),
  listStockSplits: () => ({ query: '?splitStatus=1' }),
  createStockSplit: () => ({ json: split }),
  updateStockSplit: () => {
    const { splitratio: _, splitdate: __, ...changes } = split
    return { json: { id: 1, ...changes, status: 1 } }
  },
  listSchedulerJobs: () => ({}),
  listAuditLogs: () => ({}),
  requestLoginCode: () => ({ json: { phoneNumber: server.staffPhone } }),
  verifyLoginCode: async () => {
    await tokens()
    await answerOf('requestLoginCode', { json: { phoneNumber: server.staffPhone } })
    return { json: { phoneNumber: server.staffPhone, otp: server.latestCode(server.staffPhone) } }
  },
  registerAdmin: async () => ({ json: person, bearer: await invitation() }),
  refreshToken: async () => ({ json: { refreshToken: (await tokens()).refreshToken } }),
  listBlogs: () => ({}),
  getBlog: async () => ({ params: { id: await blogId() } }),
  likeBlog: async () => ({ params: { id: await blogId() }, json: { liked: true } }),
  getBlogLikes: async () => ({ params: { id: await blogId() } }),
  createBlog: () => ({
    form: { text: 'A new one', category: 'Daily Bytes', htmlPage: page(), blogImage: image() },
  }),
  updateBlog: async () => ({ form: { id: await blogId(), text: 'Another title', backgroundImage: image() } }),
  deleteBlog: async () => ({ params: { id: await blogId() } }),
  getPlanCatalog: () => ({}),
  saveStrategyPlan: () => ({ params: { id: '0' }, json: plan }),
  createDiscount: () => ({ json: discount }),
  updateDiscount: () => ({ params: { id: '2' }, json: { ...discount, couponcode: 'CONTRACT20' } }),
}

/** Refusals that are one operation's own. Those that many share are made from the description below. */
const refusals: Record<string, [why: string, status: number, call: () => Call | Promise<Call>][]> = {
  createExploreItem: [
    ['no status', 422, () => ({ json: { text: 'x' } })],
    ['a section there is not', 422, () => ({ json: { status: '1', section: 'news' } })],
    ['a character no database keeps', 422, () => ({ json: { status: '1', text: 'a\0b' } })],
  ],
  updateExploreItemStatus: [
    ['an unknown item', 404, () => ({ json: { id: 99_999, status: '0' } })],
    ['a number as status', 422, () => ({ json: { id: 1, status: 0 } })],
  ],
  getStrategyDetails: [['an unknown code', 404, () => ({ params: { strategyCode: 'NOPE-1-W' } })]],
  listStrategySubscribers: [['an unknown code', 404, () => ({ params: { strategyCode: 'NOPE-1-W' } })]],
  linkStrategyToDescription: [
    [
      'an unknown strategy',
      404,
      () => ({ json: { strategyCode: 'NOPE', strategyDescriptionCode: 'MOM-50' } }),
    ],
    [
      'an unknown description',
      404,
      () => ({ json: { strategyCode: plain.strategyCode, strategyDescriptionCode: 'NOPE' } }),
    ],
  ],
  createStrategyDescription: [
    ['a code there is already', 409, () => ({ json: { ...description, strategyDescriptionCode: 'MOM-50' } })],
    ['a link that is none', 422, () => ({ json: { ...description, videoLink: 'javascript:alert(1)' } })],
  ],
  excludeLiveTrade: [
    ['a trade that is not live', 404, () => ({ json: { stockName: 'TITAN', businessDate: '1999-01-04' } })],
    ['a day there is not', 422, () => ({ json: { stockName: 'TITAN', businessDate: '2026-02-30' } })],
  ],
  listNotificationsByType: [['an unknown channel', 404, () => ({ params: { type: 'Pigeon' } })]],
  refreshCache: [
    ['an unknown cache', 404, () => ({ params: { cacheName: 'everything' } })],
    [
      'twice in a second',
      429,
      async () => {
        await answerOf('refreshCache', { params: { cacheName: 'availableFactor' } })
        return { params: { cacheName: 'availableFactor' } }
      },
    ],
  ],
  refreshStrategyCache: [
    ['an unknown cache', 404, () => ({ params: { cacheName: 'all', strategyCode: plain.strategyCode } })],
    ['an unknown strategy', 404, () => ({ params: { cacheName: 'strategy', strategyCode: 'NOPE' } })],
    [
      'twice in a second',
      429,
      async () => {
        const params = { cacheName: 'categories', strategyCode: plain.strategyCode }
        await answerOf('refreshStrategyCache', { params })
        return { params }
      },
    ],
  ],
  listStockSplits: [['a status there is not', 422, () => ({ query: '?splitStatus=7' })]],
  updateStockSplit: [['an unknown split', 404, () => ({ json: { ...split, id: 99_999 } })]],
  requestLoginCode: [['nine digits', 422, () => ({ json: { phoneNumber: '982001234' } })]],
  verifyLoginCode: [['five digits', 422, () => ({ json: { phoneNumber: server.staffPhone, otp: '12345' } })]],
  registerAdmin: [
    ['no credential', 403, () => ({ json: person })],
    ['a wrong credential', 403, () => ({ json: person, bearer: 'nobody' })],
    [
      'a phone there is already',
      409,
      async () => ({
        json: { ...person, email: 'other@example.com', phoneNumber: server.staffPhone },
        bearer: await invitation(),
      }),
    ],
  ],
  refreshToken: [['an unknown token', 401, () => ({ json: { refreshToken: 'nobody' } })]],
  createBlog: [
    ['neither category nor files', 422, () => ({ form: { text: 'x' } })],
    ['an unknown category', 422, () => ({ form: { text: 'x', category: 'Gossip' } })],
    [
      'an image by name only',
      422,
      () => ({ form: { text: 'x', category: 'Strategies', blogImage: new File(['no'], 'a.png') } }),
    ],
    [
      'an image of more than 2 MB',
      413,
      () => ({
        form: {
          text: 'x',
          category: 'Strategies',
          backgroundImage: new Blob([pixel, new Uint8Array(2_200_000)]),
        },
      }),
    ],
  ],
  updateBlog: [['an unknown blog', 404, () => ({ form: { id: '99999', text: 'x' } })]],
  saveStrategyPlan: [
    ['an unknown plan', 404, () => ({ params: { id: '99999' }, json: plan })],
    [
      'a second plan for a strategy',
      409,
      async () => {
        const { data } = await answerOf('getPlanCatalog', {})
        return { params: { id: '0' }, json: { ...plan, strategyCode: data.plans[0].strategyCode } }
      },
    ],
    ['no features', 422, () => ({ params: { id: '0' }, json: { ...plan, features: [] } })],
  ],
  createDiscount: [
    [
      'a code the strategy has already',
      409,
      async () => {
        const { data } = await answerOf('getPlanCatalog', {})
        const { strategycode, couponcode } = data.discounts[0]
        return { json: { ...discount, strategycode, couponcode } }
      },
    ],
    ['text as a number', 422, () => ({ json: { ...discount, discount: '10' } })],
  ],
  updateDiscount: [
    ['an unknown record', 404, () => ({ params: { id: '99999' }, json: { ...discount, couponcode: 'X' } })],
    [
      'the code of another record',
      409,
      async () => {
        const { data } = await answerOf('getPlanCatalog', {})
        const { strategycode, couponcode } = data.discounts[0]
        return { params: { id: '2' }, json: { ...discount, strategycode, couponcode } }
      },
    ],
  ],
  likeBlog: [
    [
      'sixty-one times in a minute',
      429,
      async () => {
        const call: Call = { params: { id: await blogId() }, json: { liked: true }, from: '203.0.113.7' }
        for (let times = 0; times < 60; times++) await send(named.get('likeBlog')!, call)
        return call
      },
    ],
  ],
}

test('every operation has its route, and no route is missing from the description', () => {
  const described = all.map(
    ({ service, method, path }) => `${method} ${bases[service]}${path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  const routes = serviceRoutes().routes.filter(({ method }) => method !== 'ALL')
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(described.sort())
})

describe.each(all)('$operationId', (operation) => {
  const { operationId, body, path, requests } = operation
  const fitting = async () => ({ ...(await good[operationId]!()) })
  const params = { params: operationId === 'saveStrategyPlan' ? { id: '0' } : { id: '1' } }

  test('answers a good call as described', async () => {
    await answerOf(operationId, await fitting())
  })

  if (operation.staff) {
    test.each([
      ['no bearer', null],
      ['a bearer that is no token', 'nonsense'],
      ['a token that somebody else signed', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk'],
    ])('refuses %s', async (_, bearer) => {
      const { status } = await expectAnswer(operationId, 401, { ...params, bearer })
      expect(status.errors.jwt).toBeTruthy()
    })
  }

  if (path.includes('{id}')) {
    test.each(['99999', '0x1', '-1', '1.5', '99999999999999999999'])(
      'finds nothing for the id %s',
      async (id) => {
        await expectAnswer(operationId, 404, { ...(await fitting()), params: { id } })
      },
    )
  }

  if (body === 'application/json') {
    const bearer = async () => (operationId === 'registerAdmin' ? { bearer: await invitation() } : {})
    test.each([
      ['text', 415, { raw: 'hello', type: 'text/plain' }],
      ['half of a body', 400, { raw: '{"a":' }],
      ['too much', 413, { raw: JSON.stringify({ a: 'x'.repeat(200_000) }) }],
      ['a list', 422, { raw: '[]' }],
      ['an empty object', 422, { raw: '{}' }],
    ] as const)('refuses %s', async (_, status, call) => {
      await expectAnswer(operationId, status, { ...params, ...call, ...(await bearer()) })
    })

    // Whether what they name is there is another matter; but none of them may be misunderstood.
    test.each(Object.entries(requests))('understands the example %s', async (name, json) => {
      const changes = operationId === 'saveStrategyPlan' && name === 'changes' ? { params: { id: '1' } } : {}
      const response = await send(operation, { ...params, ...changes, json, ...(await bearer()) })
      expect([400, 415, 422].includes(response.status) && (await response.json()).status.errors).toBeFalsy()
    })
  }

  if (body === 'multipart/form-data') {
    test.each([
      ['JSON', 415, { json: {} }],
      ['half of a form', 400, { raw: '--x\r\nContent-Disp', type: 'multipart/form-data; boundary=x' }],
      ['too much', 413, { raw: new Uint8Array(51_000_000), type: 'multipart/form-data; boundary=x' }],
      ['an empty form', 422, { form: { nothing: '' } }],
    ] as const)('refuses %s', async (_, status, call) => {
      await expectAnswer(operationId, status, call)
    })
  }

  for (const [why, status, call] of refusals[operationId] ?? []) {
    test(`answers ${status} for ${why}`, async () => {
      await expectAnswer(operationId, status, await call())
    })
  }
})

describe('with the database gone', () => {
  const calls: [Operation, Call][] = []
  beforeAll(async () => {
    for (const operation of all) calls.push([operation, await good[operation.operationId]!()])
    await server.database.execute('drop schema public cascade')
  })
  test('every operation says in the envelope that something broke', async () => {
    for (const [{ operationId }, call] of calls) {
      const { status } = await expectAnswer(operationId, 500, call)
      expect(status.message).toBe('Something went wrong on our side. Please try again.')
    }
  })
})
