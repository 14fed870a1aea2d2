import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Database } from '../db/database.ts'
import { schedulerJobs, throttles, tickets } from '../db/schema/index.ts'
import type { Ticket } from '../tickets/save-ticket.ts'

let notify: (tx: Database, ticket: Ticket) => Promise<void> = async () => {}
let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ notifyStaffOfTicket: (tx, ticket) => notify(tx, ticket) })
})
afterAll(() => server.close())

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
    expect(counted).not.toMatch(/buy|links/i)
    server.advanceClock(24 * 60 * 60_000)
    await post({ ...ticket, email: 'tomorrow@mail.example', message: message(1) })
    expect(await statusesOf('tomorrow@mail.example')).toEqual(['new'])
  })
})

test('one address may send twenty tickets in ten minutes', async () => {
  const send = (index: number) =>
    post({ ...ticket, message: `Number ${index}` }, { remoteAddress: '203.0.113.99' })
  for (let index = 0; index < 20; index++) expect((await send(index)).status).toBe(200)
  expect((await send(20)).status).toBe(429)
})

describe('staff', () => {
  test('are told of a visitor, not of spam, in the transaction of the ticket', async () => {
    const told: Ticket[] = []
    notify = async (tx, one) => {
      const inTransaction = await tx.select().from(tickets).where(eq(tickets.id, one.id))
      told.push(...inTransaction)
    }
    await post({ ...ticket, email: 'told@mail.example', message: 'Tell them' })
    await post({ ...ticket, email: 'robot@mail.example', message: 'Tell them', website: 'x' })
    expect(told.map(({ email, message }) => [email, message])).toEqual([['told@mail.example', 'Tell them']])
  })

  test('who cannot be told keep the ticket from being stored, and the visitor is not thanked', async () => {
    const [before] = await server.database.select().from(schedulerJobs).limit(1)
    notify = async (tx, { message }) => {
      await tx.update(schedulerJobs).set({ status: message }).where(eq(schedulerJobs.id, before!.id))
      throw new Error('The queue is gone.')
    }
    const response = await post({ ...ticket, email: 'lost@mail.example', message: 'Not lost' })
    notify = async () => {}
    expect(response.status).toBe(500)
    expect(await stored('lost@mail.example')).toEqual([])
    const [after] = await server.database.select().from(schedulerJobs).where(eq(schedulerJobs.id, before!.id))
    expect(after).toEqual(before)
  })
})
