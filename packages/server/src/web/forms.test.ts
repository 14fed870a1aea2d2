import { defaultConfig } from '@tarang/runtime-config'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSmtp } from '../../testing/providers.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { throttles, tickets } from '../db/schema/index.ts'
import { createSmtpMailer } from '../delivery/mailer.ts'
import { ticketCopyKind } from '../tickets/ticket-copy.ts'

const COPIES_TO = 'support@firm.example'
let smtp: Awaited<ReturnType<typeof startSmtp>>
const events: unknown[] = []
let server: TestServer
beforeAll(async () => {
  smtp = await startSmtp()
  server = await createTestServer({
    settings: { TICKETS_EMAIL: COPIES_TO },
    config: { ...defaultConfig, extensions: true },
    mailer: createSmtpMailer(smtp.url, 'Tarang <notices@tarang.example>'),
    log: (...event) => void events.push(event),
  })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const ticket = { name: 'Nila', email: 'nila@mail.example', message: 'Hello' }

interface Sender {
  remoteAddress?: string | null
  isJson?: boolean
}

const post = (fields: Record<string, unknown>, { remoteAddress = null, isJson = true }: Sender = {}) =>
  server.fetch(
    new Request('http://localhost/forms/contact', {
      method: 'POST',
      ...(isJson
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
        : { body: new URLSearchParams(fields as Record<string, string>) }),
    }),
    { remoteAddress },
  )

const stored = (email: string) => server.database.select().from(tickets).where(eq(tickets.email, email))
const statusesOf = async (email: string) => (await stored(email)).map(({ status }) => status)

test.each(["maria.d'souza@example.com", 'a&b@example.com', 'info@xn--mnchen-3ya.example'])(
  'a ticket of %s is stored',
  async (email) => {
    expect((await post({ ...ticket, email })).status).toBe(200)
    expect(await statusesOf(email)).toEqual(['new'])
  },
)

describe('a robot', () => {
  test.each([
    ['JSON', true],
    ['a form', false],
  ])('that fills the hidden field in %s gets the same answer, and its ticket is spam', async (_, isJson) => {
    const email = `robot-${isJson}@mail.example`
    const visitor = await post({ ...ticket, website: '' }, { isJson })
    const robot = await post({ ...ticket, email, website: 'https://spam.example' }, { isJson })
    expect(robot.status).toBe(visitor.status)
    expect(await robot.text()).toBe(await visitor.text())
    expect(await statusesOf(email)).toEqual(['spam'])
  })

  test('that fills it with another type of value is stored as spam too', async () => {
    for (const [index, website] of [['x'], 7, { a: 1 }, '\0'].entries()) {
      const message = `Odd ${index}`
      const response = await post({ ...ticket, email: 'odd@mail.example', message, website })
      expect(response.status).toBe(200)
    }
    expect(await statusesOf('odd@mail.example')).toEqual(Array(4).fill('spam'))
  })

  test('that sends one message from many addresses is stored as spam after five a day', async () => {
    const email = 'many@mail.example'
    const message = (index: number) => `  Buy our LINKS\n${' '.repeat(index)}today `
    const send = (index: number) =>
      post({ ...ticket, email, message: message(index) }, { remoteAddress: `203.0.113.${index}` })
    for (let index = 1; index <= 7; index++) expect((await send(index)).status).toBe(200)
    expect((await statusesOf(email)).sort()).toEqual([...Array(5).fill('new'), 'spam', 'spam'])
    // Another message of the same addresses is not counted with it.
    await post({ ...ticket, email: 'other@mail.example', message: 'Something else' })
    expect(await statusesOf('other@mail.example')).toEqual(['new'])
    const counted = JSON.stringify(await server.database.select().from(throttles))
    expect(counted).toContain('ticket-message')
    // Of the message only a hash may be stored. Each pattern has two words, because a hash can contain one by chance.
    expect(counted).not.toMatch(/buy our|links today/i)
    server.advanceClock(24 * 60 * 60_000)
    await post({ ...ticket, email: 'tomorrow@mail.example', message: message(1) })
    expect(await statusesOf('tomorrow@mail.example')).toEqual(['new'])
  })
})

describe('a submission that is repeated after a failure', () => {
  const repeat = (fields: Record<string, string>, key?: string) =>
    server.fetch(
      new Request('http://localhost/forms/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify({ ...ticket, ...fields }),
      }),
    )

  test.each([
    ['its header', {}, 'submission-1'],
    ['its hidden field', { submission: 'submission-2' }, undefined],
  ])('is stored once, by %s; a corrected text is stored too', async (_, fields, key) => {
    const email = `again-${key}@mail.example`
    for (let count = 0; count < 3; count++)
      expect((await repeat({ ...fields, email, message: `Once ${key}` }, key)).status).toBe(200)
    expect(await statusesOf(email)).toEqual(['new'])
    await repeat({ ...fields, email, message: `Twice ${key}` }, key)
    expect(await statusesOf(email)).toEqual(['new', 'new'])
  })

  test('is two tickets without an id: the same words may be meant twice', async () => {
    for (let count = 0; count < 2; count++)
      await repeat({ email: 'twice@mail.example', message: 'Hello again' })
    expect(await statusesOf('twice@mail.example')).toEqual(['new', 'new'])
  })
})

describe('one text from six e-mail addresses in a day', () => {
  const send = async (index: number, message: string) => {
    const email = `person${index}-${message.length}@mail.example`
    await post({ ...ticket, email, message }, { remoteAddress: `203.0.113.${150 + index}` })
    return statusesOf(email)
  }

  test('is of six people while it is short', async () => {
    for (let index = 1; index <= 6; index++) expect(await send(index, 'Please call me')).toEqual(['new'])
  })

  test('is a robot’s while it is long', async () => {
    const message = 'Our agency brings your page to the top of all lists within a week, with a guarantee.'
    for (let index = 1; index <= 5; index++) expect(await send(index, message)).toEqual(['new'])
    expect(await send(6, message)).toEqual(['spam'])
  })
})

test('one address may send twenty tickets in ten minutes', async () => {
  const send = (index: number) =>
    post({ ...ticket, message: `Number ${index}` }, { remoteAddress: '203.0.113.99' })
  for (let index = 0; index < 20; index++) expect((await send(index)).status).toBe(200)
  expect((await send(20)).status).toBe(429)
})

describe('a copy of a ticket', () => {
  const copies = async () => {
    await server.queue.settled(ticketCopyKind, 10_000)
    // Long lines of a header are folded.
    return smtp.mails.map(({ to, text }) => ({ to, text: text.replaceAll(/\r\n[ \t]/g, ' ') }))
  }

  test('goes to staff by a mail server, and its reply to the visitor', async () => {
    await copies()
    smtp.mails.length = 0
    await post({ ...ticket, email: 'told@mail.example', phone: '0555000009', message: 'Tell them' })
    await post({ ...ticket, email: 'robot@mail.example', message: 'Tell them', website: 'x' })
    const sent = await copies()
    expect(sent.map(({ to }) => to)).toEqual([COPIES_TO])
    const [told] = await stored('told@mail.example')
    expect(sent[0]!.text).toMatch(/^Reply-To: told@mail\.example\r$/m)
    expect(sent[0]!.text).toMatch(/^Subject: Tarang ticket from Nila\r$/m)
    expect(sent[0]!.text).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(sent[0]!.text).toMatch(new RegExp(`^Message-ID: <ticket-${told!.id}@tarang.example>\r$`, 'm'))
    expect(sent[0]!.text).toMatch(/\r\n(-- |--=20)\r\nA reply/)
    for (const part of ['Tell them', 'Phone: 0555000009', `http://admin.localhost/tickets/${told!.id}`])
      expect(sent[0]!.text).toContain(part)
    expect(JSON.stringify(events)).not.toMatch(/told@|tell them|0555000009/i)
    const { rows } = (await server.database.execute('select data::text from pgboss.job')) as unknown as {
      rows: unknown[]
    }
    expect(JSON.stringify(rows)).not.toMatch(/told@|tell them/i)
  })

  test('has no header of a visitor', async () => {
    smtp.mails.length = 0
    const name = 'Nila\r\nBcc: victim@mail.example\r\n\r\nX'
    expect((await post({ ...ticket, name, message: 'Injected' })).status).toBe(200)
    const email = 'a@mail.example\r\nBcc: victim@mail.example'
    expect((await post({ ...ticket, email, message: 'Injected too' })).status).toBe(422)
    const [mail, ...others] = await copies()
    expect([mail!.to, others]).toEqual([COPIES_TO, []])
    const [head = ''] = mail!.text.split('\r\n\r\n')
    expect(head).toMatch(/^Subject: Tarang ticket from Nila Bcc: victim@mail\.example X\r$/m)
    expect(head).not.toMatch(/^Bcc:/im)
  })

  test('that cannot be queued keeps the ticket from being stored, and the visitor is not thanked', async () => {
    await server.database.execute('alter schema pgboss rename to pgboss_gone')
    const response = await post({ ...ticket, email: 'lost@mail.example', message: 'Not lost' })
    await server.database.execute('alter schema pgboss_gone rename to pgboss')
    expect(response.status).toBe(500)
    expect(await stored('lost@mail.example')).toEqual([])
  })
})

test('without an address for copies a ticket is stored all the same', async () => {
  const { database } = server
  const silent = await createTestServer({ database, mailer: null })
  const body = new URLSearchParams({ ...ticket, email: 'silent@mail.example', message: 'No copies' })
  const response = await silent.fetch(new Request('http://localhost/forms/contact', { method: 'POST', body }))
  expect(response.status).toBe(200)
  expect(await statusesOf('silent@mail.example')).toEqual(['new'])
})
