import { addressProblemOf } from '@tarang/sdk'

/** The specified text of a failure. Adds the reason if a retry cannot help, as with an id that no URL can hold. */
export const failureText = (text: string, error: unknown): string =>
  [text, addressProblemOf(error)].filter(Boolean).join(' ')
