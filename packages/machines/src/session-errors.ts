import { isApiError } from '@tarang/sdk'

export class RefreshError extends Error {
  override readonly name = 'RefreshError'

  constructor(cause: unknown) {
    super('The token could not be refreshed.', { cause })
  }
}

export const isRefreshError = (error: unknown): error is RefreshError => error instanceof RefreshError

/** Whether the API does not accept the session any more: another login helps. */
export const isSessionExpired = (error: unknown): boolean =>
  isRefreshError(error) ? isSessionExpired(error.cause) : isApiError(error) && error.status === 401
