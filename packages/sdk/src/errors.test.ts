import { expect, test } from 'vitest'
import {
  ApiError,
  InvalidResponseError,
  isApiError,
  isInvalidResponseError,
  isNetworkError,
  NetworkError,
} from './errors.ts'

const api = new ApiError('Not today.', 422, { phoneNumber: 'Too short.' })
const network = new NetworkError('timeout', new Error('why'))
const invalid = new InvalidResponseError('unreadable', 'No JSON.')

test.each([
  ['a refusal', api, [true, false, false]],
  ['no response', network, [false, true, false]],
  ['an invalid response', invalid, [false, false, true]],
  [
    'a refusal from another copy of the package',
    { name: 'ApiError', message: '', status: 400 },
    [true, false, false],
  ],
  ['any other error', new TypeError('fetch failed'), [false, false, false]],
  ['no error at all', null, [false, false, false]],
  ['a text', 'ApiError', [false, false, false]],
])('the guards recognise %s', (_, error, expected) => {
  expect([isApiError(error), isNetworkError(error), isInvalidResponseError(error)]).toEqual(expected)
})

test('a copy of the class is recognised by its name', () => {
  class ApiError extends Error {
    override readonly name = 'ApiError'
  }
  const copy: unknown = new ApiError('From the CommonJS copy.')
  expect(copy instanceof api.constructor).toBe(false)
  expect(isApiError(copy)).toBe(true)
})

test('errors have their details', () => {
  expect(api).toMatchObject({ message: 'Not today.', reason: 'Not today.', status: 422 })
  expect(api.fields).toEqual({ phoneNumber: 'Too short.' })
  expect(new ApiError('', 500).fields).toEqual({})
  expect(network).toMatchObject({ kind: 'timeout', message: 'the API took too long to answer' })
  expect(network.cause).toEqual(new Error('why'))
  expect(invalid).toMatchObject({ kind: 'unreadable', message: 'No JSON.' })
})
