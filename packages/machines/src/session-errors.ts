import { isApiError } from '@tarang/sdk'

/** The session's token had to be refreshed, and could not be. */
export class RefreshError extends Error {
  override readonly name = 'RefreshError'

  constructor(cause: unknown) {
    super('The token could not be refreshed.', { cause })
  }
}

/** Whether a call failed because the session's token could not be refreshed. */
export const isRefreshError = (error: unknown): error is RefreshError => error instanceof RefreshError

/** Whether a call failed because the API does not, or no longer, know the session: another login helps. */
export const isSessionExpired = (error: unknown): boolean =>
  isRefreshError(error) ? isSessionExpired(error.cause) : isApiError(error) && error.status === 401
