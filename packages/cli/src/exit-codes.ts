import { isApiError, isInvalidResponseError, isNetworkError } from '@tarang/sdk'
import { isWrongAddress } from './error-message.ts'

/** The exit codes, for scripts. */
export const exitCodes = {
  done: 0,
  /** The API refused the call, or something else failed. */
  failed: 1,
  /** An unknown command, option or value. */
  usage: 2,
  /** There is no session, or the API does not accept it. */
  notLoggedIn: 3,
  /** The API could not be reached in time. */
  network: 4,
  /** The response is not one of this API. */
  invalidResponse: 5,
  /** The user interrupted the command. */
  interrupted: 130,
} as const

/** The exit code of an error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof TypeError || isWrongAddress(error)) return exitCodes.usage
  if (isApiError(error))
    return error.status === 401 || error.status === 403 ? exitCodes.notLoggedIn : exitCodes.failed
  if (isNetworkError(error)) return exitCodes.network
  return isInvalidResponseError(error) ? exitCodes.invalidResponse : exitCodes.failed
}
