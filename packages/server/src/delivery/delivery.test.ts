/** Notifications are delivered: by real SMTP and by webhooks that fail, throttle, time out and answer nonsense. */
import { createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { defaultConfig } from '@tarang/runtime-config'
import { eq, isNotNull, notLike, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectDescribed } from '../../testing/contract/extensions.ts'
import { observeRows } from '../../testing/observe-rows.ts'
import {
  acceptAll,
  startSmtp,
  startWebhook,
  type WebhookAnswer,
  type WebhookCall,
} from '../../testing/providers.ts'
import { createCaller, type Refused } from '../../testing/route-calls.ts'
import {
  createTestServer,
  openEmbeddedStore,
  openTestStore,
  type TestServerOverrides,
  testMoment,
} from '../../testing/test-server.ts'
import { loadKeys } from '../auth/keys.ts'
import type { Store } from '../db/database.ts'
import {
  deliveries,
  loginCodes,
  notifications,
  recipients,
  staffActions,
  throttles,
  users,
} from '../db/schema/index.ts'
import { createServer } from '../index.ts'
import { createQueue } from '../queue/queue.ts'
import { channels, settingOfChannel } from './channels.ts'
import { createSmtpMailer } from './mailer.ts'
import { notificationJob } from './notification-job.ts'
import type { DeliveryProgress } from './progress.ts'
import { agreesTo, countRecipients } from './recipients.ts'
import { createUnsubscribeLinks, unsubscribe } from './unsubscribe.ts'
import { webhookTransport } from './webhook-transport.ts'

const SEND = '/notifications-service/notifications/sendGlobalNotification'
const secret = 'a secret of the tests that has 32 bytes'
const message = { title: 'Markets closed', shortDesc: 'On Thursday.', longDesc: 'All day.' }
const byWhatsApp = { ...message, sendWhatsappNoti: true, sendPopupNoti: false }
const byEmail = { ...message, sendWhatsappNoti: false, sendPopupNoti: false }

let store: Store
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
})
afterAll(() => store.close())
beforeEach(async () => {
  const { database } = store
  await database.execute(sql`alter table staff_actions disable trigger staff_actions_append_only`)
  await database.execute(
    sql`truncate ${recipients}, ${notifications}, ${deliveries}, ${users}, ${loginCodes}, ${staffActions} cascade`,
  )
  await database.execute(sql`alter table staff_actions enable trigger staff_actions_append_only`)
  await store.database.execute(sql`delete from pgboss.job`)
  await store.database.insert(users).values({
    firstName: 'Asha',
    lastName: 'Kulkarni',
    email: 'asha@tarang.example',
    phoneNumber: '5550000001',
    role: 'owner',
    createdOn: testMoment,
  })
})

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const person = (number: number) => ({
  externalKey: `C${number}`,
  name: `Recipient ${number}`,
  email: `recipient${number}@clients.example`,
  phone: `00000${String(number).padStart(5, '0')}`,
  pushToken: `token-${number}`,
  emailConsent: true,
  whatsappConsent: true,
  appConsent: true,
})

const insertRecipients = (people: Omit<typeof recipients.$inferInsert, 'createdOn'>[]) =>
  store.database
    .insert(recipients)
    .values(people.map((one) => ({ ...one, createdOn: testMoment, modifiedOn: testMoment })))

const addRecipients = async (count: number) => {
  for (let first = 1; first <= count; first += 500) {
    const size = Math.min(500, count - first + 1)
    await insertRecipients(Array.from({ length: size }, (_, at) => person(first + at)))
  }
}

async function serve(overrides: TestServerOverrides = {}) {
  const logged: { event: string; details: Record<string, unknown> }[] = []
  const server = await createTestServer({
    database: store.database,
    queueTimes: { polling: 0.5, supervision: 1 },
    log: (event, details = {}) => void logged.push({ event, details }),
    ...overrides,
    deliveryRules: { firstPause: 1, longestPause: 1, rate: 10_000, ...overrides.deliveryRules },
  })
  closing.push(() => server.stop())
  // The sample staff have other numbers.
  await createCaller(server)('/api/auth/login-auth', { json: { phoneNumber: '5550000001' } })
  const otp = server.latestCode('5550000001')
  const login = await createCaller(server)<{ data: { jwtToken: string } }>('/api/auth/verifyLoginOtp', {
    json: { phoneNumber: '5550000001', otp },
  })
  const call = createCaller(server, login.body.data.jwtToken)
  const visit = createCaller(server)
  const progress = async (id: number) =>
    (await call<DeliveryProgress>(`/api/extensions/notifications/${id}/delivery`)).body
  const finished = async (id: number, timeout = 50_000) => {
    await expect.poll(async () => (await progress(id)).state, { timeout }).not.toBe('sending')
    return progress(id)
  }
  const send = async (json: object) => {
    const answer = await call<{ successMessages: string[] } & Refused>(SEND, { json })
    const [latest] = await store.database.select().from(notifications).orderBy(sql`id desc`).limit(1)
    return { ...answer, id: latest?.id ?? 0 }
  }
  return { server, call, visit, send, progress, finished, logged }
}

async function webhook(answer?: (call: WebhookCall, index: number) => WebhookAnswer, timeout?: number) {
  const provider = await startWebhook(answer)
  closing.push(provider.close)
  const now = () => new Date()
  const options = {
    channel: 'WhatsApp',
    url: provider.url,
    secret,
    now,
    ...(timeout && { timeout }),
  } as const
  return { provider, transports: { WhatsApp: webhookTransport(options) } }
}

const idsOf = (calls: readonly WebhookCall[]) =>
  calls.flatMap(({ body }) => body.messages.map(({ phone }) => phone ?? ''))

/** Another process of the same database, without a provider. */
async function serveWithoutProvider() {
  const logged: string[] = []
  const server = await createServer({
    database: store.database,
    queueTimes: { polling: 0.5, supervision: 1 },
    deliveryRules: { firstPause: 1, longestPause: 1 },
    sender: { send: async () => {} },
    config: defaultConfig,
    origins: { public: 'http://localhost', admin: 'http://admin.localhost' },
    now: () => testMoment,
    log: (event) => void logged.push(event),
  })
  closing.push(server.stop)
  await server.start()
  return logged
}

test('a process without a provider leaves messages and codes to the process that has it', async () => {
  await addRecipients(600)
  const smtp = await startSmtp()
  closing.push(smtp.close)
  const mailer = createSmtpMailer(smtp.url, 'no-reply@tarang.example')
  const { transports } = await webhook()
  // A job of 200 takes a second, in which the other process would take the next one.
  const { send, finished, visit, server } = await serve({
    mailer,
    transports,
    deliveryRules: { rate: 200 },
  })
  const logged = await serveWithoutProvider()
  const { id } = await send(byWhatsApp)
  for (let count = 1; count <= 2; count += 1) {
    server.advanceClock(60_000)
    await visit('/api/extensions/login/email-code', { json: { phoneNumber: '5550000001' } })
  }
  expect(await finished(id)).toMatchObject({ delivered: 600, failed: 0, reasons: [] })
  await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(2)
  expect(logged).not.toContain('login-code.send-failed')
})

describe('a notification', () => {
  test('is refused where its channel has no provider, with the name of the missing setting', async () => {
    await addRecipients(1)
    const { send } = await serve({ mailer: null, transports: {} })
    for (const [json, setting] of [
      [byEmail, 'SMTP_URL'],
      [byWhatsApp, 'WHATSAPP_WEBHOOK_URL'],
      [{ ...message, sendWhatsappNoti: true, sendPopupNoti: true }, 'PUSH_WEBHOOK_URL, WHATSAPP_WEBHOOK_URL'],
    ] as const) {
      const { status, body } = await send(json)
      expect([status, body.status.statusCode]).toEqual([422, 422])
      expect(body.status.message).toContain(setting)
    }
    expect(await store.database.select().from(notifications)).toEqual([])
    expect(
      await store.database.select().from(staffActions).where(notLike(staffActions.action, 'session.%')),
    ).toEqual([])
  })

  test('is refused where no recipient has agreed to the channel', async () => {
    await insertRecipients([{ ...person(1), whatsappConsent: false }])
    const { send } = await serve()
    expect((await send(byWhatsApp)).body.status.message).toBe(
      'Nothing was sent: no recipient has agreed to WhatsApp.',
    )
    expect(await store.database.select().from(notifications)).toEqual([])
  })

  // Otherwise each message of a million would read all recipients.
  test.each(channels)('by %s finds other recipients with an address by an index', async (channel) => {
    await addRecipients(500)
    await store.database.execute(sql`analyze recipients`)
    const claimed = store.database
      .select({ agrees: sql`${agreesTo(channel)}` })
      .from(recipients)
      .where(eq(recipients.id, 1))
    const { rows } = (await store.database.execute(sql`explain ${claimed}`)) as { rows: object[] }
    const plan = rows.flatMap(Object.values).join('\n')
    expect(plan).toMatch(/Index Cond: .*\b(email|phone|push_token)\b/)
  })

  test('may go to a push token of the longest that an import accepts', async () => {
    await insertRecipients([{ ...person(1), pushToken: randomBytes(2048).toString('hex') }])
    expect(await store.database.$count(recipients)).toBe(1)
  })

  test('reaches only those who agreed to its channel and have an address, and a record says who sent it', async () => {
    await insertRecipients([
      person(1),
      { ...person(2), whatsappConsent: false },
      { ...person(3), phone: null },
      { ...person(4), emailConsent: false },
    ])
    const { provider, transports } = await webhook()
    const { server, send, finished } = await serve({ transports })
    const { id, body } = await send(byWhatsApp)
    expect(body.successMessages).toEqual(['Accepted for delivery by WhatsApp to 2 recipients.'])
    expect(await finished(id)).toEqual({
      id: String(id),
      channel: 'WhatsApp',
      state: 'finished',
      recipients: 2,
      delivered: 2,
      failed: 0,
      cancelled: 0,
      queued: 0,
      reasons: [],
    })
    expect(idsOf(provider.calls).sort()).toEqual([person(1).phone, person(4).phone])
    expect(
      await server.database.select().from(staffActions).where(notLike(staffActions.action, 'session.%')),
    ).toMatchObject([{ action: 'notification.sent', subject: `WhatsApp ${id}` }])
  })

  test('is written with its job and its record, or none of the three is', async () => {
    await addRecipients(1)
    const { transports } = await webhook()
    const { send } = await serve({ transports })
    const written = async () => {
      const { rows } = (await store.database.execute(sql`select
        (select count(*)::int from notifications) as notifications,
        (select count(*)::int from pgboss.job where name = 'notification') as jobs,
        (select count(*)::int from staff_actions where action = 'notification.sent') as records`)) as unknown as {
        rows: object[]
      }
      return rows
    }
    // The record is written last.
    await store.database.execute(
      sql`alter table staff_actions add constraint none_sent check (action <> 'notification.sent')`,
    )
    try {
      expect((await send(byWhatsApp)).status).toBe(500)
      expect(await written()).toEqual([{ notifications: 0, jobs: 0, records: 0 }])
    } finally {
      await store.database.execute(sql`alter table staff_actions drop constraint none_sent`)
    }
    expect((await send(byWhatsApp)).status).toBe(200)
    expect(await written()).toEqual([{ notifications: 1, jobs: 1, records: 1 }])
  })

  test('to 2,000 recipients, and again where it failed, is written in statements of few parameters', async () => {
    const embedded = await openEmbeddedStore()
    closing.push(embedded.close)
    const rows = Array.from({ length: 2000 }, (_, at) => ({ ...person(at + 1), createdOn: testMoment }))
    for (let at = 0; at < rows.length; at += 250)
      await embedded.database.insert(recipients).values(rows.slice(at, at + 250))
    const [{ id } = { id: 0 }] = await embedded.database
      .insert(notifications)
      .values({ ...message, topic: 'all', type: 'WhatsApp', createdAt: testMoment, writesTo: 2000 })
      .returning()
    let most = 0
    const database = observeRows(embedded, (_, __, parameters) => {
      most = Math.max(most, parameters)
    })
    const queue = createQueue({ database, log: () => {} })
    queue.define({ name: 'delivery-whatsapp', run: undefined })
    await queue.start()
    closing.push(queue.stop)
    const job = notificationJob({ database, queue, now: () => testMoment })
    most = 0
    await job.run!({ notificationId: id }, new AbortController().signal)
    const countQueued = () => embedded.database.$count(deliveries, eq(deliveries.status, 'queued'))
    expect(await countQueued()).toBe(2000)
    await embedded.database.update(deliveries).set({ status: 'failed', finishedAt: testMoment })
    const failedBy = testMoment.toISOString()
    await job.run!({ notificationId: id, failedBy }, new AbortController().signal)
    expect(await countQueued()).toBe(2000)
    expect(most).toBeLessThan(30)
  })

  test('to 2,000 recipients gives each exactly one message, with signed calls', async () => {
    await addRecipients(2000)
    const { provider, transports } = await webhook()
    const { send, finished } = await serve({ transports })
    const { id } = await send(byWhatsApp)
    expect(await finished(id)).toMatchObject({ recipients: 2000, delivered: 2000, failed: 0 })
    const sent = idsOf(provider.calls)
    expect(sent).toHaveLength(2000)
    expect(new Set(sent).size).toBe(2000)
    for (const { headers, text } of provider.calls) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
      const signature = createHmac('sha256', secret).update(signed).digest('base64')
      expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    }
  }, 120_000)
})

test('a job of another version is worked, with members that this one does not know, and without others', async () => {
  await addRecipients(2)
  const { provider, transports } = await webhook((call, index) =>
    index === 0 ? { status: 500 } : acceptAll(call),
  )
  const { server, finished } = await serve({ transports })
  const [first, last] = await store.database.select().from(recipients).orderBy(recipients.id)
  const [from, to] = [first!.id, last!.id]
  const id = await store.database.transaction(async (tx) => {
    const written = { type: 'WhatsApp', createdAt: testMoment, writtenTo: to, writesTo: to } as const
    const [row] = await tx
      .insert(notifications)
      .values({ ...message, topic: 'all', ...written })
      .returning()
    const notificationId = row!.id
    const queued = { notificationId, channel: 'WhatsApp', createdAt: testMoment } as const
    await tx.insert(deliveries).values([from, to].map((recipientId) => ({ ...queued, recipientId })))
    await server.queue.send(tx, 'delivery-whatsapp', { notificationId, from, to, unknown: true })
    return notificationId
  })
  expect(await finished(id)).toMatchObject({ delivered: 2, failed: 0 })
  expect(idsOf(provider.calls).length).toBeGreaterThan(2)
})

describe('a webhook', () => {
  test('that answers 200 with errors inside has failed for those recipients, who can be tried again', async () => {
    await addRecipients(3)
    let isMended = false
    const { provider, transports } = await webhook((call) => {
      if (isMended) return acceptAll(call)
      const results = call.body.messages.map(({ id, phone }) =>
        phone === person(2).phone
          ? { id, status: 'failed', reason: 'Not on WhatsApp.' }
          : { id, status: 'delivered' },
      )
      return { body: JSON.stringify({ results }) }
    })
    const { call, send, finished, logged } = await serve({ transports })
    const { id } = await send(byWhatsApp)
    expect(await finished(id)).toMatchObject({
      delivered: 2,
      failed: 1,
      reasons: [{ reason: 'Not on WhatsApp.', count: 1 }],
    })
    const counts = { delivered: 2, failed: 1, retry: 0 }
    expect(logged).toContainEqual({
      event: 'delivery.batch',
      details: { notification: id, channel: 'WhatsApp', ...counts },
    })
    isMended = true
    const retried = await call<object>(`/api/extensions/notifications/${id}/delivery/retry`, {
      method: 'POST',
    })
    expect(retried.status).toBe(200)
    const isRetry = eq(staffActions.action, 'notification.retried')
    expect(await store.database.select().from(staffActions).where(isRetry)).toMatchObject([
      { before: { failed: 1, queued: 0 }, after: { failed: 0, queued: 1 } },
    ])
    await expect.poll(() => idsOf(provider.calls).length, { timeout: 20_000 }).toBe(4)
    expect(await finished(id)).toMatchObject({ delivered: 3, failed: 0, reasons: [] })
    const again = await call<Refused>(`/api/extensions/notifications/${id}/delivery/retry`, {
      method: 'POST',
    })
    expect([again.status, again.body.status.message]).toEqual([409, 'No message has failed.'])
  })

  test.each([
    ['U+0000', 'Not\0 on WhatsApp.', 'Not on WhatsApp.'],
    ['an emoji across the limit', `${'x'.repeat(199)}😀`, `${'x'.repeat(199)}\ufffd`],
  ])('that gives a reason with %s loses no outcome of its batch', async (_, reason, stored) => {
    await addRecipients(2)
    const { provider, transports } = await webhook(({ body }) => {
      const [first, second] = body.messages
      const results = [
        { id: first!.id, status: 'failed', reason },
        { id: second!.id, status: 'delivered' },
      ]
      return { body: JSON.stringify({ results }) }
    })
    const { send, finished } = await serve({ transports })
    const { id } = await send(byWhatsApp)
    expect(await finished(id, 10_000)).toMatchObject({
      delivered: 1,
      failed: 1,
      reasons: [{ reason: stored, count: 1 }],
    })
    expect(provider.calls).toHaveLength(1)
  })

  test('that throttles is not called before its Retry-After, and loses no attempt by it', async () => {
    await addRecipients(2)
    const times: number[] = []
    const { transports } = await webhook((call, index) => {
      times.push(performance.now())
      return index < 2 ? { status: 429, headers: { 'retry-after': '2' } } : acceptAll(call)
    })
    const { send, finished } = await serve({ transports, deliveryRules: { mostAttempts: 1 } })
    const { id } = await send(byWhatsApp)
    expect(await finished(id)).toMatchObject({ delivered: 2, failed: 0 })
    expect(times).toHaveLength(3)
    for (const [before, after] of [times.slice(0, 2), times.slice(1)])
      expect(after! - before!).toBeGreaterThanOrEqual(1_900)
  })

  test('that takes nothing gets no more messages in a second than DELIVERY_RATE', async () => {
    // Four jobs of 200 recipients each, at 100 a second: three seconds, less what delays the first on a busy machine.
    await addRecipients(800)
    const times: number[] = []
    const { transports } = await webhook(() => {
      times.push(performance.now())
      return { status: 500 }
    })
    const { send } = await serve({
      transports,
      deliveryRules: { rate: 100, firstPause: 60, longestPause: 60 },
    })
    await send(byWhatsApp)
    await expect.poll(() => times.length, { timeout: 20_000 }).toBe(4)
    expect(times.at(-1)! - times[0]!).toBeGreaterThanOrEqual(2000)
  })

  test('whose job an older release has queued is sent, and repeated after a refusal', async () => {
    await addRecipients(1)
    let isDown = false
    const { provider, transports } = await webhook((call) => {
      if (!isDown) return acceptAll(call)
      isDown = false
      return { status: 500 }
    })
    const { server, send, finished, logged } = await serve({ transports })
    const { id } = await send(byWhatsApp)
    expect(await finished(id)).toMatchObject({ delivered: 1 })
    provider.calls.length = 0
    isDown = true
    await store.database.update(deliveries).set({ status: 'queued', attempts: 0, finishedAt: null })
    const [row] = await store.database.select().from(deliveries)
    // It did not count rounds.
    const older = { notificationId: id, from: row!.recipientId, to: row!.recipientId }
    await store.database.transaction((tx) => server.queue.send(tx, 'delivery-whatsapp', older))
    expect(await finished(id)).toMatchObject({ delivered: 1, failed: 0 })
    expect(provider.calls).toHaveLength(2)
    expect(logged.filter(({ event }) => event.startsWith('queue.'))).toEqual([])
  })

  test.each<[string, (call: WebhookCall) => WebhookAnswer, string]>([
    ['fails', () => ({ status: 500 }), 'The provider answered 500.'],
    ['refuses the secret', () => ({ status: 401 }), 'The provider answered 401.'],
    ['answers nonsense', () => ({ body: '<html>ok</html>' }), 'The provider’s answer cannot be read.'],
    ['answers another form', () => ({ body: '{"ok":true}' }), 'The provider’s answer cannot be read.'],
    [
      'forgets a recipient',
      () => ({ body: '{"results":[]}' }),
      'The provider gave no result for this recipient.',
    ],
    ['redirects', () => ({ status: 302, headers: { location: '/x' } }), 'The provider gave no answer.'],
    ['stays silent', () => ({ isSilent: true }), 'The provider gave no answer.'],
  ])('that %s is tried again, and then has failed with the reason', async (what, answer, reason) => {
    await addRecipients(2)
    const { provider, transports } = await webhook(answer, what === 'stays silent' ? 300 : undefined)
    const levels: unknown[] = []
    const log: TestServerOverrides['log'] = (event, _, level) =>
      void (event === 'delivery.batch' && levels.push(level))
    const { send, finished } = await serve({ transports, deliveryRules: { mostAttempts: 2 }, log })
    const { id } = await send(byWhatsApp)
    expect(await finished(id)).toMatchObject({ delivered: 0, failed: 2, reasons: [{ reason, count: 2 }] })
    // The alert counts errors, and no attempt that is repeated.
    expect(levels).toEqual(['warn', 'error'])
    expect(provider.calls).toHaveLength(2)
    // Every attempt has the same ids, by which a provider recognises a repetition.
    expect(provider.calls[1]!.body.messages).toEqual(provider.calls[0]!.body.messages)
  })
})

describe('a job that fails as often as it may', () => {
  const failed = {
    state: 'finished',
    recipients: 2,
    delivered: 0,
    failed: 2,
    queued: 0,
    reasons: [{ reason: 'Sending stopped after repeated errors of the server.', count: 2 }],
  }
  const serveFailing = async (transports: TestServerOverrides['transports'] = {}) => {
    await addRecipients(2)
    const served = await serve({ transports })
    await store.database.execute(sql`update pgboss.queue set retry_limit = 0 where name <> 'dead-letters'`)
    const retry = (id: number) =>
      served.call<object>(`/api/extensions/notifications/${id}/delivery/retry`, { method: 'POST' })
    return { ...served, retry }
  }

  test('leaves deliveries that have failed with a reason and can be tried again', async () => {
    let isBroken = true
    const { provider, transports } = await webhook()
    const { WhatsApp } = transports
    const { send, finished, retry, logged } = await serveFailing({
      WhatsApp: {
        ...WhatsApp,
        deliver: (messages) => (isBroken ? Promise.reject(new Error('broken')) : WhatsApp.deliver(messages)),
      },
    })
    const { id } = await send(byWhatsApp)
    expect(await finished(id)).toMatchObject(failed)
    await expect.poll(() => logged).toContainEqual({ event: 'queue.dead-letters', details: { count: 1 } })
    isBroken = false
    expect((await retry(id)).status).toBe(200)
    await expect.poll(() => idsOf(provider.calls).length, { timeout: 20_000 }).toBe(2)
    expect(await finished(id)).toMatchObject({ delivered: 2, failed: 0 })
  })

  test('before the deliveries are written leaves them failed for every recipient', async () => {
    const { provider, transports } = await webhook()
    const { send, finished, retry } = await serveFailing(transports)
    await store.database.execute(
      sql`alter table deliveries add constraint none_queued check (status <> 'queued')`,
    )
    try {
      const { id } = await send(byWhatsApp)
      expect(await finished(id)).toMatchObject(failed)
      await store.database.execute(sql`alter table deliveries drop constraint none_queued`)
      expect((await retry(id)).status).toBe(200)
      await expect.poll(() => idsOf(provider.calls).length, { timeout: 20_000 }).toBe(2)
      expect(await finished(id)).toMatchObject({ delivered: 2, failed: 0 })
    } finally {
      await store.database.execute(sql`alter table deliveries drop constraint if exists none_queued`)
    }
  })
})

describe('an email', () => {
  const smtp = async (options: Parameters<typeof startSmtp>[0] = {}) => {
    const server = await startSmtp(options)
    closing.push(server.close)
    const timeouts = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_000 }
    return {
      ...server,
      mailer: createSmtpMailer(server.url, 'Tarang <notices@tarang.example>', timeouts),
    }
  }

  test('is accepted by a mail server, and can be unsubscribed from with one click', async () => {
    await addRecipients(25)
    const { mails, mailer } = await smtp()
    const { send, finished, visit } = await serve({ mailer })
    const { id } = await send(byEmail)
    expect(await finished(id)).toMatchObject({ recipients: 25, delivered: 25 })
    expect(new Set(mails.map(({ to }) => to)).size).toBe(25)
    const [mail] = mails
    const text = mail!.text.replaceAll('\r\n ', ' ')
    expect(text).toContain('Subject: Markets closed')
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(text).toMatch(/^List-Id: <notifications\.localhost>\r$/im)
    expect(text).toMatch(/^Message-ID: <delivery-\d+@tarang\.example>\r$/im)
    expect(text).toMatch(/\r\n(-- |--=20)\r\nTarang sends you this/)
    const [, link = ''] = /List-Unsubscribe: <([^>]+)>/.exec(text) ?? []
    const { pathname } = new URL(link)

    const form = await visit<string>(pathname)
    expect([form.status, form.body]).toEqual([200, expect.stringContaining('<form method="post">')])
    const posted = new FormData()
    posted.set('List-Unsubscribe', 'One-Click')
    expect((await visit(pathname, { form: posted })).status).toBe(200)
    const left = await store.database.select().from(recipients).where(sql`unsubscribed_at is not null`)
    expect(left.map(({ email }) => email)).toEqual([mail!.to])
    expect((await send(byEmail)).body.successMessages).toEqual([
      'Accepted for delivery by Email to 24 recipients.',
    ])
  })

  test('has a link that ends the emails to all recipients with its address', async () => {
    await insertRecipients([
      person(1),
      { ...person(2), email: person(1).email.toUpperCase() },
      person(3),
      { ...person(4), email: null },
      { ...person(5), email: null },
    ])
    const all = await store.database.select().from(recipients).orderBy(recipients.id)
    const unsubscribedAfter = async ({ id }: { id: number }) => {
      await unsubscribe(store.database, id, testMoment)
      const left = await store.database.select().from(recipients).where(sql`unsubscribed_at is not null`)
      return left.map(({ externalKey }) => externalKey).sort()
    }
    expect(await unsubscribedAfter(all[0]!)).toEqual(['C1', 'C2'])
    // Recipients without an address share none.
    expect(await unsubscribedAfter(all[3]!)).toEqual(['C1', 'C2', 'C4'])
  })

  test('is one for an address that has several keys, and none where one of them has ended the emails', async () => {
    const twice = [person(1), { ...person(2), email: person(1).email.toUpperCase() }, person(3)]
    await insertRecipients(twice)
    expect(await countRecipients(store.database, 'Email')).toMatchObject({ count: 2 })
    for (const key of ['C1', 'C2']) {
      await store.database.update(recipients).set({ unsubscribedAt: null })
      await store.database
        .update(recipients)
        .set({ unsubscribedAt: testMoment })
        .where(eq(recipients.externalKey, key))
      expect(await countRecipients(store.database, 'Email'), key).toMatchObject({ count: 1 })
    }
  })

  test('has a link that works however many are posted from one address, and only forged ones are limited', async () => {
    await addRecipients(1)
    const { server, logged } = await serve()
    const [known] = await store.database.select().from(recipients).limit(1)
    const { linkFor } = createUnsubscribeLinks((await loadKeys(store.database, testMoment)).unsubscribe, '')
    const signed = linkFor(known!.id)
    const forged = `/unsubscribe/${known!.id}.${'A'.repeat(43)}`
    const post = async (path: string) => {
      const request = new Request(`http://localhost${path}`, { method: 'POST' })
      return (await server.fetch(request, { remoteAddress: '203.0.113.9' })).status
    }
    const countThrottles = () => store.database.$count(throttles)
    const before = await countThrottles()
    expect(await post(signed)).toBe(200)
    expect(await countThrottles()).toBe(before)
    for (let times = 0; times < 60; times += 1) expect(await post(forged)).toBe(404)
    expect(await post(forged)).toBe(429)
    expect(await post(signed)).toBe(200)
    const paths = logged.filter(({ event }) => event === 'request').map(({ details }) => details.path)
    expect(paths).toContain('/unsubscribe/:token')
    expect(JSON.stringify(logged)).not.toContain(signed)
  })

  test('has a link that works for its recipient only', async () => {
    await addRecipients(2)
    const { server, visit } = await serve()
    const [known, other] = await store.database.select().from(recipients).limit(2)
    const { linkFor } = createUnsubscribeLinks((await loadKeys(store.database, testMoment)).unsubscribe, '')
    const [, signature = ''] = linkFor(known!.id).split('.')
    const links = [
      `/unsubscribe/999999.${signature}`,
      `/unsubscribe/${known!.id}.${'A'.repeat(43)}`,
      `/unsubscribe/${other!.id}.${signature}`,
      `/unsubscribe/0${known!.id}.${signature}`,
      `/unsubscribe/${known!.id}.0.${signature}`,
      `/unsubscribe/${known!.id}.${signature.slice(0, -1)}`,
      `/unsubscribe/${known!.id}.${signature}=`,
      `/unsubscribe/${known!.id}.`,
      `/unsubscribe/.${signature}`,
    ]
    for (const method of ['GET', 'POST']) {
      const answers = []
      for (const link of links) answers.push(await visit<string>(link, { method }))
      expect(answers.map(({ status }) => status)).toEqual(links.map(() => 404))
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    }
    expect(await server.database.select().from(recipients).where(sql`unsubscribed_at is not null`)).toEqual(
      [],
    )
  })

  test('to an address that the mail server refuses has failed at once; a busy server is asked again', async () => {
    await addRecipients(3)
    let busy = 1
    const { mails, mailer } = await smtp({
      onRcptTo: ({ address }, _, done) => {
        const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code })
        if (address === person(1).email) return done(refusal(550))
        if (address === person(2).email && busy-- > 0) return done(refusal(451))
        done()
      },
    })
    const { send, finished } = await serve({ mailer })
    const { id } = await send(byEmail)
    expect(await finished(id)).toMatchObject({
      delivered: 2,
      failed: 1,
      reasons: [{ reason: 'The mail server refused the message (550).', count: 1 }],
    })
    expect(mails).toHaveLength(2)
  })

  const mailTo = async (url: string, timeouts: Parameters<typeof createSmtpMailer>[2] = {}) => {
    const mailer = createSmtpMailer(url, 'Tarang <notices@tarang.example>', timeouts)
    closing.push(mailer.close)
    return mailer.send({ to: person(1).email, subject: 'Test', text: 'Test' })
  }
  const failure = (message: RegExp) =>
    expect.objectContaining({ message: expect.stringMatching(message), isPermanent: false })

  test('that TLS or DNS keeps from the mail server has failed for a reason that names the cause', async () => {
    const plain = (await smtp()).url
    const secure = (await smtp({ secure: true })).url.replace('smtp:', 'smtps:')
    const noTls = /^No TLS connection to the mail server \(\w+\): the scheme or the port of SMTP_URL/
    await expect(mailTo(plain.replace('smtp:', 'smtps:'))).rejects.toEqual(failure(noTls))
    await expect(mailTo(`${plain}?requireTLS=true`)).rejects.toEqual(failure(noTls))
    await expect(mailTo(secure)).rejects.toEqual(
      failure(/^The certificate of the mail server is not accepted \(\w+\)\.$/),
    )
    await expect(mailTo('smtp://mail.invalid')).rejects.toEqual(
      failure(/^The host name of SMTP_URL cannot be resolved \(\w+\)\.$/),
    )
  })

  test('that a mail server does not take in time has failed, also while each of its answers is in time', async () => {
    const { url, mails } = await smtp({ onMailFrom: (_, __, done) => void setTimeout(done, 700) })
    await expect(mailTo(url, { socketTimeout: 5_000, mailTimeout: 300 })).rejects.toEqual(
      failure(/^The mail server did not take the message in time\.$/),
    )
    expect(mails).toEqual([])
  })

  test('whose server takes it and drops the connection is sent again with the same id', async () => {
    await addRecipients(1)
    const { mails, mailer } = await smtp({ drops: (index) => index === 0 })
    const { send, finished, logged } = await serve({ mailer })
    const { id } = await send(byEmail)
    expect(await finished(id)).toMatchObject({ delivered: 1, failed: 0 })
    const counts = { delivered: 0, failed: 0, retry: 1 }
    expect(logged).toContainEqual({
      event: 'delivery.batch',
      details: { notification: id, channel: 'Email', ...counts },
    })
    const ids = mails.map(({ text }) => /Message-ID: (<delivery-\d+@\S+>)/i.exec(text)?.[1])
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
    expect(ids[0]).toBeDefined()
  })

  test('is not sent to someone who unsubscribes while it waits', async () => {
    await addRecipients(1)
    const { mails, mailer } = await smtp({
      onRcptTo: (_, __, done) => done(Object.assign(new Error('busy'), { responseCode: 451 })),
    })
    const { send, finished, progress } = await serve({ mailer })
    const { id } = await send(byEmail)
    await expect.poll(async () => (await store.database.select().from(deliveries))[0]?.reason).toBeTruthy()
    await store.database.update(recipients).set({ unsubscribedAt: testMoment })
    expect((await progress(id)).state).toBe('sending')
    expect(await finished(id)).toMatchObject({ delivered: 0, failed: 0, cancelled: 1 })
    expect(mails).toEqual([])
  })
})

test('cancelling stops what has not been sent, and is recorded once', async () => {
  await addRecipients(1000)
  const { provider, transports } = await webhook()
  const { call, send, progress } = await serve({ transports, deliveryRules: { rate: 100 } })
  const { id } = await send(byWhatsApp)
  await expect.poll(() => provider.calls.length, { timeout: 20_000 }).toBeGreaterThan(0)
  const cancel = () =>
    call<Refused>(`/api/extensions/notifications/${id}/delivery/cancel`, { method: 'POST' })
  expect((await cancel()).status).toBe(200)
  expect((await cancel()).status).toBe(200)
  const { state, delivered, cancelled, queued } = await progress(id)
  expect([state, queued]).toEqual(['cancelled', 0])
  expect(cancelled).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const after = await progress(id)
  // At most the batch that was with the provider.
  expect(after.delivered - delivered).toBeLessThanOrEqual(100)
  expect(idsOf(provider.calls).length).toBe(after.delivered)
  const actions = await store.database
    .select()
    .from(staffActions)
    .where(notLike(staffActions.action, 'session.%'))
  expect(actions.map(({ action }) => action)).toEqual(['notification.sent', 'notification.cancelled'])
  expect(actions[1]).toMatchObject({
    before: { cancelledAt: null },
    after: { cancelledAt: testMoment.toISOString() },
  })
  const retried = await call<Refused>(`/api/extensions/notifications/${id}/delivery/retry`, {
    method: 'POST',
  })
  expect(retried.status).toBe(409)
})

test('a message that a lost attempt had when its notification was cancelled has failed, its outcome unknown', async () => {
  await addRecipients(2)
  const { transports } = await webhook()
  // As of a process that is killed during the call: no outcome is stored.
  const deliver = () => Promise.reject(new Error('killed'))
  const { call, send, progress } = await serve({
    transports: { WhatsApp: { ...transports.WhatsApp, deliver } },
    deliveryRules: { attemptTimeout: 1 },
  })
  const { id } = await send(byWhatsApp)
  const started = () => store.database.$count(deliveries, isNotNull(deliveries.startedAt))
  await expect.poll(started, { timeout: 20_000 }).toBe(2)
  await call(`/api/extensions/notifications/${id}/delivery/cancel`, { method: 'POST' })
  await expect.poll(async () => (await progress(id)).failed, { timeout: 40_000 }).toBe(2)
  expect(await progress(id)).toMatchObject({
    state: 'cancelled',
    cancelled: 0,
    reasons: [{ reason: expect.stringMatching(/^Outcome unknown: /), count: 2 }],
  })
})

test('a retry also reaches what failed by the clock of another process, which is ahead', async () => {
  await addRecipients(2)
  let isMended = false
  const failAll = ({ body }: WebhookCall) => ({
    body: JSON.stringify({ results: body.messages.map(({ id }) => ({ id, status: 'failed' })) }),
  })
  const { transports } = await webhook((each) => (isMended ? acceptAll(each) : failAll(each)))
  const { call, send, finished } = await serve({ transports })
  const { id } = await send(byWhatsApp)
  expect(await finished(id)).toMatchObject({ failed: 2 })
  await store.database
    .update(deliveries)
    .set({ finishedAt: sql`${deliveries.finishedAt} + interval '5 minutes'` })
  isMended = true
  await call(`/api/extensions/notifications/${id}/delivery/retry`, { method: 'POST' })
  const delivered = () => store.database.$count(deliveries, eq(deliveries.status, 'delivered'))
  await expect.poll(delivered, { timeout: 20_000 }).toBe(2)
})

test('a stop waits for the call that is running, and stores its outcome', async () => {
  await addRecipients(2)
  const { provider, transports } = await webhook((call) => ({ ...acceptAll(call), delay: 7_000 }))
  const { server, send } = await serve({ transports })
  await send(byWhatsApp)
  await expect.poll(() => provider.calls.length, { timeout: 20_000 }).toBe(1)
  await server.stop()
  const stored = await store.database.select().from(deliveries)
  expect(stored.map(({ status, startedAt }) => [status, startedAt])).toEqual([
    ['delivered', null],
    ['delivered', null],
  ])
})

test('the recipients of a channel are counted as a notification would reach them', async () => {
  await insertRecipients([
    person(1),
    { ...person(2), whatsappConsent: false },
    { ...person(3), phone: null },
    { ...person(4), emailConsent: false, appConsent: false },
  ])
  await store.database
    .update(recipients)
    .set({ unsubscribedAt: testMoment })
    .where(eq(recipients.externalKey, 'C1'))
  const { call, visit, send } = await serve()
  const count = (channel: string) => call<object>(`/api/extensions/notifications/recipients/${channel}`)
  for (const [channel, expected] of [
    ['App', 3],
    ['WhatsApp', 2],
    ['Email', 2],
  ] as const) {
    const { body } = await count(channel)
    await expectDescribed('countRecipients', Response.json(body))
    expect(body).toEqual({ channel, count: expected })
  }
  expect((await send(byWhatsApp)).body.successMessages).toEqual([
    'Accepted for delivery by WhatsApp to 2 recipients.',
  ])
  await store.database.update(users).set({ role: 'viewer' })
  expect((await count('WhatsApp')).status).toBe(200)
  for (const path of ['whatsapp', 'Pigeon', '1']) expect((await count(path)).status).toBe(404)
  expect((await visit('/api/extensions/notifications/recipients/WhatsApp')).status).toBe(401)
})

test('the delivery calls answer as described, and 404 for an unknown notification', async () => {
  await addRecipients(1)
  const { call, send, finished } = await serve()
  const { id } = await send(byWhatsApp)
  await finished(id)
  const { body } = await call<object>(`/api/extensions/notifications/${id}/delivery`)
  await expectDescribed('getNotificationDelivery', Response.json(body))
  for (const path of ['999999', '0', 'x'])
    expect((await call(`/api/extensions/notifications/${path}/delivery`)).status).toBe(404)
  const done = await call<Refused>(`/api/extensions/notifications/${id}/delivery/cancel`, { method: 'POST' })
  expect(done.status).toBe(409)
})

test.each(channels)('the docs have the provider of each channel, and its setting: %s', async (channel) => {
  const docs = await readFile(new URL('../../../../docs/delivery.md', import.meta.url), 'utf8')
  expect(docs).toMatch(new RegExp(`^\\| ${channel} +\\| .*${settingOfChannel[channel]}`, 'm'))
})
