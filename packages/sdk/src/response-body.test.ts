import { expect, test } from 'vitest'
import { CompleteResponse } from './fetch.ts'
import { readBody } from './response-body.ts'

const read = (status: number, text: string, returnsText = false, headers = {}) =>
  readBody(new CompleteResponse(text, new Response(null, { status, headers })), returnsText, Date.now())

const envelope = (status: object, more = {}) => JSON.stringify({ status, ...more })

test.each([
  ['[]', []],
  ['{"id":1}', { id: 1 }],
  // Rows have a status that is not an envelope.
  ['{"id":1,"status":0}', { id: 1, status: 0 }],
  ['{"id":1,"status":"FAILED"}', { id: 1, status: 'FAILED' }],
  ['{"status":null}', { status: null }],
  ['{"status":{"statusCode":null}}', { status: { statusCode: null } }],
  ['{"status":{"statusCode":200,"message":"Done"}}', { status: { statusCode: 200, message: 'Done' } }],
  ['{"status":{"statusCode":"200"}}', { status: { statusCode: '200' } }],
  ['{"status":{"statusCode":200,"errors":{}}}', { status: { statusCode: 200, errors: {} } }],
  ['{"status":{"statusCode":200,"errors":null}}', { status: { statusCode: 200, errors: null } }],
  ['{"status":{}}', { status: {} }],
  ['null', null],
  ['"Saved."', 'Saved.'],
  ['', undefined],
  [' \n', undefined],
])('%s is a success', (text, body) => {
  expect(read(200, text)).toEqual(body)
})

test.each([
  ['by HTTP status', 404, envelope({ statusCode: 404, message: 'Gone.' }), 404, 'Gone.', {}],
  ['inside a 200', 200, envelope({ statusCode: 400, message: 'No.' }), 400, 'No.', {}],
  ['by HTTP status, whatever the envelope contains', 503, envelope({ statusCode: 400 }), 503, '', {}],
  ['inside a 201', 201, envelope({ statusCode: 400, message: 'No.' }), 400, 'No.', {}],
  ['inside a 200, with the code as a text', 200, envelope({ statusCode: '409' }), 409, '', {}],
  ['inside a 200, with an invalid code', 200, envelope({ statusCode: 'E12' }), 200, '', {}],
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
    'with fields that are not texts',
    400,
    envelope({ errors: { a: ['One.', 'Two.'], b: 7 } }),
    400,
    '',
    { a: 'One.,Two.', b: '7' },
  ],
  ['with errors that are not an object', 400, envelope({ errors: 'all of it' }), 400, '', {}],
  [
    'with its message beside the envelope',
    401,
    envelope({ errors: { jwt: 'x' } }, { message: 'Log in.' }),
    401,
    'Log in.',
    { jwt: 'x' },
  ],
  ['with a message that is not a text', 500, envelope({ message: { en: 'No.' } }), 500, '', {}],
  ['without a body', 500, '', 500, '', {}],
  ['with a page', 502, '<html>Bad Gateway</html>', 502, '', {}],
  ['with half an envelope', 503, '{"status":{"message":"Wai', 503, '', {}],
  ['inside a 200, with 201', 200, envelope({ statusCode: 201 }), 201, '', {}],
  ['inside a 200, with 202', 200, envelope({ statusCode: 202, message: 'Later.' }), 202, 'Later.', {}],
  ['inside a 202, with 202', 202, envelope({ statusCode: 202 }), 202, '', {}],
  ['inside a 200, with a redirection', 200, envelope({ statusCode: 302 }), 302, '', {}],
  ['with its message and no envelope', 404, '{"message":"Gone."}', 404, 'Gone.', {}],
  ['with a list', 400, '["No."]', 400, '', {}],
  ['with null', 500, 'null', 500, '', {}],
])('refused %s', (_, http, text, status, message, fields) => {
  for (const returnsText of [false, true])
    expect(() => read(http, text, returnsText)).toThrow(
      expect.objectContaining({ name: 'ApiError', status, reason: message, fields }),
    )
})

test.each([
  ['<!doctype html>', 'expected JSON, got a page'],
  ['  <html>Sign in</html>', 'expected JSON, got a page'],
  ['{"id":', 'expected JSON, got truncated JSON'],
  ['[1,', 'expected JSON, got truncated JSON'],
  ['"half', 'expected JSON, got truncated JSON'],
  [' {"a":1}{"b":2}', 'expected JSON, got truncated JSON'],
])('%j is unreadable', (text, message) => {
  expect(() => read(200, text)).toThrow(
    expect.objectContaining({ name: 'InvalidResponseError', kind: 'unreadable', message }),
  )
})

test.each([200, 201, 202, 299])('without an envelope, %i is a success', (status) => {
  expect(read(status, '{"id":1}')).toEqual({ id: 1 })
})

test.each(['OK', 'Saved.', 'Saved {1}', '\u0000', 'undefined'])('%j is a text', (text) => {
  expect(read(200, text)).toBe(text)
  expect(read(201, text)).toBe(text)
})

test.each([
  ['Cache refreshed.', 'Cache refreshed.'],
  ['', ''],
  ['  ', '  '],
  ['42', '42'],
  ['null', 'null'],
  ['{ not JSON', '{ not JSON'],
  ['{"done":true}', '{"done":true}'],
  // The same message as JSON.
  ['"Cache refreshed."', 'Cache refreshed.'],
  ['{"message":"Cache refreshed."}', 'Cache refreshed.'],
  [envelope({ statusCode: 200, message: 'Cache refreshed.' }), 'Cache refreshed.'],
])('%j is read as the text %j', (text, expected) => {
  expect(read(200, text, true)).toBe(expected)
})

test('a page instead of a text is unreadable', () => {
  const unreadable = expect.objectContaining({ name: 'InvalidResponseError', kind: 'unreadable' })
  expect(() => read(200, '  <html>Sign in</html>', true)).toThrow(unreadable)
  for (const returnsText of [true, false])
    expect(() => read(200, 'Sign in', returnsText, { 'Content-Type': 'text/html; charset=utf-8' })).toThrow(
      unreadable,
    )
})
