/** Staff records: a write is visible in the next read, and changes editable fields only. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeWithoutPlan } from '../../testing/code-without-plan.ts'
import { type Call, createCaller, type Refused } from '../../testing/route-calls.ts'
import { createTestServer, type TestServer, testMoment } from '../../testing/test-server.ts'

type Row = Record<string, unknown> & { id: number }
interface Catalog {
  data: { plans: Row[]; discounts: Row[]; coupons: Row[] }
}

let server: TestServer
let staff: Call
let visitor: Call
beforeAll(async () => {
  server = await createTestServer()
  staff = createCaller(server, await server.staffToken())
  visitor = createCaller(server)
})
afterAll(() => server.close())

const catalog = async () => (await staff<Catalog>('/api/subscription-plan/3')).body.data

describe('explore', () => {
  interface Sections {
    data: { exploreData: { sectionName: string; content: Row[] }[] }
  }
  const items = async () =>
    (await visitor<Sections>('/api/getAllExploreData')).body.data.exploreData.flatMap(
      ({ content }) => content,
    )

  test('lists a new item in its section, with null for missing fields', async () => {
    const json = {
      id: '',
      status: '1',
      section: 'learn',
      text: ' New ',
      videoLink: '',
      backgroundImage: '/files/a.png',
    }
    const { body } = await staff<Row>('/api/addExploreData', { json })
    expect(body).toMatchObject({ section: 'learn', text: 'New', videoLink: null, description: null })
    expect(body.backgroundImage).toBe('http://admin.localhost/files/a.png')
    expect(await items()).toContainEqual(body)
    expect(Date.parse(String(body.createdOn))).toBe(testMoment.getTime())
  })

  test('an update changes the status and the modification date', async () => {
    const [item] = await items()
    const { body } = await staff<Row>('/api/updateExploreData', { json: { id: item!.id, status: '0' } })
    expect(body).toEqual({
      ...item,
      etag: expect.any(String),
      status: '0',
      modifiedOn: testMoment.toISOString(),
    })
  })
})

test('money is exact in the database, and a number in the API', async () => {
  const money = async (json: object) =>
    staff<Row>(`/api/strategies/update-title-description/0`, {
      json: {
        ...{ title: 'T', description: 'D', features: ['F'], tag: 'T', iconURL: '/i', subscriptionStatus: 1 },
        ...json,
      },
    })
  const prices = { yearlyprice: 0.3, quarterlyprice: 0.2, monthlyprice: 0.1 }
  const { body } = await money({ strategyCode: await codeWithoutPlan(server.database), ...prices })
  expect(body).toMatchObject(prices)
  const { rows } = (await server.database.execute(
    sql`select yearlyprice = quarterlyprice + monthlyprice as "isExact" from strategy_plans where id = ${body.id}`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([{ isExact: true }])
})

describe('strategy descriptions', () => {
  const json = {
    strategyDescriptionCode: 'TWICE',
    videoLink: 'https://www.youtube-nocookie.com/embed/x',
    strategyDescription: 'Once.',
    status: 1,
  }
  test('with one code in parallel are added once', async () => {
    const add = () => staff<Row & Refused>('/api/addStrategyDescription', { json })
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.status.errors).toHaveProperty('strategyDescriptionCode')
    const { body } = await staff<Row[]>('/api/getStrategyDescription')
    expect(body.filter((row) => row.strategyDescriptionCode === 'TWICE')).toHaveLength(1)
  })
})

describe('stock splits', () => {
  const json = {
    stockname: 'TITAN',
    splitratio: '1:2',
    splitdate: '2027-01-04',
    status: 0,
    corporateaction: 'Split',
    sourcedon: '2026-11-19',
  }
  test('an update does not change the stock, the ratio and the date', async () => {
    const { body: split } = await staff<Row>('/api/saveStockSplitCalender', { json })
    expect(split).toMatchObject(json)
    const changes = {
      id: split.id,
      stockname: 'OTHER',
      status: 1,
      corporateaction: 'Bonus',
      sourcedon: '2026-11-20',
    }
    const { body: after } = await staff<Row>('/api/updateStockSplitCalender', { json: changes })
    expect(after).toEqual({ ...split, etag: expect.any(String), ...changes, stockname: 'TITAN' })
  })

  test('can be listed by status', async () => {
    const list = async (query: string) => (await staff<Row[]>(`/api/getStockSplitCalender${query}`)).body
    const [all, pending, completed] = [
      await list(''),
      await list('?splitStatus=0'),
      await list('?splitStatus=1'),
    ]
    expect(pending.every(({ status }) => status === 0)).toBe(true)
    expect(pending.length * completed.length).toBeGreaterThan(0)
    expect(pending.length + completed.length).toBe(all.length)
  })
})

describe('notifications', () => {
  const content = { title: 'Hello', shortDesc: 'Short.', longDesc: 'Long.' }
  test.each([
    ['WhatsApp', { sendWhatsappNoti: true, sendPopupNoti: false }],
    ['App', { sendWhatsappNoti: false, sendPopupNoti: true }],
    ['Email', { sendWhatsappNoti: false, sendPopupNoti: false }],
  ])('by %s is first in the list of that channel only', async (type, flags) => {
    const title = `By ${type}`
    const { body } = await staff<Record<string, unknown>>(
      '/notifications-service/notifications/sendGlobalNotification',
      { json: { ...content, ...flags, title } },
    )
    expect(body).toMatchObject({ message: 'Notification sent successfully!', status: { statusCode: 200 } })
    expect(body.successMessages).toEqual([
      expect.stringMatching(new RegExp(`^Accepted for delivery by ${type} to \\d+ recipients\\.$`)),
    ])
    for (const channel of ['App', 'WhatsApp', 'Email']) {
      const [first] = (await staff<Row[]>(`/api/getNotificationsByType/${channel}`)).body
      expect(first?.title === title).toBe(channel === type)
      expect(first?.type).toBe(channel)
    }
  })

  const send = '/notifications-service/notifications/sendGlobalNotification'
  const flags = { sendWhatsappNoti: false, sendPopupNoti: false }
  test.each<[string, object, string[], string]>([
    [
      'a flag of another version',
      { ...content, ...flags, sendSms: true },
      ['sendSms'],
      '“sendSms” is unknown here, so nothing was done.',
    ],
    [
      'only a flag of another version',
      { ...content, sendSms: true },
      ['sendWhatsappNoti', 'sendPopupNoti', 'sendSms'],
      '“sendSms” is unknown here, so nothing was done.',
    ],
    [
      'no flag',
      content,
      ['sendWhatsappNoti', 'sendPopupNoti'],
      'sendWhatsappNoti and sendPopupNoti are required.',
    ],
    ['one flag', { ...content, sendPopupNoti: false }, ['sendWhatsappNoti'], 'sendWhatsappNoti is required.'],
    [
      'a text as a flag',
      { ...content, ...flags, sendPopupNoti: 'yes' },
      ['sendPopupNoti'],
      'Must be true or false.',
    ],
  ])('with %s is refused by name, and sent to nobody', async (_, json, fields, message) => {
    const lists = async () =>
      Promise.all(
        ['App', 'WhatsApp', 'Email'].map(
          async (type) => (await staff(`/api/getNotificationsByType/${type}`)).body,
        ),
      )
    const before = await lists()
    const { status, body } = await staff<Refused>(send, { json })
    expect([status, body.status.message]).toEqual([422, message])
    expect(Object.keys(body.status.errors ?? {})).toEqual(fields)
    expect(await lists()).toEqual(before)
  })

  test('an expired bearer is refused in the envelope, and a new one sends', async () => {
    const own = await createTestServer()
    const old = createCaller(own, await own.staffToken())
    own.advanceClock(60 * 60_000)
    const json = { ...content, sendWhatsappNoti: false, sendPopupNoti: true }
    const refused = await old<Refused>(send, { json })
    expect(refused.body.status).toMatchObject({ statusCode: 401, errors: { jwt: expect.any(String) } })
    expect(await createCaller(own, await own.staffToken())(send, { json })).toMatchObject({ status: 200 })
    await own.close()
  })
})

describe('discounts and coupons', () => {
  const json = {
    strategycode: 'MOMENTUM-50-W',
    couponcode: 'TEST10',
    type: 'COUPON',
    status: 'Active',
    preferred: 1,
    discount: 12.5,
    description: 'Some.',
    condition: 'Once.',
    combo: 0,
  }
  test('are in the catalog by type', async () => {
    const { body: coupon } = await staff<Row>('/api/saveStrategyDiscount', { json: { ...json, id: '' } })
    expect((await catalog()).coupons).toContainEqual(coupon)
    const path = `/api/updateStrategyDiscount/${coupon.id}`
    await staff(path, {
      method: 'PUT',
      json: { ...json, id: coupon.id, type: 'DISCOUNT', status: 'Inactive' },
    })
    const { coupons, discounts } = await catalog()
    const other = await staff<Refused>(path, { method: 'PUT', json: { ...json, id: Number(coupon.id) + 1 } })
    expect(other.body.status.errors).toEqual({ id: 'Must be the id of the address.' })
    expect(coupons.some(({ id }) => id === coupon.id)).toBe(false)
    expect(discounts).toContainEqual({
      ...coupon,
      etag: expect.any(String),
      type: 'DISCOUNT',
      status: 'Inactive',
    })
    // The address names the discount; an empty id in the body is none.
    expect((await staff(path, { method: 'PUT', json: { ...json, id: '' } })).status).toBe(200)
  })
})

describe('plans', () => {
  const json = {
    title: 'Test',
    description: 'Ten.',
    features: ['one', 'two'],
    tag: 'New',
    iconURL: '/files/plan-1.svg',
    subscriptionStatus: 1,
    yearlyprice: 4800,
    quarterlyprice: 1300,
    monthlyprice: 499,
  }
  test('are added by the id 0, and in parallel once for a strategy', async () => {
    const strategyCode = await codeWithoutPlan(server.database)
    const add = () =>
      staff<Row>('/api/strategies/update-title-description/0', {
        json: { ...json, id: '', isSubscribed: 9, strategyCode },
      })
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const added = answers.find(({ status }) => status === 200)!.body
    expect(added).toMatchObject({ features: ['one', 'two'], isSubscribed: 0, subscribed: false })
    expect((await catalog()).plans).toContainEqual(added)
  })

  test('are not added for a code that no strategy has', async () => {
    const refused = await staff<Refused>('/api/strategies/update-title-description/0', {
      json: { ...json, strategyCode: 'NOPE-10-M' },
    })
    expect(refused.status).toBe(422)
    expect(refused.body.status.errors).toEqual({ strategyCode: 'There is no strategy NOPE-10-M.' })
    expect((await catalog()).plans.some(({ strategyCode }) => strategyCode === 'NOPE-10-M')).toBe(false)
  })

  test('an update changes title, description and subscription status, and nothing else', async () => {
    const [plan] = (await catalog()).plans
    const changes = { title: 'Changed', description: 'Also.', subscriptionStatus: 7 }
    const path = `/api/strategies/update-title-description/${plan!.id}`
    const refused = await staff<Refused>(path, { json: { ...changes, yearlyprice: 1 } })
    expect(refused.body.status.errors).toEqual({
      yearlyprice: '“yearlyprice” is unknown here, so nothing was done.',
    })
    expect((await catalog()).plans[0]).toEqual(plan)
    const { body } = await staff<Row>(path, { json: changes })
    expect(body).toEqual({ ...plan, etag: expect.any(String), ...changes })
  })
})

test('each missing field has an error in words', async () => {
  const { body } = await staff<Refused>('/api/saveStockSplitCalender', { json: { stockname: 'TITAN' } })
  expect(body.status.errors).toEqual({
    splitratio: 'Ratio is required.',
    splitdate: 'splitdate is required.',
    status: 'status is required.',
    corporateaction: 'Corporate action is required.',
    sourcedon: 'sourcedon is required.',
  })
})
