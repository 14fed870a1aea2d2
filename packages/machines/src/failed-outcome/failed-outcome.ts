import { isRefreshError } from '../session-errors.ts'

/** The outcome of a failed write: the API refused it, it was never made, or it is unknown whether it was made. */
export type FailedOutcome = 'refused' | 'notMade' | 'unknown'

/** The error of a write, and what it tells. */
export interface WriteFailure {
  readonly error: unknown
  readonly outcome: FailedOutcome
}

/** The part of an error, or of its report, that tells. */
interface Failure {
  readonly name: string
  readonly status?: number | undefined
}

/** The errors of writes that began while there was no network. */
const unsent = new WeakSet<WeakKey>()

/** Marks the error of a write that was not sent, because there was no network when it began. */
export const markUnsent = (error: unknown): void => void unsent.add(Object(error))

/** Whether nothing was sent. A write that began before the network was lost may have been received. */
export const wasUnsent = (error: unknown): boolean => unsent.has(Object(error))

/** Answers of a server in between, and of one whose database was lost: the write may have been made. */
const unclear = [502, 503, 504]

/**
 * What is known of a failed write.
 *
 * @example
 * ```ts
 * failedOutcome(new NetworkError('timeout', null)) // 'unknown'
 * ```
 */
export function failedOutcome(error: unknown): FailedOutcome {
  if (isRefreshError(error)) return failedOutcome(error.cause) === 'refused' ? 'refused' : 'notMade'
  if (wasUnsent(error)) return 'notMade'
  const { name, status = 0 }: Failure = Object(error)
  if (name === 'InvalidResponseError' || name === 'NetworkError') return 'unknown'
  if (name !== 'ApiError' || status < 500) return 'refused'
  return unclear.includes(status) ? 'unknown' : 'notMade'
}

/** The sentence beside the text of a failure whose outcome is unknown: `unknownOutcomeText('sent')`. */
export const unknownOutcomeText = (participle: string): string =>
  `We do not know whether it was ${participle}.`
