import { isApiError } from '@tarang/sdk'

/** The API's reason when it refuses a call because of the user's role; undefined for every other error. */
export const permissionProblemOf = (error: unknown): string | undefined =>
  isApiError(error) && error.status === 403 && error.fields.permission ? error.reason : undefined
