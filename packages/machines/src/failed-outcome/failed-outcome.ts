import { isRefreshError } from '../session-errors.ts'

/** The outcome of a failed write: the API refused it, it was never made, or it is unknown whether it was made. */
export type FailedOutcome = 'refused' | 'notMade' | 'unknown'

/** What is known of a failed write, and a sentence that says it. */
export interface Outcome {
  readonly outcome: FailedOutcome
  readonly reason: string
}

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

/** Why a write was not finished, where no call failed. */
export const unfinished = {
  notStarted: { outcome: 'notMade', reason: 'It was not started.' },
  /** The page was reloaded or closed. */
  leftBefore: { outcome: 'notMade', reason: 'The page was reloaded or closed, so nothing was sent.' },
  leftDuring: {
    outcome: 'unknown',
    reason: 'The page was reloaded or closed before an answer came: it may have been done.',
  },
  noNetwork: { outcome: 'notMade', reason: 'There was no network, so nothing was sent.' },
  sessionOver: { outcome: 'notMade', reason: 'The session had ended, so nothing was done.' },
  notRead: {
    outcome: 'notMade',
    reason: 'The record could not be read again before the save, so nothing was sent.',
  },
} as const satisfies Record<string, Outcome>

/** The errors of writes that were not sent. */
const unsent = new WeakMap<WeakKey, Outcome>()

/** Marks the error of a write that was not sent: because there was no network when it began, unless told otherwise. */
export const markUnsent = (error: unknown, why: Outcome = unfinished.noNetwork): void =>
  void unsent.set(Object(error), why)

/** Answers of a server in between, and of one whose database was lost: the write may have been made. */
const unclear = [502, 503, 504]

/**
 * What is known of a write by its error, or by the report of it. A write that began before the network was lost may have
 * been received.
 *
 * @example
 * ```ts
 * outcomeOf(new NetworkError('timeout', null)).outcome // 'unknown'
 * ```
 */
export function outcomeOf(error: unknown): Outcome {
  if (isRefreshError(error))
    return {
      outcome: outcomeOf(error.cause).outcome === 'refused' ? 'refused' : 'notMade',
      reason: 'The token could not be renewed, so this was refused.',
    }
  const why = unsent.get(Object(error))
  if (why) return why
  const { name, status = 0 }: Failure = Object(error)
  if (name === 'InvalidResponseError')
    return { outcome: 'unknown', reason: 'An answer came that cannot be read: it may have been done.' }
  if (name === 'NetworkError' || (name === 'ApiError' && unclear.includes(status)))
    return { outcome: 'unknown', reason: 'No answer came: it may have been done.' }
  if (name !== 'ApiError') return { outcome: 'refused', reason: 'It could not be sent.' }
  return status >= 500
    ? { outcome: 'notMade', reason: `The server answered that it could not do this (${status}).` }
    : { outcome: 'refused', reason: `The API refused it (${status}).` }
}

/** The sentence beside the text of a failure whose outcome is unknown: `unknownOutcomeText('sent')`. */
export const unknownOutcomeText = (participle: string): string =>
  `We do not know whether it was ${participle}.`
