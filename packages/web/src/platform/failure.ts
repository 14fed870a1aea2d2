import { addressProblemOf } from '@tarang/sdk'

/** The text that is specified for a failure, and why where another try would be in vain: an id that no address can hold. */
export const failureText = (text: string, error: unknown): string =>
  [text, addressProblemOf(error)].filter(Boolean).join(' ')
