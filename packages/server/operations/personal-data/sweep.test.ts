import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '../../src/db/database.ts'
import {
  blogLikes,
  blogs,
  deliveries,
  idempotencyKeys,
  invites,
  knownClients,
  loginCodes,
  loginFailures,
  notifications,
  recipients,
  refreshFamilies,
  refreshTokens,
  throttles,
  tickets,
  users,
} from '../../src/db/schema/index.ts'
import { openTestStore, testMoment } from '../../testing/test-server.ts'
import { sweep } from './sweep.ts'
import { sweepAndLog, sweepDaily } from './sweep-daily.ts'

const settings = {
  RETAIN_TICKETS: 1095,
  RETAIN_LIKES: 730,
  RETAIN_LOGIN_FAILURES: 90,
  RETAIN_NOTIFICATIONS: 1825,
}
const daysAgo = (days: number, from = testMoment) => new Date(from.getTime() - days * 86_400_000)

let store: Store
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
})
afterAll(() => store.close())
beforeEach(async () => {
  const all = [
    tickets,
    blogLikes,
    blogs,
    knownClients,
    loginCodes,
    loginFailures,
    throttles,
    users,
    idempotencyKeys,
    invites,
    notifications,
    recipients,
  ]
  for (const table of all) await store.database.delete(table)
})

const count = (table: Parameters<Store['database']['$count']>[0]) => store.database.$count(table)

const ticketOf = (createdOn: Date) => ({
  ...{ form: 'contact', name: 'N', email: 'n@example.com', message: 'M' },
  createdOn,
})

const notificationOf = (createdAt: Date) =>
  ({ title: 'T', topic: 'all', type: 'App', shortDesc: 'S', longDesc: 'L', createdAt }) as const

const addBlog = async () => {
  const [blog] = await store.database
    .insert(blogs)
    .values({ text: 'A blog', publishedDate: daysAgo(900), likesCount: 3 })
    .returning()
  return blog!.id
}

test('messages are deleted after their days, in batches', async () => {
  await store.database
    .insert(tickets)
    .values([1094, 1096, 1097, 1098, 2000].map((days) => ticketOf(daysAgo(days))))
  expect(await sweep(store.database, testMoment, settings, 2)).toMatchObject({ tickets: 4 })
  expect(await store.database.select({ createdOn: tickets.createdOn }).from(tickets)).toEqual([
    { createdOn: daysAgo(1094) },
  ])
})

test('`off` keeps everything', async () => {
  await store.database.insert(tickets).values(ticketOf(daysAgo(9000)))
  await store.database.insert(notifications).values(notificationOf(daysAgo(9000)))
  const blogId = await addBlog()
  await store.database.insert(blogLikes).values({ blogId, visitor: 'a', likedOn: daysAgo(9000) })
  await store.database
    .insert(loginFailures)
    .values({ phoneNumber: '1', failures: 1, lastFailedAt: daysAgo(9000) })
  const off = {
    RETAIN_TICKETS: null,
    RETAIN_LIKES: null,
    RETAIN_LOGIN_FAILURES: null,
    RETAIN_NOTIFICATIONS: null,
  }
  const counts = { tickets: null, likes: null, loginFailures: null, notifications: null, deliveries: null }
  expect(await sweep(store.database, testMoment, off)).toMatchObject(counts)
  const kept = await Promise.all([tickets, blogLikes, loginFailures, notifications].map(count))
  expect(kept).toEqual([1, 1, 1, 1])
})

test('notifications are deleted after their days with their deliveries, in batches', async () => {
  const { database } = store
  const people = await database
    .insert(recipients)
    .values([1, 2, 3].map((n) => ({ name: `Recipient ${n}`, createdOn: daysAgo(3000) })))
    .returning()
  const [old, recent] = await database
    .insert(notifications)
    .values([notificationOf(daysAgo(1826)), notificationOf(daysAgo(1824))])
    .returning()
  for (const { id, createdAt } of [old!, recent!])
    await database
      .insert(deliveries)
      .values(
        people.map(
          (person) => ({ notificationId: id, recipientId: person.id, channel: 'App', createdAt }) as const,
        ),
      )
  expect(await sweep(database, testMoment, settings, 2)).toMatchObject({ deliveries: 3, notifications: 1 })
  const left = await database.select({ of: deliveries.notificationId }).from(deliveries)
  expect(left).toEqual(Array(3).fill({ of: recent!.id }))
  expect(await count(recipients)).toBe(3)
})

test('likes go with their visitor, after the visitor’s last one, and their count stays', async () => {
  const [first, second] = [await addBlog(), await addBlog()]
  await store.database.insert(blogLikes).values([
    { blogId: first, visitor: 'absent', likedOn: daysAgo(800) },
    { blogId: second, visitor: 'absent', likedOn: daysAgo(731) },
    { blogId: first, visitor: 'present', likedOn: daysAgo(800) },
    { blogId: second, visitor: 'present', likedOn: daysAgo(3) },
  ])
  expect(await sweep(store.database, testMoment, settings, 1)).toMatchObject({ likes: 2 })
  const left = await store.database.select({ visitor: blogLikes.visitor }).from(blogLikes)
  expect(left).toEqual([{ visitor: 'present' }, { visitor: 'present' }])
  expect((await store.database.select().from(blogs)).map(({ likesCount }) => likesCount)).toEqual([3, 3])
})

test('what has expired is deleted, and nothing that is in use', async () => {
  const { database } = store
  const [user] = await database
    .insert(users)
    .values({
      firstName: 'N',
      lastName: 'M',
      email: 'n@m.example',
      phoneNumber: '1',
      role: 'owner',
      createdOn: daysAgo(99),
    })
    .returning()
  for (const [phoneNumber, days] of [
    ['old', 91],
    ['new', 89],
  ] as const) {
    await database.insert(loginFailures).values({ phoneNumber, failures: 5, lastFailedAt: daysAgo(days) })
    await database.insert(knownClients).values({ phoneNumber, clientKey: 'k', lastLoginAt: daysAgo(days) })
    const [family] = await database
      .insert(refreshFamilies)
      .values({ userId: user!.id, createdOn: daysAgo(days - 60) })
      .returning()
    await database
      .insert(refreshTokens)
      .values({ tokenHash: phoneNumber, familyId: family!.id, expiresAt: testMoment })
    const minutes = (phoneNumber === 'old' ? 11 : 9) / 1440
    await database.insert(loginCodes).values({ phoneNumber, sentAt: daysAgo(minutes), expiresAt: testMoment })
    await database.insert(idempotencyKeys).values({
      ...{ staffId: user!.id, key: phoneNumber, request: 'POST /api/x' },
      createdOn: daysAgo(days / 90),
    })
    const expiresAt = daysAgo(phoneNumber === 'old' ? 0.01 : -0.01)
    await database
      .insert(invites)
      .values({ tokenHash: phoneNumber, role: 'viewer', createdOn: daysAgo(1), expiresAt })
    await database.insert(throttles).values({ key: phoneNumber, moments: [], expiresAt })
  }
  expect(await sweep(database, testMoment, settings)).toEqual({
    ...{ tickets: 0, likes: 0, loginFailures: 1, limits: 1, loginCodes: 1, knownClients: 1, sessions: 1 },
    ...{ idempotencyKeys: 1, invites: 1, deliveries: 0, notifications: 0 },
  })
  const left = [
    ...(await database.select({ of: loginFailures.phoneNumber }).from(loginFailures)),
    ...(await database.select({ of: knownClients.phoneNumber }).from(knownClients)),
    ...(await database.select({ of: loginCodes.phoneNumber }).from(loginCodes)),
    ...(await database.select({ of: throttles.key }).from(throttles)),
    ...(await database.select({ of: invites.tokenHash }).from(invites)),
    ...(await database.select({ of: refreshTokens.tokenHash }).from(refreshTokens)),
    ...(await database.select({ of: idempotencyKeys.key }).from(idempotencyKeys)),
  ]
  expect(left).toEqual(Array(7).fill({ of: 'new' }))
})

describe('the daily sweep', () => {
  type Event = [event: string, details?: object, level?: string]

  async function run(now?: Date): Promise<Event[]> {
    const events: Event[] = []
    await sweepAndLog(
      store.database,
      { ...settings, KEEP_DELETED_BLOGS: 365 },
      (...event) => void events.push(event as Event),
      now,
    )
    return events
  }

  test('logs how much it deleted', async () => {
    await store.database.insert(tickets).values([ticketOf(daysAgo(1096, new Date())), ticketOf(new Date())])
    expect(await run()).toEqual([['retention.swept', expect.objectContaining({ tickets: 1, likes: 0 })]])
  })

  test('begins a minute after the start, and comes back each day', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const log = vi.fn()
    const asked = vi.spyOn(store.database, 'execute')
    onTestFinished(() => {
      vi.useRealTimers()
      asked.mockRestore()
    })
    sweepDaily(store.database, { ...settings, KEEP_DELETED_BLOGS: 365 }, log)
    for (const wait of [60_000, 86_400_000]) {
      const logged = new Promise((resolve) => log.mockImplementationOnce((event: string) => resolve(event)))
      vi.advanceTimersByTime(wait - 1)
      expect(asked).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(await logged).toBe('retention.swept')
      asked.mockClear()
    }
  })

  test('deletes nothing when the clock of the machine is far from that of the database', async () => {
    await store.database.insert(tickets).values(ticketOf(new Date()))
    const seconds = 4000 * 86_400
    expect(await run(daysAgo(-4000, new Date()))).toEqual([['clock.differs', { seconds }, 'error']])
    expect(await count(tickets)).toBe(1)
  })

  test.each([1, -1])('sweeps by a clock that is %i hour ahead, and logs that it differs', async (hours) => {
    expect(await run(daysAgo(-hours / 24, new Date()))).toEqual([
      ['clock.differs', { seconds: hours * 3600 }, 'error'],
      ['retention.swept', expect.any(Object)],
    ])
  })

  test('that fails is a warning, and ends nothing', async () => {
    await store.database.execute('alter table tickets rename to tickets_renamed')
    const events = await run()
    await store.database.execute('alter table tickets_renamed rename to tickets')
    expect(events).toEqual([['retention.not-swept', expect.any(Object), 'warn']])
  })
})
