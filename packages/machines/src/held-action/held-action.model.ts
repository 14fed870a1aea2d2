import type { FailedOutcome, WriteFailure } from '../failed-outcome/index.ts'
import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'

/** What is acted on, and for how long the act waits. */
export interface HeldActionInput<Subject> {
  readonly subject: Subject
  /** Whole seconds, 1 or more. */
  readonly seconds: number
}

export interface HeldActionContext<Subject> {
  readonly subject: Subject
  /** Whole seconds until the act. */
  readonly secondsLeft: number
  /** Why the act failed. */
  readonly error: unknown
  /** What is known of the act that failed; null without one. */
  readonly outcome: FailedOutcome | null
}

export type HeldActionEvent =
  /** Takes the action back before it has happened. */
  | { type: 'hold.undo' }
  /** Acts now. */
  | { type: 'hold.skip' }
  /** Opens the form of a stopped action again. */
  | { type: 'action.reopen' }
  /** Acts again after a failure whose outcome is unknown. */
  | { type: 'action.retry' }
  /** The form is open again, or the user gives the action up. */
  | { type: 'action.dismiss' }
  /** The page is reloaded or closed: nothing happens after that. */
  | { type: 'page.unload' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }
  | GuardedFlowEvent

export type HeldActionEmitted<Subject, Result> =
  | { readonly type: 'done'; readonly subject: Subject; readonly result: Result }
  | ({ readonly type: 'failed'; readonly subject: Subject } & WriteFailure)
  /** The page was left before the call, or during it, so that its outcome is unknown. */
  | { readonly type: 'unfinished'; readonly subject: Subject; readonly isSent: boolean }
  /** The form should open with the subject. */
  | { readonly type: 'reopening'; readonly subject: Subject }
  | GuardedFlowEmitted
