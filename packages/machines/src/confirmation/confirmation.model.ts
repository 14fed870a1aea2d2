import type { FailedOutcome, WriteFailure } from '../failed-outcome/index.ts'
import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'

/** The subject of the question, and the error of the act. */
export interface ConfirmationContext<Subject> {
  /** The subject of the last question. */
  readonly subject: Subject | null
  /** Why the last act failed. */
  readonly error: unknown
  /** What is known of the act that failed; null without one. */
  readonly outcome: FailedOutcome | null
}

export type ConfirmationEvent<Subject> =
  | { type: 'confirmation.ask'; subject: Subject }
  | { type: 'confirmation.confirm' }
  | { type: 'confirmation.cancel' }
  /** Closes the success message. */
  | { type: 'confirmation.dismiss' }
  | GuardedFlowEvent

export type ConfirmationEmitted<Subject, Result> =
  | { readonly type: 'done'; readonly subject: Subject; readonly result: Result }
  | ({ readonly type: 'failed'; readonly subject: Subject } & WriteFailure)
  /**
   * The question was cancelled, or the success message closed. What the screen shows is outdated after a success, and may
   * be after a failure whose outcome is unknown.
   */
  | { readonly type: 'closed'; readonly needsReload: boolean }
  | GuardedFlowEmitted
