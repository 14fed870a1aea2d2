import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'

/** What is asked about, and why the act failed. */
export interface ConfirmationContext<Subject> {
  /** What was asked about last. */
  readonly subject: Subject | null
  /** Why the last act failed. */
  readonly error: unknown
}

export type ConfirmationEvent<Subject> =
  | { type: 'confirmation.ask'; subject: Subject }
  | { type: 'confirmation.confirm' }
  | { type: 'confirmation.cancel' }
  /** Closes the success. */
  | { type: 'confirmation.dismiss' }
  | GuardedFlowEvent

export type ConfirmationEmitted<Subject, Result> =
  | { readonly type: 'done'; readonly subject: Subject; readonly result: Result }
  | { readonly type: 'failed'; readonly subject: Subject; readonly error: unknown }
  /** The question was cancelled, or the success closed. */
  | { readonly type: 'closed'; readonly isDone: boolean }
  | GuardedFlowEmitted
