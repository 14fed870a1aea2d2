import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'

/** The subject of the question, and the error of the act. */
export interface ConfirmationContext<Subject> {
  /** The subject of the last question. */
  readonly subject: Subject | null
  /** Why the last act failed. */
  readonly error: unknown
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
  | { readonly type: 'failed'; readonly subject: Subject; readonly error: unknown }
  /** The question was cancelled, or the success message closed. */
  | { readonly type: 'closed'; readonly isDone: boolean }
  | GuardedFlowEmitted
