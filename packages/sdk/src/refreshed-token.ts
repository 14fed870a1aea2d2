import { ApiError } from './errors.ts'
import type { RefreshedToken } from './generated/notifications.ts'
import { unexpectedShape } from './readers.ts'

/** The error of a call without a session, as the API returns it. */
export function sessionEndedError(): ApiError {
  const error = new ApiError('', 401)
  error.message = 'renew: the session is over'
  return error
}

/** Returns the new tokens of a response, or throws an `InvalidResponseError`. */
export function checkRefreshedToken(refreshed: RefreshedToken): RefreshedToken {
  if (refreshed.token === '') throw unexpectedShape('token', '')
  return refreshed
}
