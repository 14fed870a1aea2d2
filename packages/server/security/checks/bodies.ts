import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Check } from '../check.ts'
import { pathOf } from './bearers.ts'

/** JSON that breaks careless parsing, copying or storing. */
const maliciousBodies = [
  '[]',
  'null',
  '"text"',
  '0',
  '[[[[[[[[[[]]]]]]]]]]',
  '['.repeat(40_000),
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  '{"__proto__":{"role":"owner"}}',
  '{"constructor":{"prototype":{"role":"owner"}}}',
  '{"a":1,"a":2}',
  '{"phoneNumber":{"$ne":null},"otp":{"$gt":""}}',
  '{"id":1e400}',
  '{"id":-0}',
  '{"id":9007199254740993}',
  '\ufeff{}',
]

export const bodyChecks: Check[] = [
  {
    row: '12',
    name: 'malicious JSON is refused by every operation and breaks none',
    run: async (context) => {
      const { jwtToken } = await context.session()
      const calls = context.operations.filter(
        ({ bodyType, operationId }) => bodyType === 'application/json' && operationId !== 'registerAdmin',
      )
      ok(calls.length > 10)
      for (const operation of calls) {
        const headers = { 'content-type': 'application/json' }
        const bearer = operation.isStaff ? { bearer: jwtToken } : {}
        for (const body of maliciousBodies) {
          const { status } = await context.target.ask(pathOf(operation), {
            method: operation.method,
            headers,
            body,
            ...bearer,
          })
          ok(
            [400, 404, 413, 422].includes(status),
            `${operation.operationId} answered ${status} to ${body.slice(0, 40)}`,
          )
        }
      }
    },
  },
  {
    row: '12',
    name: 'ids, codes and queries in an address are never interpreted',
    run: async (context) => {
      const { jwtToken: bearer } = await context.session()
      const hostile = [
        "' or 1=1--",
        '1;select pg_sleep(5)',
        '%00',
        '../..',
        '<b>',
        'a'.repeat(5000),
        '%ff%fe',
        '\u202e',
      ].map((text) => (text.startsWith('%') ? text : encodeURIComponent(text)))
      for (const text of hostile) {
        for (const path of [
          `/api/backtest/strategy-details/${text}`,
          `/api/strategies/getUsersByStrategyCode/${text}`,
          `/api/getNotificationsByType/${text}`,
          `/api/refreshCache/strategy/${text}`,
          `/api/fetchNewsLetterAndBlogs/${text}`,
          `/files/${text}`,
        ]) {
          const began = performance.now()
          const { status } = await context.target.ask(path, { bearer })
          ok([401, 404, 422, 429].includes(status), `${path.slice(0, 80)}: ${status}`)
          ok(performance.now() - began < 4000, 'The answer took more than 4 seconds.')
        }
        equal(
          (await context.target.ask(`/api/getStockSplitCalender?splitStatus=${text}`, { bearer })).status,
          422,
        )
      }
    },
  },
  {
    row: '15',
    name: 'the contact form stores its four fields only and returns no data',
    run: async ({ target }) => {
      const ticket = {
        name: 'Security check',
        email: 'check@example.com',
        phone: '',
        message: 'Please ignore.',
      }
      const answer = await target.ask('/forms/contact', {
        json: { ...ticket, id: 'x', createdOn: '1999-01-01', form: 'other' },
      })
      equal(answer.status, 200)
      deepEqual(Object.keys(answer.body as object), ['status'])
      for (const email of ['a', 'a@', '@b', 'a@b\r\nBcc: c@d.example'])
        equal((await target.ask('/forms/contact', { json: { ...ticket, email } })).status, 422)
      match(String((await target.ask('/forms/..%2f..', { json: ticket })).status), /404/)
    },
  },
]
