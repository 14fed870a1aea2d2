import { addressProblemOf } from '@tarang/sdk'

/** The specified text of a failure, with the reason where a retry cannot help: an id that no address can hold. */
export const failureText = (text: string, error: unknown): string =>
  [text, addressProblemOf(error)].filter(Boolean).join(' ')
