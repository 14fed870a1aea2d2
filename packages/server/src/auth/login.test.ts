import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { CODE_DIGITS, codeRule, isCode } from '@tarang/machines/one-time-code'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { otherCode, phone, post, requestCode, serverWithStaff, tryCode } from '../../testing/auth-calls.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { knownClients, loginCodes, loginFailures } from '../db/schema/index.ts'
import { codeRules } from './login-codes.ts'

let server: TestServer
const events: string[] = []
beforeEach(async () => {
  events.length = 0
  server = await serverWithStaff({
    log: (event, details) => {
      events.push(`${event} ${JSON.stringify(details)}`)
    },
  })
})

const good = 200
const failed = 'OTP verification failed.'
const spent = `${failed} This code can no longer be used. Please request a new one.`

describe('requesting a code', () => {
  test.each([['12345'], ['12345678901'], ['12345abcde'], ['१२३४५६७८९०'], [''], [null], [5550000001]])(
    'refuses %j as a phone number',
    async (phoneNumber) => {
      const { httpStatus, status } = await post(server, '/api/auth/login-auth', { phoneNumber })
      expect(httpStatus).toBe(422)
      expect(status?.errors).toEqual({ phoneNumber: 'Phone number must be exactly 10 digits' })
    },
  )

  test('answers an unknown number like a known one, and sends nothing', async () => {
    const staff = await requestCode(server)
    const stranger = await requestCode(server, '5559999999')
    expect(stranger.status).toEqual(staff.status)
    expect(staff.status).toEqual({ statusCode: 200, message: 'OTP sent successfully!' })
    expect(() => server.latestCode('5559999999')).toThrow()
    for (let n = 2; n <= codeRules.codes; n++) await requestCode(server, '5559999999')
    expect((await requestCode(server, '5559999999')).httpStatus).toBe(429)
  })

  test.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['is slow', () => setTimeout(2_000)],
  ])('answers known and unknown numbers alike while the provider %s', async (_, send) => {
    const broken = await serverWithStaff({ sender: { send }, waitsForCodes: false })
    const timed = async (phoneNumber: string) => {
      const startedAt = performance.now()
      const { httpStatus, status } = await requestCode(broken, phoneNumber)
      return { httpStatus, status, duration: performance.now() - startedAt }
    }
    const staff = await timed(phone)
    const stranger = await timed('5559999999')
    expect(staff).toMatchObject({ httpStatus: good, status: { message: 'OTP sent successfully!' } })
    expect(stranger).toMatchObject({ httpStatus: good, status: staff.status })
    for (const { duration } of [staff, stranger]) expect(duration).toBeLessThan(1_500)
  })

  test('sends a code by email with the same limits, and the same answer to an unknown number', async () => {
    const byEmail = (phoneNumber: string) => post(server, '/api/extensions/login/email-code', { phoneNumber })
    const staff = await byEmail(phone)
    expect(staff.httpStatus).toBe(good)
    expect((await byEmail('5559999999')).status).toEqual(staff.status)
    expect(server.outbox.others().map(({ to, headers }) => [to, headers])).toEqual([
      ['asha@tarang.example', { 'Auto-Submitted': 'auto-generated' }],
    ])
    expect(server.outbox.messages()).toEqual([])
    const [code = ''] = new RegExp(`\\d{${CODE_DIGITS}}`).exec(server.outbox.others()[0]!.text) ?? []
    expect((await tryCode(server, code)).httpStatus).toBe(good)
    for (let n = 1; n < codeRules.codes; n++) await byEmail(phone)
    expect((await requestCode(server)).httpStatus).toBe(429)
  })

  test('says which setting is missing where no email can be sent', async () => {
    const silent = await serverWithStaff({ mailer: null })
    const answers = await Promise.all(
      [phone, '5559999999'].map((phoneNumber) =>
        post(silent, '/api/extensions/login/email-code', { phoneNumber }),
      ),
    )
    for (const { httpStatus, status } of answers)
      expect([httpStatus, status?.message]).toEqual([
        422,
        'Codes cannot be sent by email: SMTP_URL is missing on the server.',
      ])
  })

  test('creates six random digits and stores only their hash', async () => {
    await requestCode(server)
    const code = server.latestCode(phone)
    expect(isCode(code)).toBe(true)
    const [row] = await server.database.select().from(loginCodes)
    expect(row?.codeHash).toHaveLength(43)
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('names the time of the next possible request: ten minutes after the first', async () => {
    for (let n = 1; n <= codeRules.codes; n++) await requestCode(server)
    server.advanceClock(8 * 60_000)
    const refused = await requestCode(server)
    expect([refused.httpStatus, refused.headers.get('retry-after')]).toEqual([429, '120'])
    server.advanceClock(120_000)
    expect((await requestCode(server)).httpStatus).toBe(good)
  })

  test('allows five in ten minutes, also in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => requestCode(server)))
    const statuses = answers.map(({ httpStatus }) => httpStatus).sort()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    const refused = answers.find(({ httpStatus }) => httpStatus === 429)
    expect(refused?.status).toMatchObject({
      statusCode: 429,
      message: expect.stringContaining('Too many codes'),
    })
    expect(refused?.headers.get('retry-after')).toBe('600')
    server.advanceClock(codeRules.codesWithin)
    expect((await requestCode(server)).httpStatus).toBe(good)
  })

  test('is sent again after a failure of the provider, and its job holds neither the code nor the number', async () => {
    const sent: string[] = []
    const flaky = await serverWithStaff({
      log: (event) => events.push(event),
      sender: {
        send: async ({ code }) => {
          sent.push(code)
          if (sent.length === 1) throw new Error('down')
        },
      },
      waitsForCodes: false,
      queueTimes: { polling: 0.5, supervision: 1 },
    })
    await requestCode(flaky)
    const job = async () => {
      const { rows } = (await flaky.database.execute(
        sql`select state::text, data::text, output::text from pgboss.job where name = 'login-code' and data ->> 'id' = (select id::text from login_codes)`,
      )) as unknown as { rows: { state: string }[] }
      return rows
    }
    const ofCodes = () => events.filter((event) => /^(login-code|queue)/.test(event))
    await expect
      .poll(async () => [...ofCodes(), ...(await job()).map(({ state }) => state)], { timeout: 60_000 })
      .toEqual(['login-code.requested', 'login-code.send-failed', 'login-code.sent', 'completed'])
    expect(sent[1]).toBe(sent[0])
    const rows = JSON.stringify(await job())
    expect(rows).not.toContain(sent[0])
    expect(rows).not.toContain(phone)
    expect((await tryCode(flaky, sent[0]!)).httpStatus).toBe(good)
  })

  test('is not sent again once it is no longer valid', async () => {
    let attempts = 0
    const flaky = await serverWithStaff({
      log: (event) => events.push(event),
      sender: {
        send: async () => {
          attempts += 1
          flaky.advanceClock(codeRules.lifetime)
          throw new Error('down')
        },
      },
      waitsForCodes: false,
      queueTimes: { polling: 0.5, supervision: 1 },
    })
    await requestCode(flaky)
    await expect.poll(() => events, { timeout: 60_000 }).toContain('login-code.outdated')
    expect(attempts).toBe(1)
  })
})

describe('logging in', () => {
  test('accepts the right code once', async () => {
    await requestCode(server)
    const code = server.latestCode(phone)
    const first = await tryCode(server, code)
    expect(first).toMatchObject({
      httpStatus: good,
      status: { statusCode: 200, message: 'Login successful!' },
      data: {
        jwtToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refreshToken: expect.any(String),
        user: { firstName: 'Asha', lastName: 'Kulkarni' },
      },
    })
    const second = await tryCode(server, code)
    expect(second).toMatchObject({ httpStatus: 401, status: { statusCode: 401, message: spent } })
    expect(second.data).toBeUndefined()
  })

  test('accepts a code once among parallel tries', async () => {
    await requestCode(server)
    const code = server.latestCode(phone)
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryCode(server, code)))
    expect(answers.filter(({ httpStatus }) => httpStatus === good)).toHaveLength(1)
  })

  test('ends a code after five wrong tries, also in parallel', async () => {
    await requestCode(server)
    const code = server.latestCode(phone)
    const wrong = Array.from({ length: codeRules.tries }, () => tryCode(server, otherCode(code)))
    const messages = (await Promise.all(wrong)).map(({ status }) => status?.message).sort()
    expect(messages).toEqual([failed, failed, failed, failed, spent])
    expect(await tryCode(server, code)).toMatchObject({ httpStatus: 401, status: { message: spent } })
  })

  test('answers an unknown number like a known one, also at the last try', async () => {
    await requestCode(server)
    await requestCode(server, '5559999999')
    const messagesOf = async (phoneNumber: string) => {
      const messages: (string | undefined)[] = []
      for (let n = 0; n <= codeRules.tries; n++) {
        const otp = otherCode(server.latestCode(phone))
        const { status } = await post(server, '/api/auth/verifyLoginOtp', { phoneNumber, otp })
        messages.push(status?.message)
      }
      return messages
    }
    expect(await messagesOf('5559999999')).toEqual(await messagesOf(phone))
  })

  test('accepts the right code after four wrong ones', async () => {
    await requestCode(server)
    const code = server.latestCode(phone)
    for (let n = 1; n < codeRules.tries; n++) await tryCode(server, otherCode(code))
    expect((await tryCode(server, code)).httpStatus).toBe(good)
  })

  test('accepts a code for five minutes', async () => {
    await requestCode(server)
    server.advanceClock(codeRules.lifetime - 1)
    expect((await tryCode(server, server.latestCode(phone))).httpStatus).toBe(good)
    await requestCode(server)
    server.advanceClock(codeRules.lifetime)
    expect((await tryCode(server, server.latestCode(phone))).httpStatus).toBe(401)
  })

  test('accepts only the newest code, and only for the number that it was sent to', async () => {
    await requestCode(server)
    const older = server.latestCode(phone)
    await requestCode(server)
    const newer = server.latestCode(phone)
    if (older !== newer) expect((await tryCode(server, older)).httpStatus).toBe(401)
    expect((await tryCode(server, newer, '5559999999')).httpStatus).toBe(401)
    expect((await tryCode(server, newer)).httpStatus).toBe(good)
  })

  const digits = '1234567890'.repeat(2)
  test.each([
    [digits.slice(0, CODE_DIGITS - 1)],
    [digits.slice(0, CODE_DIGITS + 1)],
    [`${digits.slice(0, CODE_DIGITS - 1)}a`],
    [''],
    [Number(digits.slice(0, CODE_DIGITS))],
    [undefined],
  ])('refuses %j as a code', async (otp) => {
    const { httpStatus, status } = await post(server, '/api/auth/verifyLoginOtp', {
      phoneNumber: phone,
      otp,
    })
    expect(httpStatus).toBe(422)
    expect(status?.errors).toEqual({ otp: codeRule })
  })

  test('blocks a number for an hour after a hundred consecutive wrong codes', async () => {
    for (let n = 0; n < codeRules.failuresInARow; n++) {
      if (n % codeRules.tries === 0) {
        server.advanceClock(codeRules.codesWithin / codeRules.codes)
        await requestCode(server)
      }
      await tryCode(server, otherCode(server.latestCode(phone)))
    }
    const [counted] = await server.database.select().from(loginFailures)
    expect(counted?.failures).toBe(codeRules.failuresInARow)
    server.advanceClock(codeRules.codesWithin)
    expect(await requestCode(server)).toMatchObject({
      httpStatus: 429,
      status: { message: expect.stringContaining('hour') },
    })
    server.advanceClock(codeRules.pause)
    expect((await requestCode(server)).httpStatus).toBe(good)
    expect((await tryCode(server, server.latestCode(phone))).httpStatus).toBe(good)
    expect((await requestCode(server)).httpStatus).toBe(good)
  })
})

describe('an owner whose number strangers request and try codes for', () => {
  const from = (remoteAddress: string) => ({
    requestCode: () => postFrom('/api/auth/login-auth', { phoneNumber: phone }, remoteAddress),
    tryCode: (otp: string) =>
      postFrom('/api/auth/verifyLoginOtp', { phoneNumber: phone, otp }, remoteAddress),
  })
  const send = (path: string, body: object, remoteAddress: string, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return server.fetch(new Request(`http://admin.localhost${path}`, init), { remoteAddress })
  }
  const postFrom = async (path: string, body: object, remoteAddress: string) =>
    (await send(path, body, remoteAddress)).status
  const owner = from('198.51.100.1')
  const stranger = from('203.0.113.1')
  const logIn = async () => {
    expect(await owner.requestCode()).toBe(good)
    expect(await owner.tryCode(server.latestCode(phone))).toBe(good)
  }

  test('can log in from a known address', async () => {
    await logIn()
    for (let round = 0; round < 25; round++) {
      if ((await stranger.requestCode()) === 429) server.advanceClock(codeRules.codesWithin)
      for (let n = 0; n < codeRules.tries; n++) await stranger.tryCode(otherCode(server.latestCode(phone)))
    }
    expect(await stranger.requestCode()).toBe(429)
    await logIn()
  })

  test('gets at most ten codes in ten minutes over all known addresses', async () => {
    const clients = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(from)
    for (const client of clients) {
      expect(await client.requestCode()).toBe(good)
      expect(await client.tryCode(server.latestCode(phone))).toBe(good)
    }
    server.advanceClock(codeRules.codesWithin)
    for (const client of [stranger, clients[0]!]) {
      for (let n = 0; n < codeRules.codes; n++) expect(await client.requestCode()).toBe(good)
      expect(await client.requestCode()).toBe(429)
    }
    for (const client of [clients[1]!, clients[2]!]) expect(await client.requestCode()).toBe(429)
  })

  test('has a code that a stranger can neither end nor guess', async () => {
    await logIn()
    expect(await owner.requestCode()).toBe(good)
    const code = server.latestCode(phone)
    expect(await stranger.requestCode()).toBe(good)
    expect(await stranger.tryCode(code)).toBe(401)
    for (let n = 0; n < codeRules.tries; n++) await stranger.tryCode(otherCode(code))
    expect(await owner.tryCode(code)).toBe(good)
  })

  test('logs in although the address has changed since the code was requested, with the browser’s challenge', async () => {
    await logIn()
    const requested = await send('/api/auth/login-auth', { phoneNumber: phone }, '198.51.100.1')
    const cookie = requested.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict$/)
    const login = { phoneNumber: phone, otp: server.latestCode(phone) }
    const [challenge = ''] = cookie.split(';')
    const tryFromElsewhere = (headers = {}) =>
      send('/api/auth/verifyLoginOtp', login, '203.0.113.9', headers).then(({ status }) => status)
    expect(await tryFromElsewhere()).toBe(401)
    expect(await tryFromElsewhere({ cookie: `${challenge.slice(0, -4)}0000` })).toBe(401)
    expect(await tryFromElsewhere({ cookie: challenge })).toBe(good)
    expect(await tryFromElsewhere({ cookie: challenge })).toBe(401)
  })

  test('is remembered for a limited time, and only by a hash of the address', async () => {
    await logIn()
    expect(JSON.stringify(await server.database.select().from(knownClients))).not.toContain('198.51')
    server.advanceClock(codeRules.knownClientLifetime)
    for (let n = 0; n < codeRules.codes; n++) expect(await stranger.requestCode()).toBe(good)
    expect(await owner.requestCode()).toBe(429)
  })
})

test('the log names the events without codes, tokens or whole phone numbers', async () => {
  await requestCode(server)
  const code = server.latestCode(phone)
  await tryCode(server, otherCode(code))
  const { data } = await tryCode(server, code)
  const log = events.join('\n')
  for (const event of ['login-code.sent', 'login.failed', 'login.succeeded']) expect(log).toContain(event)
  for (const secret of [code, phone, String(data?.jwtToken), String(data?.refreshToken)]) {
    expect(log).not.toContain(secret)
  }
})

test.each(['schemas/auth.yaml', 'outbox.yaml'])('a code has as many digits in %s', (file) => {
  const description = readFileSync(new URL(`../../../../openapi/${file}`, import.meta.url), 'utf8')
  const lengths = description.matchAll(
    /(?:otp|code): \{ type: string, pattern: '\^(?:\[0-9\]|\\d)\{(\d+)\}\$' \}/g,
  )
  expect([...lengths].map(([, digits]) => Number(digits))).toEqual([CODE_DIGITS])
})
