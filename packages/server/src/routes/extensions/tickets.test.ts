import { searchKey } from '@tarang/machines/search-text'
import { alikeTexts } from '@tarang/machines/testing/alike-texts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectDescribed } from '../../../testing/contract/extensions.ts'
import { createTestServer, type TestServer, testMoment } from '../../../testing/test-server.ts'
import { idempotencyKeys, staffActions, tickets, users } from '../../db/schema/index.ts'
import { listTickets } from '../../tickets/list-tickets.ts'

interface Ticket {
  id: string
  name: string
  email: string
  message: string
  createdOn: string
  status: string
  changedOn: string | null
  changedBy: string | null
}

interface TicketList {
  tickets: Ticket[]
  next: string | null
}

const events: [name: string, facts: unknown][] = []
let server: TestServer
let staff: string
beforeAll(async () => {
  server = await createTestServer({ log: (name, facts) => void events.push([name, facts]) })
  staff = await server.staffToken()
})
afterAll(() => server.close())

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.fetch(
    new Request(`http://admin.localhost/api/extensions/tickets${path}`, {
      method,
      headers: {
        authorization: `Bearer ${staff}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )

const list = async (query = '') =>
  (await expectDescribed('listTickets', await send('GET', query))) as TicketList

const add = async (ticket: Partial<typeof tickets.$inferInsert> = {}) => {
  const values = { form: 'contact', name: 'Nila', email: 'nila@mail.example', message: 'Hello' }
  const [row] = await server.database
    .insert(tickets)
    .values({ ...values, createdOn: testMoment, ...ticket })
    .returning()
  return row!
}

const actionsOn = (id: string) =>
  server.database.select().from(staffActions).where(eq(staffActions.subject, id)).orderBy(staffActions.id)

test('a ticket of a visitor can be read while an SMS provider is configured', async () => {
  const { database } = server
  const sms = await createTestServer({ database, outbox: null })
  const posted = await sms.fetch(
    new Request('http://localhost/forms/contact', {
      method: 'POST',
      body: new URLSearchParams({
        name: 'Unread',
        email: 'unread@mail.example',
        message: 'Is anybody there?',
      }),
    }),
  )
  expect(posted.status).toBe(200)
  expect((await sms.fetch(new Request('http://localhost/outbox/tickets'))).status).toBe(404)
  const response = await sms.fetch(
    new Request('http://admin.localhost/api/extensions/tickets?search=unread@', {
      headers: { authorization: `Bearer ${staff}` },
    }),
  )
  expect(await expectDescribed('listTickets', response)).toMatchObject({
    tickets: [{ name: 'Unread', message: 'Is anybody there?', status: 'new', phone: null, changedBy: null }],
  })
})

describe('the list', () => {
  test('is read in parts, newest first, also where tickets have one time', async () => {
    for (let count = 0; count < 5; count++) await add({ name: `At once ${count}` })
    const { tickets: all, next } = await list('?limit=1000')
    expect(next).toBeNull()
    const times = all.map(({ createdOn }) => Date.parse(createdOn))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const parts: Ticket[] = []
    let before: string | null = ''
    while (before !== null) {
      const part: TicketList = await list(`?limit=3${before && `&before=${encodeURIComponent(before)}`}`)
      expect(part.tickets.length).toBeLessThanOrEqual(3)
      parts.push(...part.tickets)
      before = part.next
    }
    expect(parts).toEqual(all)
  })

  test('goes on after a ticket that was deleted', async () => {
    const { tickets: first, next } = await list('?limit=2')
    const expected = (await list(`?limit=2&before=${encodeURIComponent(next!)}`)).tickets
    expect((await send('DELETE', `/${first[1]!.id}`)).status).toBe(200)
    expect((await list(`?limit=2&before=${encodeURIComponent(next!)}`)).tickets).toEqual(expected)
  })

  test('is filtered by status', async () => {
    for (const status of ['new', 'open', 'answered', 'spam']) {
      const { tickets: found } = await list(`?status=${status}`)
      expect(new Set(found.map((ticket) => ticket.status))).toEqual(new Set([status]))
    }
  })

  test.each([
    ['name', { name: 'Findable Person' }, 'findable per'],
    ['e-mail', { email: 'findable@else.example' }, 'FINDABLE@ELSE'],
    ['message', { message: 'A 31 % drawdown_in\\2020' }, '31 % drawdown_in\\2020'],
  ])('is searched by %s', async (_, ticket, search) => {
    const { id } = await add(ticket)
    const { tickets: found } = await list(`?search=${encodeURIComponent(search)}`)
    expect(found.map((one) => one.id)).toEqual([id])
  })

  test.each(alikeTexts)('is searched for a text that differs by %s', async (_, stored, typed) => {
    const { id } = await add({ message: `${stored} (${typed.length})` })
    const { tickets: found } = await list(`?search=${encodeURIComponent(typed)}`)
    expect(found.map((one) => one.id)).toContain(id)
  })

  test('does not find what spans two fields', async () => {
    await add({ name: 'Ends', message: 'Begins', email: 'between@mail.example' })
    expect((await list('?search=ends%20between')).tickets).toEqual([])
    expect((await list('?search=between@mail.example%20begins')).tickets).toEqual([])
  })

  test('of many tickets is searched in ranges, and goes on where one answer ends', async () => {
    for (let minute = 1; minute <= 7; minute += 1)
      await add({
        name: minute === 6 ? 'Rare' : 'Common',
        email: 'ranges@mail.example',
        createdOn: new Date(testMoment.getTime() - 10 * 365 * 86_400_000 - minute * 60_000),
      })
    const ranges = { size: 2, most: 2 }
    const oldest = `${new Date(testMoment.getTime() - 10 * 365 * 86_400_000).toISOString()}_ffffffff-ffff-4fff-bfff-ffffffffffff`
    const query = { limit: 5, before: oldest, status: undefined }
    const search = (text: string, before = oldest) =>
      listTickets(server.database, { ...query, search: text, before }, ranges)
    const first = await search('rare')
    expect(first.tickets).toEqual([])
    const second = await search('rare', first.next!)
    expect([second.tickets.map(({ name }) => name), second.next]).toEqual([['Rare'], null])
    const whole = await search('common')
    expect([whole.tickets.length, whole.next]).toEqual([4, first.next])
    expect((await search('common', whole.next!)).tickets).toHaveLength(2)
    // Without a search one statement reads what was asked for.
    expect((await search('')).tickets).toHaveLength(5)
    await server.database.delete(tickets).where(eq(tickets.email, 'ranges@mail.example'))
  })

  test('takes the signs of a pattern as they are', async () => {
    expect((await list(`?search=${encodeURIComponent('31_%')}`)).tickets).toEqual([])
  })

  test.each(['status=closed', 'limit=0', 'limit=1001', 'before=yesterday', `search=${'x'.repeat(201)}`])(
    'refuses ?%s',
    async (query) => expect((await send('GET', `?${query}`)).status).toBe(422),
  )
})

test('the database and the application compare texts in one form', async () => {
  const texts = alikeTexts.flatMap(([, ...both]) => [...both])
  const keys = await Promise.all(
    texts.map(async (text) => {
      const [row] = await server.database
        .select({ key: sql<string>`search_key(${text})` })
        .from(users)
        .limit(1)
      return row?.key
    }),
  )
  expect(keys).toEqual(texts.map(searchKey))
})

describe('a ticket', () => {
  test('is read whole, with the sender', async () => {
    const { id } = await add({ phone: '0555000001', message: 'One\nTwo' })
    expect(await expectDescribed('getTicket', await send('GET', `/${id}`))).toMatchObject({
      id,
      email: 'nila@mail.example',
      phone: '0555000001',
      message: 'One\nTwo',
    })
  })

  test.each(['GET', 'DELETE'])('that is unknown is answered with 404 to %s', async (method) => {
    for (const id of ['1', 'x%00', '00000000-0000-4000-8000-000000000000'])
      expect((await send(method, `/${id}`)).status).toBe(404)
  })

  test('changes its status, and keeps who changed it', async () => {
    const { id } = await add()
    const response = await send('POST', `/${id}/status`, { status: 'open' })
    expect(await expectDescribed('changeTicketStatus', response)).toEqual({
      id,
      status: 'open',
      changedOn: testMoment.toISOString(),
      changedBy: 'Asha Kulkarni',
    })
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual(['ticket.status-changed'])
    const again = await send('POST', `/${id}/status`, { status: 'open' })
    expect(await expectDescribed('changeTicketStatus', again)).toMatchObject({ status: 'open' })
    expect(await actionsOn(id)).toHaveLength(1)
    expect((await list('?status=open')).tickets[0]?.id).toBe(id)
  })

  test('has no other status', async () => {
    const { id } = await add()
    const response = await send('POST', `/${id}/status`, { status: 'closed' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Status must be one of new, open, answered, spam.')
    const missing = await send('POST', '/00000000-0000-4000-8000-000000000000/status', { status: 'open' })
    expect(missing.status).toBe(404)
  })

  test('is deleted once for a repeated key', async () => {
    const { id } = await add()
    const key = { 'idempotency-key': 'delete-once' }
    for (const time of ['first', 'second'])
      expect(
        await expectDescribed('deleteTicket', await send('DELETE', `/${id}`, undefined, key)),
        time,
      ).toEqual({
        id,
      })
    expect((await send('GET', `/${id}`)).status).toBe(404)
    expect(await actionsOn(id)).toMatchObject([
      {
        action: 'ticket.deleted',
        before: { form: 'contact', status: 'new', createdOn: testMoment.toISOString() },
        after: null,
      },
    ])
  })

  test('leaves nothing of the sender in log, staff actions and kept results', async () => {
    const { id } = await add({
      name: 'Private Name',
      email: 'private@mail.example',
      phone: '0555000002',
      message: 'private words',
    })
    const key = (name: string) => ({ 'idempotency-key': name })
    await send('POST', `/${id}/status`, { status: 'spam' }, key('private-1'))
    await send('DELETE', `/${id}`, undefined, key('private-2'))
    await send('GET', '?search=private')
    const kept = JSON.stringify([
      events,
      await server.database.select().from(staffActions),
      await server.database.select().from(idempotencyKeys),
    ])
    expect(kept).toContain(id)
    expect(kept).not.toMatch(/private name|private@|0555000002|private words/i)
  })
})

describe('the export', () => {
  const file = async (query = '') => {
    const response = await send('GET', `/export${query}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return (await expectDescribed('exportTickets', response)) as string
  }

  test('has the tickets of the filter and no formula', async () => {
    await add({
      name: '=HYPERLINK("https://evil.example")',
      email: 'export@mail.example',
      phone: '+910555000003',
      message: '@SUM(1+1)\n"quoted", and more',
      status: 'open',
    })
    expect(await file('?search=export@')).toBe(
      'Received,Status,Name,Email,Phone,Message,Changed,Changed by\r\n' +
        `${testMoment.toISOString()},open,"'=HYPERLINK(""https://evil.example"")",export@mail.example,+910555000003,` +
        '"\'@SUM(1+1)\n""quoted"", and more",,\r\n',
    )
    expect(await file('?search=export@&status=spam')).toBe(
      'Received,Status,Name,Email,Phone,Message,Changed,Changed by\r\n',
    )
  })

  test('is recorded with its filter and logged with its count, without the text of the search', async () => {
    await add({ email: 'counted@mail.example' })
    events.length = 0
    await file('?search=counted@')
    await file('?status=spam')
    const exported = eq(staffActions.action, 'ticket.exported')
    const rows = await server.database.select().from(staffActions).where(exported).orderBy(staffActions.id)
    expect(rows.slice(-2).map(({ subject }) => subject)).toEqual(['all, searched', 'spam'])
    expect(JSON.stringify(rows)).not.toContain('counted')
    expect(rows.at(-1)!.staffName).toMatch(/\w+ \w+/)
    expect(JSON.stringify(events)).toMatch(/"ticket\.exported".*"count":1\b/)
    expect(JSON.stringify(events)).not.toContain('counted')
  })

  test('begins with the mark by which Excel reads UTF-8', async () => {
    const response = await send('GET', '/export?status=open')
    expect(new Uint8Array(await response.arrayBuffer()).slice(0, 3)).toEqual(
      new Uint8Array([0xef, 0xbb, 0xbf]),
    )
  })

  test('has every ticket, also beyond one part', async () => {
    const many = Array.from({ length: 2_345 }, (_, index) => ({
      ...{ form: 'contact', name: `Many ${index}`, email: 'many@mail.example', message: 'Many' },
      createdOn: testMoment,
    }))
    await server.database.insert(tickets).values(many)
    const lines = (await file('?search=many@')).trimEnd().split('\r\n')
    expect(new Set(lines.slice(1)).size).toBe(2_345)
    await server.database.delete(tickets).where(eq(tickets.email, 'many@mail.example'))
  })
})
