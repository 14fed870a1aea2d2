import { ApiError, InvalidResponseError, NetworkError } from '@tarang/sdk'
import { expect, test } from 'vitest'
import { RefreshError } from '../session-errors.ts'
import { type FailedOutcome, markUnsent, outcomeOf, unknownOutcomeText } from './index.ts'

const unsent = new NetworkError('offline', null)
markUnsent(unsent)

test.each<[string, unknown, FailedOutcome, string]>([
  ['no answer', new NetworkError('offline', null), 'unknown', 'No answer came: it may have been done.'],
  [
    'an answer that takes too long',
    new NetworkError('timeout', null),
    'unknown',
    'No answer came: it may have been done.',
  ],
  [
    'a call that was given up',
    new NetworkError('aborted', null),
    'unknown',
    'No answer came: it may have been done.',
  ],
  ['no network when it began', unsent, 'notMade', 'There was no network, so nothing was sent.'],
  [
    'half of an answer',
    new InvalidResponseError('unreadable', 'Not JSON.'),
    'unknown',
    'An answer came that cannot be read: it may have been done.',
  ],
  ['a gateway without an answer', new ApiError('', 502), 'unknown', 'No answer came: it may have been done.'],
  [
    'a gateway that waited too long',
    new ApiError('', 504),
    'unknown',
    'No answer came: it may have been done.',
  ],
  [
    'a server that lost its database',
    new ApiError('', 503),
    'unknown',
    'No answer came: it may have been done.',
  ],
  [
    'a server that could not do it',
    new ApiError('', 500),
    'notMade',
    'The server answered that it could not do this (500).',
  ],
  ['a refusal', new ApiError('Too long.', 422), 'refused', 'The API refused it (422).'],
  ['a refusal inside a 200', new ApiError('No.', 200), 'refused', 'The API refused it (200).'],
  [
    'a token that could not be renewed',
    new RefreshError(new NetworkError('offline', null)),
    'notMade',
    'The token could not be renewed, so this was refused.',
  ],
  [
    'a token that was refused',
    new RefreshError(new ApiError('', 401)),
    'refused',
    'The token could not be renewed, so this was refused.',
  ],
  ['a fault of ours before the call', new TypeError('x is undefined'), 'refused', 'It could not be sent.'],
  [
    'the report of a lost call',
    { name: 'NetworkError' },
    'unknown',
    'No answer came: it may have been done.',
  ],
  ['the report of a refusal', { name: 'ApiError', status: 409 }, 'refused', 'The API refused it (409).'],
  ['nothing', undefined, 'refused', 'It could not be sent.'],
])('%s', (_, error, outcome, reason) => {
  expect(outcomeOf(error)).toEqual({ outcome, reason })
})

test('the sentence names what the write does', () => {
  expect(unknownOutcomeText('sent')).toBe('We do not know whether it was sent.')
})
