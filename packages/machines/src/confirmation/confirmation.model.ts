/** What a confirmation knows: what it is about, and why it was not done. */
export interface ConfirmationContext<Subject> {
  /** What was asked about last. */
  readonly subject: Subject | null
  /** Why the last try failed. */
  readonly error: unknown
}

/** What a confirmation can be told. */
export type ConfirmationEvent<Subject> =
  | { type: 'confirmation.ask'; subject: Subject }
  | { type: 'confirmation.confirm' }
  | { type: 'confirmation.cancel' }
  /** Closes the success. */
  | { type: 'confirmation.dismiss' }

/** What a confirmation tells. */
export type ConfirmationTold<Subject, Result> =
  | { readonly type: 'done'; readonly subject: Subject; readonly result: Result }
  | { readonly type: 'failed'; readonly subject: Subject; readonly error: unknown }
  /** The API no longer knows the session; the question waits for `confirmation.confirm` after another login. */
  | { readonly type: 'sessionExpired' }
  /** The question was taken back, or the success closed. */
  | { readonly type: 'closed'; readonly isDone: boolean }
