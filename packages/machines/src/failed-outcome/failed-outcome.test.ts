import { ApiError, InvalidResponseError, NetworkError } from '@tarang/sdk'
import { expect, test } from 'vitest'
import { RefreshError } from '../session-errors.ts'
import { type FailedOutcome, failedOutcome, markUnsent, unknownOutcomeText } from './index.ts'

const unsent = new NetworkError('offline', null)
markUnsent(unsent)

test.each<[string, unknown, FailedOutcome]>([
  ['no answer', new NetworkError('offline', null), 'unknown'],
  ['an answer that takes too long', new NetworkError('timeout', null), 'unknown'],
  ['a call that was given up', new NetworkError('aborted', null), 'unknown'],
  ['no network when it began', unsent, 'notMade'],
  ['half of an answer', new InvalidResponseError('unreadable', 'Not JSON.'), 'unknown'],
  ['a gateway without an answer', new ApiError('', 502), 'unknown'],
  ['a gateway that waited too long', new ApiError('', 504), 'unknown'],
  ['a server that lost its database', new ApiError('', 503), 'unknown'],
  ['a server that could not do it', new ApiError('', 500), 'notMade'],
  ['a refusal', new ApiError('Too long.', 422), 'refused'],
  ['a refusal inside a 200', new ApiError('No.', 200), 'refused'],
  ['a token that could not be renewed', new RefreshError(new NetworkError('offline', null)), 'notMade'],
  ['a token that was refused', new RefreshError(new ApiError('', 401)), 'refused'],
  ['a fault of ours before the call', new TypeError('x is undefined'), 'refused'],
  ['the report of a lost call', { name: 'NetworkError' }, 'unknown'],
  ['the report of a refusal', { name: 'ApiError', status: 409 }, 'refused'],
  ['nothing', undefined, 'refused'],
])('%s', (_, error, outcome) => {
  expect(failedOutcome(error)).toBe(outcome)
})

test('the sentence names what the write does', () => {
  expect(unknownOutcomeText('sent')).toBe('We do not know whether it was sent.')
})
