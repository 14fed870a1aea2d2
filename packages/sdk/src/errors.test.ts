import { expect, test } from 'vitest'
import {
  ApiError,
  InvalidResponseError,
  isApiError,
  isInvalidResponseError,
  isNetworkError,
  NetworkError,
} from './errors.ts'

/** As the CommonJS build beside the ES modules. */
const copy: typeof import('./errors.ts') = await import(`./errors.ts${'?copy'}`)

const api = new ApiError('Not today.', 422, { phoneNumber: 'Too short.' })
const network = new NetworkError('timeout', new Error('why'))
const invalid = new InvalidResponseError('unreadable', 'No JSON.')

test.each([
  ['a refusal', api, [true, false, false]],
  ['no response', network, [false, true, false]],
  ['an invalid response', invalid, [false, false, true]],
  ['a refusal from another copy of the package', new copy.ApiError('', 400), [true, false, false]],
  ['an error of the same name', Object.assign(new Error('x'), { name: 'ApiError' }), [false, false, false]],
  ['any other error', new TypeError('fetch failed'), [false, false, false]],
  ['no error at all', null, [false, false, false]],
  ['a text', 'ApiError', [false, false, false]],
])('the guards recognise %s', (_, error, expected) => {
  expect([isApiError(error), isNetworkError(error), isInvalidResponseError(error)]).toEqual(expected)
})

test('errors have their details', () => {
  expect(api).toMatchObject({ message: 'Not today.', reason: 'Not today.', status: 422 })
  expect(api.fields).toEqual({ phoneNumber: 'Too short.' })
  expect(new ApiError('', 500).fields).toEqual({})
  expect(network).toMatchObject({ kind: 'timeout', message: 'the API took too long to answer' })
  expect(network.cause).toEqual(new Error('why'))
  expect(invalid).toMatchObject({ kind: 'unreadable', message: 'No JSON.' })
})
