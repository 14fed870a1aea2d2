/** Responses with more than one accepted shape, and those with none of them. */
import { describe, expect, test } from 'vitest'
import { type Api, createClient } from './index.ts'

const clientWith = (body: unknown): Api =>
  createClient({
    baseUrl: 'https://api.tarang.example/api',
    notificationsUrl: 'https://api.tarang.example/notifications-service',
    fetch: async () => Response.json(body),
  })

const clientWithText = (status: number, text: string | null): Api =>
  createClient({
    baseUrl: 'https://api.tarang.example/api',
    notificationsUrl: 'https://api.tarang.example/notifications-service',
    fetch: async () => new Response(text, { status }),
  })

const ok = { statusCode: 200, message: 'OK' }
const unexpected = expect.objectContaining({ name: 'InvalidResponseError', kind: 'unexpected-shape' })
const item = { id: 1, status: '1' }
const row = { id: 1, strategyCode: 'A', stockName: 'TCS' }

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

  test.each(lists)('%s accepts a bare, wrapped or missing list', async (_, list) => {
    for (const body of [[row], { data: [row] }, { data: { data: [row] } }, { content: [row], page: 1 }])
      await expect(list(clientWith(body)), JSON.stringify(body)).resolves.toEqual([row])
    const nothing = [
      [],
      null,
      {},
      { data: null },
      { data: {} },
      { data: [] },
      { status: ok },
      { message: 'None.' },
    ]
    for (const body of nothing)
      await expect(list(clientWith(body)), JSON.stringify(body)).resolves.toEqual([])
  })

  test.each(lists)('%s accepts an empty body', async (_, list) => {
    await expect(list(clientWithText(200, ''))).resolves.toEqual([])
    await expect(list(clientWithText(204, null))).resolves.toEqual([])
  })

  test.each(lists)('%s accepts nothing else', async (_, list) => {
    for (const body of ['none', 0, false, [null], ['TCS'], [[row]], { data: 'none' }, { more: 1 }])
      await expect(list(clientWith(body)), JSON.stringify(body)).rejects.toEqual(unexpected)
  })

  test.each(lists)('%s throws the pointer of the wrong list', async (_, list) => {
    await expect(list(clientWith({ data: ['TCS'] }))).rejects.toMatchObject({
      pointer: '/data',
      message: expect.stringMatching(/^list\w+: expected a list of complete records at \/data, got a list$/),
    })
  })

  test('a record is not a list', async () => {
    await expect(clientWith({ data: { strategyCode: 'MOM-30' } }).strategies.list()).rejects.toEqual(
      unexpected,
    )
    await expect(clientWith({ id: 1, stockname: 'TCS' }).stockSplits.list()).rejects.toEqual(unexpected)
  })
})

describe('explore sections', () => {
  const sections = [{ sectionName: 'learn', content: [item] }]

  test.each([
    ['under data.exploreData', { data: { exploreData: sections } }, sections],
    ['bare', sections, sections],
    ['as contentList', [{ sectionName: 'learn', contentList: [item] }], sections],
    ['both', { data: { exploreData: [{ sectionName: 'learn', contentList: [item] }] } }, sections],
    ['with a section twice', [...sections, ...sections], [...sections, ...sections]],
    ['without items', [{ sectionName: 'learn' }], [{ sectionName: 'learn', content: [] }]],
    [
      'with null for items',
      [{ sectionName: 'learn', content: null }],
      [{ sectionName: 'learn', content: [] }],
    ],
    [
      'with an object for items',
      [{ sectionName: 'learn', content: {} }],
      [{ sectionName: 'learn', content: [] }],
    ],
    [
      'with null as an item',
      [{ sectionName: 'learn', content: [null] }],
      [{ sectionName: 'learn', content: [] }],
    ],
    ['with an item among others', [{ sectionName: 'learn', content: [null, item] }], sections],
    ['without a name', [{ content: [item] }], [{ sectionName: '', content: [item] }]],
    ['absent', { data: {} }, []],
    ['null', { data: { exploreData: null } }, []],
    ['data is null', { data: null }, []],
    ['nothing at all', {}, []],
    ['null itself', null, []],
    ['an empty list in data', { data: [] }, []],
    ['in data, with an envelope', { status: ok, data: sections }, sections],
    ['with one item instead of a list', [{ sectionName: 'learn', content: item }], sections],
    ['with a section that has no list', { data: { exploreData: {} } }, []],
    [
      'with content that is null beside contentList',
      [{ sectionName: 'learn', content: null, contentList: [item] }],
      sections,
    ],
  ])('are read %s', async (_, body, expected) => {
    await expect(clientWith(body).explore.list()).resolves.toEqual(expected)
  })

  test.each([['none'], [[null]], [['learn']], [{ data: 'none' }], [{ sectionName: 'learn' }]])(
    'are not read from %j',
    async (body) => {
      await expect(clientWith(body).explore.list()).rejects.toEqual(unexpected)
    },
  )
})

describe('strategy details', () => {
  const details = { strategyCode: 'MOM-30', xirr: 24.37 }

  test('are bare, or under data.strategyDetails', async () => {
    await expect(clientWith(details).strategies.get('MOM-30')).resolves.toEqual(details)
    await expect(
      clientWith({ data: { strategyDetails: details } }).strategies.get('MOM-30'),
    ).resolves.toEqual(details)
  })

  test.each([
    [null],
    [[]],
    ['none'],
    [{ data: {} }],
    [{ data: { strategyDetails: null } }],
    [{ data: { strategyDetails: [] } }],
  ])('are not read from %j', async (body) => {
    await expect(clientWith(body).strategies.get('MOM-30')).rejects.toEqual(unexpected)
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
    [
      ['Daily Bytes', null, 7, ''],
      ['Daily Bytes', '7'],
    ],
    ['', []],
    [[], []],
    [null, []],
    [undefined, []],
    [{}, []],
  ])('have categories %j as a list', async (categories, expected) => {
    const api = clientWith([{ id: 1, categories }])
    expect((await api.blogs.list())[0]?.categories).toEqual(expected)
    expect((await clientWith({ id: 1, categories }).blogs.get(1)).categories).toEqual(expected)
  })

  test.each([[null], [{}], [{ data: [] }], ['none'], [0], [row]])(
    'a response without a list, %j, is an empty list',
    async (body) => {
      await expect(clientWith(body).blogs.list()).resolves.toEqual([])
    },
  )

  test('other rows are removed from the list', async () => {
    await expect(clientWith([null, 'x', row]).blogs.list()).resolves.toEqual([{ ...row, categories: [] }])
  })

  test('may be in data', async () => {
    const blog = { ...row, categories: [] }
    await expect(clientWith({ data: [row] }).blogs.list()).resolves.toEqual([blog])
    await expect(clientWith({ status: ok, data: row }).blogs.get(1)).resolves.toEqual(blog)
  })

  test.each([[null], [[]], ['none'], [{}], [{ text: 'without an id' }], [[row]]])(
    'one is not read from %j',
    async (body) => {
      await expect(clientWith(body).blogs.get(1)).rejects.toEqual(unexpected)
    },
  )

  test.each([[null], [7], [{}], [{ likesCount: 'many' }], [{ likesCount: null }], [{ liked: true }]])(
    'likes are not read from %j',
    async (body) => {
      await expect(clientWith(body).blogs.likes(1)).rejects.toEqual(unexpected)
      await expect(clientWith(body).blogs.like(1)).rejects.toEqual(unexpected)
    },
  )

  test.each([
    [
      { likesCount: 12, liked: true },
      { likesCount: 12, liked: true },
    ],
    [
      { likesCount: '12', liked: 'false' },
      { likesCount: 12, liked: false },
    ],
    [{ likesCount: 12 }, { likesCount: 12 }],
    [{ data: { likesCount: 0, liked: 0 } }, { likesCount: 0, liked: false }],
  ])('likes are read from %j', async (body, likes) => {
    await expect(clientWith(body).blogs.likes(1)).resolves.toEqual(likes)
    await expect(clientWith(body).blogs.like(1)).resolves.toEqual(likes)
  })

  test.each([
    [
      { likeCount: '7', liked: 1 },
      { likesCount: 7, liked: true },
    ],
    [{ count: 7, liked: null }, { likesCount: 7 }],
    [{ likesCount: null, count: 7 }, { likesCount: 7 }],
    [{ likesCount: 3, count: 7 }, { likesCount: 3 }],
  ])('the count may have another name: %j', async (body, likes) => {
    await expect(clientWith(body).blogs.likes(1)).resolves.toEqual(likes)
  })
})
