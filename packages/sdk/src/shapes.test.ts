/** Where an answer may come in more than one shape, and what is made of those that are none of them. */
import { describe, expect, test } from 'vitest'
import { type Api, createClient } from './index.ts'

const answering = (body: unknown): Api =>
  createClient({
    baseUrl: 'https://api.tarang.example/api',
    notificationsUrl: 'https://api.tarang.example/notifications-service',
    fetch: async () => Response.json(body),
  })

const unexpected = expect.objectContaining({ name: 'AnswerError', kind: 'unexpected-shape' })
const item = { id: 1, status: '1' }
const row = { id: 1 }

describe('lists', () => {
  const lists: [string, (api: Api) => Promise<unknown>][] = [
    ['strategies.list', (api) => api.strategies.list()],
    ['strategies.subscribers', (api) => api.strategies.subscribers('MOM-30')],
    ['strategyDescriptions.list', (api) => api.strategyDescriptions.list()],
    ['liveTrades.listExcluded', (api) => api.liveTrades.listExcluded()],
    ['notifications.list', (api) => api.notifications.list('App')],
    ['stockSplits.list', (api) => api.stockSplits.list()],
    ['schedulerJobs.list', (api) => api.schedulerJobs.list()],
    ['auditLogs.list', (api) => api.auditLogs.list()],
  ]

  test.each(lists)('%s may come bare or in data', async (_, list) => {
    await expect(list(answering([row]))).resolves.toEqual([row])
    await expect(list(answering({ data: [row] }))).resolves.toEqual([row])
    await expect(list(answering([]))).resolves.toEqual([])
  })

  test.each(lists)('%s may not be anything else', async (_, list) => {
    for (const body of [null, {}, { data: null }, { data: {} }, 'none', 0, false, [null], ['TCS'], [[row]]])
      await expect(list(answering(body)), JSON.stringify(body)).rejects.toEqual(unexpected)
  })
})

describe('explore sections', () => {
  const sections = [{ sectionName: 'learn', content: [item] }]

  test.each([
    ['under data.exploreData', { data: { exploreData: sections } }, sections],
    ['bare', sections, sections],
    ['as contentList', [{ sectionName: 'learn', contentList: [item] }], sections],
    ['both', { data: { exploreData: [{ sectionName: 'learn', contentList: [item] }] } }, sections],
    ['twice the same section', [...sections, ...sections], [...sections, ...sections]],
    ['without items', [{ sectionName: 'learn' }], [{ sectionName: 'learn', content: [] }]],
    [
      'with null for items',
      [{ sectionName: 'learn', content: null }],
      [{ sectionName: 'learn', content: [] }],
    ],
    [
      'with no list for items',
      [{ sectionName: 'learn', content: {} }],
      [{ sectionName: 'learn', content: [] }],
    ],
    [
      'with no item among them',
      [{ sectionName: 'learn', content: [null] }],
      [{ sectionName: 'learn', content: [] }],
    ],
    ['with an item among others', [{ sectionName: 'learn', content: [null, item] }], sections],
    ['without a name', [{ content: [item] }], [{ sectionName: '', content: [item] }]],
    ['absent', { data: {} }, []],
    ['null', { data: { exploreData: null } }, []],
    ['data is null', { data: null }, []],
    ['nothing at all', {}, []],
  ])('come %s', async (_, body, expected) => {
    await expect(answering(body).explore.list()).resolves.toEqual(expected)
  })

  test.each([
    [null],
    ['none'],
    [[null]],
    [['learn']],
    [{ data: [] }],
    [{ data: 'none' }],
    [{ data: { exploreData: {} } }],
  ])('do not come as %j', async (body) => {
    await expect(answering(body).explore.list()).rejects.toEqual(unexpected)
  })
})

describe('strategy details', () => {
  const details = { strategyCode: 'MOM-30', xirr: 24.37 }

  test('come bare, or under data.strategyDetails', async () => {
    await expect(answering(details).strategies.get('MOM-30')).resolves.toEqual(details)
    await expect(answering({ data: { strategyDetails: details } }).strategies.get('MOM-30')).resolves.toEqual(
      details,
    )
  })

  test.each([
    [null],
    [[]],
    ['none'],
    [{ data: {} }],
    [{ data: { strategyDetails: null } }],
    [{ data: { strategyDetails: [] } }],
  ])('do not come as %j', async (body) => {
    await expect(answering(body).strategies.get('MOM-30')).rejects.toEqual(unexpected)
  })
})

describe('blogs', () => {
  test.each([
    [
      ['Daily Bytes', 'Strategies'],
      ['Daily Bytes', 'Strategies'],
    ],
    ['Daily Bytes, Strategies', ['Daily Bytes', 'Strategies']],
    ['Daily Bytes', ['Daily Bytes']],
    [' , Daily Bytes,,', ['Daily Bytes']],
    [['Daily Bytes', null, 7, ''], ['Daily Bytes']],
    ['', []],
    [[], []],
    [null, []],
    [undefined, []],
    [{}, []],
  ])('have categories %j as a list', async (categories, expected) => {
    const api = answering([{ id: 1, categories }])
    expect((await api.blogs.list())[0]?.categories).toEqual(expected)
    if (JSON.stringify(categories) === '{}') return
    expect((await answering({ id: 1, categories }).blogs.get(1)).categories).toEqual(expected)
  })

  test.each([[null], [{}], [{ data: [row] }], ['none'], [0]])(
    'an answer that is no list, %j, leaves it empty',
    async (body) => {
      await expect(answering(body).blogs.list()).resolves.toEqual([])
    },
  )

  test('what is no blog is left out of the list', async () => {
    await expect(answering([null, 'x', row]).blogs.list()).resolves.toEqual([{ ...row, categories: [] }])
  })

  test.each([[null], [[]], ['none'], [{}], [{ id: 1, categories: {} }]])(
    'one does not come as %j',
    async (body) => {
      await expect(answering(body).blogs.get(1)).rejects.toEqual(unexpected)
    },
  )

  test.each([[null], [7], [{}], [{ likesCount: '12' }], [{ likesCount: null }]])(
    'likes do not come as %j',
    async (body) => {
      await expect(answering(body).blogs.likes(1)).rejects.toEqual(unexpected)
      await expect(answering(body).blogs.like(1)).rejects.toEqual(unexpected)
    },
  )
})

describe('a word that it went well', () => {
  const registration = {
    firstName: 'Rohan',
    lastName: 'Iyer',
    email: 'r@example.in',
    phoneNumber: '9967054321',
  }

  test.each([[null], [[]], ['sent'], [{}], [{ status: null }], [{ status: 'OK' }], [{ message: 'Sent.' }]])(
    'does not come as %j',
    async (body) => {
      await expect(answering(body).auth.requestCode('9820012345')).rejects.toEqual(unexpected)
      await expect(answering(body).auth.register(registration)).rejects.toEqual(unexpected)
    },
  )

  test('may come without a message', async () => {
    await expect(answering({ status: { statusCode: 200 } }).auth.requestCode('9820012345')).resolves.toBe('')
  })
})

describe('tokens', () => {
  const user = { firstName: 'Ananya', lastName: 'Deshpande' }
  const data = { jwtToken: 'jwt', refreshToken: 'refresh', user }

  test.each([
    [null],
    [[]],
    [{}],
    [{ data: null }],
    [{ data: { ...data, jwtToken: '' } }],
    [{ data: { ...data, jwtToken: null } }],
    [{ data: { ...data, refreshToken: 7 } }],
    [{ data: { ...data, user: null } }],
  ])('of a login do not come as %j', async (body) => {
    await expect(answering(body).auth.verifyCode('9820012345', '482913')).rejects.toEqual(unexpected)
  })

  test.each([[null], [{}], [{ data: {} }], [{ data: { token: '' } }], [{ data: { token: null } }]])(
    'of a refresh do not come as %j',
    async (body) => {
      await expect(answering(body).auth.refresh('refresh')).rejects.toEqual(unexpected)
    },
  )

  test('of a login may come without an envelope', async () => {
    await expect(answering({ data }).auth.verifyCode('9820012345', '482913')).resolves.toEqual(data)
  })
})

describe('the catalog of plans', () => {
  test('has every list, come what may', async () => {
    const empty = { plans: [], discounts: [], coupons: [] }
    await expect(answering({ data: {} }).plans.catalog()).resolves.toEqual(empty)
    await expect(answering({ data: { plans: [row], coupons: null } }).plans.catalog()).resolves.toEqual({
      ...empty,
      plans: [row],
    })
  })

  test.each([
    [null],
    [[]],
    [{}],
    [{ data: null }],
    [{ data: [] }],
    [{ data: { plans: {} } }],
    [{ data: { coupons: [null] } }],
  ])('does not come as %j', async (body) => {
    await expect(answering(body).plans.catalog()).rejects.toEqual(unexpected)
  })
})

describe('writes', () => {
  test.each([[null], [[]], ['saved'], [true]])('that promise the record do not answer %j', async (body) => {
    const api = answering(body)
    await expect(api.explore.updateStatus({ id: 1, status: '0' })).rejects.toEqual(unexpected)
  })

  test.each([[null], [[]], ['saved'], [true]])('that promise nothing may answer %j', async (body) => {
    const trade = { stockName: 'BEL', businessDate: '2026-10-29' }
    await expect(answering(body).liveTrades.exclude(trade)).resolves.toBeUndefined()
  })
})
