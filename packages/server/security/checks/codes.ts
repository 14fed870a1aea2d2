import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Check, World } from '../check.ts'
import { at } from '../target.ts'

const askFor = ({ target }: World, phoneNumber: unknown) =>
  target.ask('/api/auth/login-auth', { json: { phoneNumber } })
const redeem = ({ target }: World, phoneNumber: string, otp: unknown) =>
  target.ask('/api/auth/verifyLoginOtp', { json: { phoneNumber, otp } })
const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

/** A number that hardly anybody has, another one each time. */
const someNumber = () => `99${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

export const codeChecks: Check[] = [
  {
    row: '6',
    name: 'a number that nobody has is answered like one of staff, and the code is in no answer',
    run: async (world) => {
      const phone = world.phone(1)
      const code = await world.newCode(phone)
      const unknown = await askFor(world, someNumber())
      equal(unknown.status, 200)
      ok(!unknown.text.includes(code))
      const again = await askFor(world, phone)
      deepEqual([again.status, again.body], [200, unknown.body])
      ok(!/\b\d{6}\b/.test(again.text))
    },
  },
  {
    row: '6',
    name: 'a code that is redeemed five times at once begins one session, and none when replayed',
    run: async (world) => {
      const phone = world.phone(2)
      const code = await world.newCode(phone)
      const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(world, phone, code)))
      deepEqual(statuses(answers), [200, 401, 401, 401, 401])
      equal((await redeem(world, phone, code)).status, 401)
    },
  },
  {
    row: '6',
    name: 'a code is over after five wrong tries, one by one',
    run: async (world) => {
      const phone = world.phone(3)
      const code = await world.newCode(phone)
      for (let n = 1; n <= 5; n++) equal((await redeem(world, phone, otherThan(code, n))).status, 401)
      equal((await redeem(world, phone, code)).status, 401)
    },
  },
  {
    row: '6',
    name: 'a code is over after thirty guesses at once, of which none counted for nothing',
    run: async (world) => {
      const phone = world.phone(4)
      const code = await world.newCode(phone)
      const guesses = Array.from({ length: 30 }, (_, n) => redeem(world, phone, otherThan(code, n + 1)))
      for (const { status } of await Promise.all(guesses)) ok(status === 401 || status === 429)
      ok([401, 429].includes((await redeem(world, phone, code)).status))
    },
  },
  {
    row: '6',
    name: 'only the newest code counts, and only for the number that it was sent to',
    run: async (world) => {
      const phone = world.phone(5)
      const older = await world.newCode(phone)
      const newer = await world.newCode(phone)
      if (older !== newer) equal((await redeem(world, phone, older)).status, 401)
      equal((await redeem(world, world.phone(4), newer)).status, 401)
      equal((await redeem(world, phone, newer)).status, 200)
    },
  },
  {
    row: '6',
    name: 'what is no code or no number is refused, by field',
    run: async (world) => {
      for (const otp of [
        '',
        '12345',
        '1234567',
        '12345a',
        '１２３４５６',
        123456,
        null,
        ['123456'],
        { $ne: '' },
      ]) {
        const { status, body } = await redeem(world, world.phone(0), otp)
        equal(status, 422)
        ok(at(body, 'status', 'errors', 'otp'))
      }
      for (const phone of [
        '',
        '123',
        '12345678901',
        '98200a2345',
        '+919820012',
        9820012345,
        null,
        ['9820012345'],
      ]) {
        const { status, body } = await askFor(world, phone)
        equal(status, 422)
        ok(at(body, 'status', 'errors', 'phoneNumber'))
      }
    },
  },
  {
    row: '6',
    name: 'codes cannot be had without end: the sixth in ten minutes is refused, and when to come again is said',
    run: async (world) => {
      const phone = someNumber()
      for (let n = 1; n <= 5; n++) equal((await askFor(world, phone)).status, 200)
      const flood = await Promise.all(Array.from({ length: 10 }, () => askFor(world, phone)))
      for (const { status, headers } of flood) {
        equal(status, 429)
        match(String(headers['retry-after']), /^[1-9]\d*$/)
      }
    },
  },
]
