import { permissionProblemOf } from '@tarang/machines/permission'
import { addressProblemOf, isInvalidResponseError } from '@tarang/sdk'

/**
 * The specified text of a failure. Adds the reason if a retry cannot help: an id that no URL can hold, or a role that may
 * not do it.
 */
export const failureText = (text: string, error: unknown): string =>
  withReason(text, addressProblemOf(error) ?? permissionProblemOf(error))

/** The same for a failed load: also names a network that answers with its own login page. */
export const loadFailureText = (text: string, error: unknown): string =>
  withReason(failureText(text, error), networkProblemOf(error))

const withReason = (text: string, reason: string | undefined) =>
  reason && !text.includes(reason) ? `${text} ${reason}` : text

const networkProblemOf = (error: unknown) =>
  isInvalidResponseError(error) && error.contentType?.startsWith('text/html')
    ? 'A web page came instead of an answer: some networks do this until you log in to them.'
    : undefined
