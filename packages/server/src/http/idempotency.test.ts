import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { discounts, idempotencyKeys, staffActions, users } from '../db/schema/index.ts'

let server: TestServer
let staff: string
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.staffToken()
})
afterAll(() => server.close())

const coupon = (couponcode: string) => ({
  strategycode: 'MOMENTUM-50-W',
  couponcode,
  type: 'COUPON',
  status: 'Active',
  preferred: 1,
  discount: 15,
  description: 'Fifteen per cent off',
  condition: 'Yearly plans only',
  combo: 0,
})

const post = (path: string, key: string, body?: object, bearer = staff) =>
  server.fetch(
    new Request(`http://admin.localhost/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    }),
  )
const add = (couponcode: string, key: string) => post('/saveStrategyDiscount', key, coupon(couponcode))
const listed = (couponcode: string) =>
  server.database.select().from(discounts).where(eq(discounts.couponcode, couponcode))
const actions = () => server.database.$count(staffActions)

test('a repeated submission gets the first answer, and changes and records nothing', async () => {
  const first = await add('DIWALI26', 'key-1')
  expect(first.status).toBe(200)
  const saved = await first.text()
  const recorded = await actions()
  const second = await add('DIWALI26', 'key-1')
  expect([second.status, second.headers.get('etag')]).toEqual([200, first.headers.get('etag')])
  expect(await second.text()).toBe(saved)
  expect(await listed('DIWALI26')).toHaveLength(1)
  expect(await actions()).toBe(recorded)
})

test('submissions at the same time are one', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => add('HOLI27', 'key-2')))
  const [one, ...others] = await Promise.all(answers.map((answer) => answer.json()))
  expect(others).toEqual([one, one])
  expect(await listed('HOLI27')).toHaveLength(1)
})

test('a deletion that is repeated is answered as the first one', async () => {
  expect((await post('/newsletter/delete/5', 'key-3')).status).toBe(200)
  expect((await post('/newsletter/delete/5', 'key-3')).status).toBe(200)
  expect((await post('/newsletter/delete/5', 'key-4')).status).toBe(404)
})

test('a key is for one request of one person', async () => {
  expect((await add('PONGAL27', 'key-5')).status).toBe(200)
  expect((await add('ONAM27', 'key-5')).status).toBe(422)
  expect((await post('/saveStrategyDiscount?draft', 'key-5', coupon('PONGAL27'))).status).toBe(422)
  expect((await post('/newsletter/delete/6', 'key-5')).status).toBe(422)
  expect(await listed('ONAM27')).toEqual([])

  const [other] = (await server.database.select().from(users)).filter(
    ({ phoneNumber }) => phoneNumber !== server.staffPhone,
  )
  const phoneNumber = other!.phoneNumber
  await post('/auth/login-auth', 'key-5', { phoneNumber })
  const login = await post('/auth/verifyLoginOtp', 'key-5', {
    phoneNumber,
    otp: server.latestCode(phoneNumber),
  })
  const { data } = (await login.json()) as { data: { jwtToken: string } }
  expect((await post('/saveStrategyDiscount', 'key-5', coupon('ONAM27'), data.jwtToken)).status).toBe(200)
})

test('a key is for one content of a form, whatever its boundary', async () => {
  const upload = async (text: string, page: string, fileName = 'page.html') => {
    const body = new FormData()
    body.append('text', text)
    body.append('category', 'Strategies')
    body.append('htmlPage', new File([page], fileName))
    const headers = { authorization: `Bearer ${staff}`, 'idempotency-key': 'key-form' }
    const request = new Request('http://admin.localhost/api/newsletter/upload', {
      method: 'POST',
      headers,
      body,
    })
    const type = request.headers.get('content-type')
    const response = await server.fetch(request)
    return { type, status: response.status, text: await response.text() }
  }
  const first = await upload('Gold', '<p>Gold</p>')
  expect(first.status).toBe(200)
  const repeated = await upload('Gold', '<p>Gold</p>')
  expect(repeated.type).not.toBe(first.type)
  expect([repeated.status, repeated.text]).toEqual([200, first.text])
  expect((await upload('Gold', '<p>Silver</p>')).status).toBe(422)
  expect((await upload('Silver', '<p>Gold</p>')).status).toBe(422)
  expect((await upload('Gold', '<p>Gold</p>', 'gold.html')).status).toBe(422)
})

test('a refused submission can be made again with its key', async () => {
  await add('EID27', 'key-6')
  expect((await add('EID27', 'key-7')).status).toBe(409)
  await server.database.delete(discounts).where(eq(discounts.couponcode, 'EID27'))
  expect((await add('EID27', 'key-7')).status).toBe(200)
})

test.each(['', 'a b', 'x'.repeat(201)])('%j is no key', async (key) => {
  expect((await add('NEVER', key)).status).toBe(400)
})

const storedKeys = async () =>
  (await server.database.select().from(idempotencyKeys)).map(({ key }) => key).sort()

test('a key is forgotten after a day, when it is used again', async () => {
  await add('UGADI27', 'key-8')
  server.advanceClock(24 * 60 * 60_000 + 1000)
  staff = await server.staffToken()
  const before = await storedKeys()
  expect((await add('UGADI27', 'key-8')).status).toBe(409)
  expect((await add('VISHU27', 'key-8')).status).toBe(200)
  expect(await storedKeys()).toEqual(before)
})
