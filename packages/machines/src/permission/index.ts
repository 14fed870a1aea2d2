import { isApiError } from '@tarang/sdk'

/** Why the API refuses a call to the user's role, in the API's words; undefined for every other error. */
export const permissionProblemOf = (error: unknown): string | undefined =>
  isApiError(error) && error.status === 403 && error.fields.permission ? error.reason : undefined
