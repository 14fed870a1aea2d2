import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { CODE_DIGITS } from '@tarang/machines/one-time-code'
import type { Check, CheckContext } from '../check.ts'
import { at } from '../target.ts'

const requestCode = ({ target }: CheckContext, phoneNumber: unknown) =>
  target.ask('/api/auth/login-auth', { json: { phoneNumber } })
const verifyCode = ({ target }: CheckContext, phoneNumber: string, otp: unknown) =>
  target.ask('/api/auth/verifyLoginOtp', { json: { phoneNumber, otp } })
const differentCode = (code: string, by = 1) =>
  String((Number(code) + by) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

/** A random phone number, which very probably is unknown. */
const randomNumber = () => `99${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

export const codeChecks: Check[] = [
  {
    row: '6',
    name: 'an unknown number is answered like one of staff, and no answer has the code',
    run: async (context) => {
      const phone = context.phone(1)
      const code = await context.newCode(phone)
      const unknown = await requestCode(context, randomNumber())
      equal(unknown.status, 200)
      ok(!unknown.text.includes(code))
      const again = await requestCode(context, phone)
      deepEqual([again.status, again.body], [200, unknown.body])
      ok(!new RegExp(`\\b\\d{${CODE_DIGITS}}\\b`).test(again.text))
    },
  },
  {
    row: '6',
    name: 'a code used five times at once starts one session, and none when replayed',
    run: async (context) => {
      const phone = context.phone(2)
      const code = await context.newCode(phone)
      const answers = await Promise.all(Array.from({ length: 5 }, () => verifyCode(context, phone, code)))
      deepEqual(statuses(answers), [200, 401, 401, 401, 401])
      equal((await verifyCode(context, phone, code)).status, 401)
    },
  },
  {
    row: '6',
    name: 'a code expires after five wrong tries, one by one',
    run: async (context) => {
      const phone = context.phone(3)
      const code = await context.newCode(phone)
      for (let n = 1; n <= 5; n++)
        equal((await verifyCode(context, phone, differentCode(code, n))).status, 401)
      equal((await verifyCode(context, phone, code)).status, 401)
    },
  },
  {
    row: '6',
    name: 'a code expires after thirty guesses at once, all of which count',
    run: async (context) => {
      const phone = context.phone(4)
      const code = await context.newCode(phone)
      const commonSecrets = Array.from({ length: 30 }, (_, n) =>
        verifyCode(context, phone, differentCode(code, n + 1)),
      )
      for (const { status } of await Promise.all(commonSecrets)) ok(status === 401 || status === 429)
      ok([401, 429].includes((await verifyCode(context, phone, code)).status))
    },
  },
  {
    row: '6',
    name: 'only the newest code counts, and only for the number that it was sent to',
    run: async (context) => {
      const phone = context.phone(5)
      const older = await context.newCode(phone)
      const newer = await context.newCode(phone)
      if (older !== newer) equal((await verifyCode(context, phone, older)).status, 401)
      equal((await verifyCode(context, context.phone(4), newer)).status, 401)
      equal((await verifyCode(context, phone, newer)).status, 200)
    },
  },
  {
    row: '6',
    name: 'malformed codes and numbers are refused, by field',
    run: async (context) => {
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
        const { status, body } = await verifyCode(context, context.phone(0), otp)
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
        const { status, body } = await requestCode(context, phone)
        equal(status, 422)
        ok(at(body, 'status', 'errors', 'phoneNumber'))
      }
    },
  },
  {
    row: '6',
    name: 'codes are limited: the sixth in ten minutes is refused with Retry-After',
    run: async (context) => {
      const phone = randomNumber()
      for (let n = 1; n <= 5; n++) equal((await requestCode(context, phone)).status, 200)
      const flood = await Promise.all(Array.from({ length: 10 }, () => requestCode(context, phone)))
      for (const { status, headers } of flood) {
        equal(status, 429)
        match(String(headers['retry-after']), /^[1-9]\d*$/)
      }
    },
  },
]
