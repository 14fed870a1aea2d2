import { expect, test } from 'vitest'
import { readAnswer } from './answer.ts'

const read = (status: number, text: string, answersText = false, headers = {}) =>
  readAnswer({ response: new Response(null, { status, headers }), text }, answersText, Date.now())

const envelope = (status: object, more = {}) => JSON.stringify({ status, ...more })

test.each([
  ['[]', []],
  ['{"id":1}', { id: 1 }],
  // A status that is no envelope: rows have one too.
  ['{"id":1,"status":0}', { id: 1, status: 0 }],
  ['{"id":1,"status":"FAILED"}', { id: 1, status: 'FAILED' }],
  ['{"status":null}', { status: null }],
  ['{"status":{"statusCode":null}}', { status: { statusCode: null } }],
  ['{"status":{"statusCode":200,"message":"Done"}}', { status: { statusCode: 200, message: 'Done' } }],
  ['{"status":{"statusCode":"200"}}', { status: { statusCode: '200' } }],
  ['{"status":{"statusCode":200,"errors":{}}}', { status: { statusCode: 200, errors: {} } }],
  ['null', null],
  ['', undefined],
  [' \n', undefined],
])('%s is a good answer', (text, body) => {
  expect(read(200, text)).toEqual(body)
})

test.each([
  ['by HTTP status', 404, envelope({ statusCode: 404, message: 'Gone.' }), 404, 'Gone.', {}],
  ['inside a 200', 200, envelope({ statusCode: 400, message: 'No.' }), 400, 'No.', {}],
  ['by HTTP status, whatever the envelope says', 503, envelope({ statusCode: 400 }), 503, '', {}],
  ['inside a 201', 201, envelope({ statusCode: 400, message: 'No.' }), 400, 'No.', {}],
  ['inside a 200, with the code as a text', 200, envelope({ statusCode: '409' }), 409, '', {}],
  ['inside a 200, with a code that is none', 200, envelope({ statusCode: 'E12' }), 200, '', {}],
  ['field by field', 422, envelope({ errors: { otp: 'Six digits.' } }), 422, '', { otp: 'Six digits.' }],
  [
    'by naming a field, in a 200 without a code',
    200,
    envelope({ errors: { jwt: 'Stale.' } }),
    200,
    '',
    { jwt: 'Stale.' },
  ],
  [
    'with fields that are no texts',
    400,
    envelope({ errors: { a: ['One.', 'Two.'], b: 7 } }),
    400,
    '',
    { a: 'One.,Two.', b: '7' },
  ],
  ['with errors that are none', 400, envelope({ errors: 'all of it' }), 400, '', {}],
  [
    'with its message beside the envelope',
    401,
    envelope({ errors: { jwt: 'x' } }, { message: 'Log in.' }),
    401,
    'Log in.',
    { jwt: 'x' },
  ],
  ['with a message that is no text', 500, envelope({ message: { en: 'No.' } }), 500, '', {}],
  ['without a body', 500, '', 500, '', {}],
  ['with a page', 502, '<html>Bad Gateway</html>', 502, '', {}],
  ['with half an envelope', 503, '{"status":{"message":"Wai', 503, '', {}],
  ['with a list', 400, '["No."]', 400, '', {}],
  ['with null', 500, 'null', 500, '', {}],
])('refused %s', (_, http, text, status, message, fields) => {
  for (const answersText of [false, true])
    expect(() => read(http, text, answersText)).toThrow(
      expect.objectContaining({ name: 'ApiError', status, message, fields }),
    )
})

test.each(['<!doctype html>', '{"id":', '[1,', 'OK', '{"a":1}{"b":2}', '\u0000'])(
  '%j is unreadable',
  (text) => {
    expect(() => read(200, text)).toThrow(
      expect.objectContaining({ name: 'AnswerError', kind: 'unreadable' }),
    )
  },
)

test.each(['Cache refreshed.', '', '42', 'null', '{ not JSON', '{"done":true}'])(
  '%j is a good text',
  (text) => {
    expect(read(200, text, true)).toBe(text)
  },
)

test('a page where a text is promised is unreadable', () => {
  const unreadable = expect.objectContaining({ name: 'AnswerError', kind: 'unreadable' })
  expect(() => read(200, '  <html>Sign in</html>', true)).toThrow(unreadable)
  expect(() => read(200, 'Sign in', true, { 'Content-Type': 'text/html; charset=utf-8' })).toThrow(unreadable)
})
