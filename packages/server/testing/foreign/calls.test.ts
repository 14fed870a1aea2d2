import { isCode } from '@tarang/machines/one-time-code'
import { describe, expect, test } from 'vitest'
import { otherCode } from '../other-code.ts'
import {
  axes,
  chosenDialects,
  createEmptyRecords,
  createForeignUpstream,
  type Dialect,
  dialects,
  registrationCredential,
} from './index.ts'
import { allPairs, pairsOf } from './pairwise.ts'
import { api, type Call, listOf, recordOf, sendCall, service, statusOf } from './send.ts'

const now = new Date('2026-11-21T06:30:00Z')
const dialectsByName = dialects.map((dialect) => [dialect.name, dialect] as const)
const encoded = (id: number | string) => encodeURIComponent(id)
const page = new File(['<p>One</p>'], 'page.html', { type: 'text/html' })
const cover = new File(['x'], 'cover.png', { type: 'image/png' })

describe.each(dialectsByName)('%s', (_, dialect) => {
  test('answers every read with the records, without faults', async () => {
    const upstream = createForeignUpstream(dialect, { now })
    const { records, idOf } = upstream
    const { jwtToken: bearer } = upstream.signIn()
    const get = (path: string, accept?: string) =>
      sendCall(upstream, `${api}${path}`, { bearer, ...(accept && { accept }) })
    const { strategyCode } = records.strategies[0]!
    const lists: [string, readonly unknown[]][] = [
      ['/getAllExploreData', ['learn', 'offer', 'feature', 'service']],
      ['/liveStrategies', records.strategies],
      ['/getStrategyDescription', records.descriptions],
      ['/getExcludedLiveTrades', records.exclusions],
      ['/getNotificationsByType/App', records.notifications.slice(0, 20)],
      ['/getStockSplitCalender', records.stockSplits],
      ['/getStockSplitCalender?splitStatus=0', records.stockSplits.filter(({ status }) => status === 0)],
      ['/fetchSchedulerAuditLog', records.schedulerJobs],
      ['/fetchAuditLogs', records.auditLogs],
      ['/fetchNewsLetterAndBlogs', records.blogs],
      [`/strategies/getUsersByStrategyCode/${strategyCode}`, records.subscribers],
      [`/strategies/getUsersByStrategyCode/${records.strategies[1]!.strategyCode}`, []],
    ]
    for (const [path, rows] of lists) {
      const answer = await get(path)
      expect(statusOf(answer), path).toBe(200)
      expect(listOf(answer.body), path).toHaveLength(rows.length)
    }
    const blog = records.blogs[3]!
    const read = recordOf(await get(`/fetchNewsLetterAndBlogs/${encoded(idOf('blog', blog.id))}`))
    expect(read).toMatchObject({ id: idOf('blog', blog.id), text: blog.text })
    const page = await sendCall(upstream, new URL(String(read.htmlPageLink), api).href, {
      accept: 'text/plain, */*',
    })
    expect(page.text).toContain('<p>')
    expect(Number(recordOf(await get(`/${encoded(idOf('blog', blog.id))}/getLikeCount`)).likesCount)).toBe(
      blog.likesCount,
    )
    for (const key of [strategyCode, encoded(idOf('strategy', 1))]) {
      const answer = recordOf(await get(`/backtest/strategy-details/${key}`))
      const details = (answer.strategyDetails ?? answer) as { liveTrades: unknown[]; closedTrades: unknown[] }
      expect(details).toMatchObject({ strategyCode })
      expect([details.liveTrades.length, details.closedTrades.length]).toEqual([6, 20])
    }
    const { data } = (await get('/subscription-plan/3')).body
    expect([data.plans.length, data.discounts.length, data.coupons.length]).toEqual([6, 9, 9])
    for (const path of ['/refreshCache/categories', `/refreshCache/strategy/${strategyCode}`])
      expect((await get(path, 'text/plain, */*')).text).toContain('refreshed.')
    expect(upstream.faults).toEqual([])
  })

  test('applies every write', async () => {
    const upstream = createForeignUpstream(dialect, { now })
    const { records, idOf } = upstream
    const { jwtToken: bearer, refreshToken } = upstream.signIn()
    const send = async (path: string, call: Call) => {
      const answer = await sendCall(upstream, `${api}${path}`, { method: 'POST', bearer, ...call })
      expect([path, statusOf(answer)]).toEqual([path, answer.status === 204 ? 204 : 200])
      return answer
    }
    const post = (path: string, json: unknown) => send(path, { json })

    await post('/addExploreData', { id: '', text: 'New', status: '1', section: 'learn' })
    expect(records.exploreItems.at(-1)).toMatchObject({ text: 'New', section: 'learn', status: '1' })
    await post('/updateExploreData', { id: idOf('exploreItem', 3), status: '0' })
    expect(records.exploreItems[2]?.status).toBe('0')

    const description = {
      strategyDescriptionCode: 'NEW-1',
      videoLink: 'https://a.example/',
      strategyDescription: 'x',
    }
    const added = recordOf(await post('/addStrategyDescription', { ...description, status: 1 }))
    expect(added.id).toBe(idOf('description', records.descriptions.at(-1)!.id))
    expect(records.descriptions.at(-1)).toMatchObject(description)
    const { strategyCode, liveTrades } = records.details[0]!
    await post('/linkStrategyToStrategyDescription', { strategyCode, strategyDescriptionCode: 'NEW-1' })
    expect(records.details[0]?.strategyHighlights).toMatchObject({ strategyDescriptionCode: 'NEW-1' })
    const { stockName, entryDate } = liveTrades[0]!
    await post('/excludeLiveTrades', { stockName, businessDate: entryDate })
    expect(records.exclusions.at(-1)).toEqual({ stockName, businessDate: entryDate })

    const split = { stockname: 'TCS', sourcedon: '2026-11-20', status: 0, corporateaction: 'Split' }
    await post('/saveStockSplitCalender', { ...split, splitratio: '1:5', splitdate: '2026-12-01' })
    expect(records.stockSplits.at(-1)).toMatchObject({ ...split, splitratio: '1:5' })
    await post('/updateStockSplitCalender', { ...split, id: idOf('stockSplit', 2), status: 1 })
    expect(records.stockSplits[1]).toMatchObject({ status: 1, sourcedon: '2026-11-20' })

    const coupon = { strategycode: strategyCode, couponcode: 'HOLI26', type: 'COUPON', status: 'Active' }
    const rest = { preferred: 1, discount: 12.5, description: 'x', condition: 'y', combo: 0 }
    await post('/saveStrategyDiscount', { ...coupon, ...rest })
    expect(records.discounts.at(-1)).toMatchObject({ couponcode: 'HOLI26', discount: 12.5 })
    const discountPath = `/updateStrategyDiscount/${encoded(idOf('discount', 4))}`
    await send(discountPath, { method: 'PUT', json: { ...coupon, ...rest, couponcode: 'HOLI27' } })
    expect(records.discounts[3]).toMatchObject({ couponcode: 'HOLI27', type: 'COUPON' })
    const catalog = (await sendCall(upstream, `${api}/subscription-plan/3`, { bearer })).body.data
    expect(listOf(catalog.coupons)).toHaveLength(10)

    const changes = { title: 'Keel 50', description: 'Calm.', subscriptionStatus: 0 }
    await post(`/strategies/update-title-description/${encoded(idOf('plan', 2))}`, changes)
    expect(records.plans[1]).toMatchObject(changes)
    const prices = { yearlyprice: 9999, monthlyprice: 999, quarterlyprice: 2799 }
    const plan = {
      ...changes,
      ...prices,
      strategyCode: 'NEW-50-W',
      features: ['One', 'Two'],
      tag: 'New',
      iconURL: '/x.svg',
    }
    await post('/strategies/update-title-description/0', plan)
    expect(records.plans.at(-1)).toMatchObject(plan)

    await send('/newsletter/upload', { form: { text: 'Title', htmlPage: page, backgroundImage: cover } })
    const blog = records.blogs.at(-1)!
    expect(blog).toMatchObject({ text: 'Title', categories: null, likesCount: 0 })
    const id = String(idOf('blog', blog.id))
    await send('/newsletter/edit', { form: { id, text: 'Other', category: 'Daily Bytes' } })
    expect(blog).toMatchObject({ text: 'Other', categories: ['Daily Bytes'] })
    const likes = (await send(`/${encoded(id)}/like`, {})).body
    expect([Number(likes.likesCount), 'liked' in likes]).toEqual([1, dialect.likes === 'count-and-flag'])
    expect(Number((await post(`/${encoded(id)}/like`, { liked: true })).body.likesCount)).toBe(1)
    expect(Number((await send(`/${encoded(id)}/like`, {})).body.likesCount)).toBe(0)
    await send(`/newsletter/delete/${encoded(id)}`, {})
    expect(records.blogs).not.toContain(blog)
    const deleted = await sendCall(upstream, `${api}/fetchNewsLetterAndBlogs/${encoded(id)}`)
    expect(statusOf(deleted)).toBe(404)
    expect(deleted.status).toBe(dialect.refusals === 'envelope-in-200' ? 200 : 404)

    upstream.expireTokens()
    const content = {
      title: 'T',
      shortDesc: 'S',
      longDesc: 'L',
      sendWhatsappNoti: true,
      sendPopupNoti: false,
    }
    const sendNotification = (token: string) =>
      sendCall(upstream, `${service}/notifications/sendGlobalNotification`, {
        method: 'POST',
        json: content,
        bearer: token,
      })
    expect((await sendNotification(bearer)).body.status.errors).toEqual({ jwt: 'The token has expired.' })
    const refresh = { method: 'POST', json: { refreshToken } } as const
    const { token } = (await sendCall(upstream, `${service}/auth/refresh-token`, refresh)).body.data
    expect((await sendNotification(token)).body).toMatchObject({ message: 'Notification sent successfully!' })
    expect(records.notifications[0]).toMatchObject({ title: 'T', type: 'WhatsApp' })

    await sendCall(upstream, 'http://api.example/forms/contact', {
      method: 'POST',
      json: { name: 'A', email: 'a@b.in', message: 'Hi' },
    })
    expect(records.tickets).toEqual([{ name: 'A', email: 'a@b.in', message: 'Hi' }])
    expect(upstream.faults).toEqual([])
  })

  test('signs in with a code, and registers with the credential', async () => {
    const upstream = createForeignUpstream(dialect, { now })
    const post = (path: string, json: unknown, bearer?: string) =>
      sendCall(upstream, `${api}${path}`, { method: 'POST', json, ...(bearer && { bearer }) })
    const person = {
      firstName: 'Kavya',
      lastName: 'Nair',
      email: 'kavya@tarang.example',
      phoneNumber: '9967054321',
    }
    expect((await post('/user/registerAdmin', person)).status).toBe(403)
    expect(statusOf(await post('/user/registerAdmin', person, registrationCredential))).toBe(200)
    expect((await post('/user/registerAdmin', person, registrationCredential)).status).toBe(409)
    const { phoneNumber } = person
    await post('/auth/login-auth', { phoneNumber })
    const otp = upstream.code(phoneNumber)
    expect(isCode(otp)).toBe(true)
    const wrong = await post('/auth/verifyLoginOtp', {
      phoneNumber,
      otp: otherCode(otp),
    })
    expect(wrong.body.status).toEqual({ statusCode: 401, message: 'OTP verification failed.' })
    const { body } = await post('/auth/verifyLoginOtp', { phoneNumber, otp })
    expect(body.data.user).toEqual({ firstName: 'Kavya', lastName: 'Nair' })
    expect(statusOf(await sendCall(upstream, `${api}/liveStrategies`, { bearer: body.data.jwtToken }))).toBe(
      200,
    )
    expect(statusOf(await post('/auth/verifyLoginOtp', { phoneNumber, otp }))).toBe(401)
    expect(upstream.faults).toEqual([])
  })

  test('answers empty lists', async () => {
    const upstream = createForeignUpstream(dialect, { now, records: createEmptyRecords(now) })
    const { jwtToken: bearer } = upstream.signIn()
    const { body } = await sendCall(upstream, `${api}/fetchAuditLogs`, { bearer })
    expect(listOf(body)).toEqual([])
    const expected = { empty: [], null: null, missing: dialect.lists === 'bare' ? {} : undefined }
    const inner =
      dialect.lists === 'data-data'
        ? body?.data.data
        : dialect.lists === 'data-name'
          ? body?.data.auditLogs
          : body
    expect(dialect.lists === 'data' ? body.data : inner).toEqual(expected[dialect.emptyLists])
  })
})

test('the dialects cover every pair of values of two axes, and six of them every value', () => {
  const valuesOf = ({ name: _, description: __, ...values }: Dialect) => values
  const covered = new Set(dialects.flatMap((dialect) => pairsOf(valuesOf(dialect))))
  expect([...allPairs(axes)].filter((pair) => !covered.has(pair))).toEqual([])
  expect(chosenDialects).toHaveLength(6)
  for (const [axis, values] of Object.entries(axes))
    expect(new Set(chosenDialects.map((dialect) => dialect[axis as keyof typeof axes])), axis).toEqual(
      new Set<string>(values),
    )
})
