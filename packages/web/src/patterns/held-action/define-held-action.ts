import type { WriteFailure } from '@tarang/machines/failed-outcome'
import type { NewFailedWrite } from '@tarang/machines/failed-writes'

export interface CallOptions {
  readonly signal: AbortSignal
  readonly idempotencyKey?: string | undefined
}

export interface HeldActionDefinition<Subject> {
  /** Whole seconds of the wait, 1 or more. */
  readonly seconds: number
  /** What happens after the wait, without a full stop: 'Sending “Markets closed” by WhatsApp'. */
  readonly doing: (subject: Subject) => string
  /** What has not happened, as a sentence: '“Markets closed” has not been sent.' */
  readonly notDone: (subject: Subject) => string
  /** The label of the button that ends the wait: 'Send now'. */
  readonly actNow: string
  /** It takes something away: that button is red. */
  readonly isDangerous?: boolean
  readonly act: (subject: Subject, options: CallOptions) => Promise<unknown>
  /** The success message. */
  readonly done: (subject: Subject) => string
  /** The text of a failure. */
  readonly failure: (error: unknown) => string
  /**
   * What is kept in the list of failed saves of an act that failed, or that the page was left before; null for a refusal.
   * Without it the failure stays in the bar.
   */
  readonly failedWrite?: (subject: Subject, failure: WriteFailure) => NewFailedWrite | null
  /** What the act does, in "We do not know whether it was sent."; `done` unless set. */
  readonly participle?: string
  /** The path of the screen that shows whether it has happened; that of the form unless set. */
  readonly listPath?: string
  /** The path of the form that opens again with the subject; without one an action that is taken back is over. */
  readonly formPath?: string
  /** Whether two subjects are the same action; by default it is one object. */
  readonly isSame?: (one: Subject, other: Subject) => boolean
}

/** Completes the declaration of an action that waits before it happens. */
export const defineHeldAction = <Subject>(definition: HeldActionDefinition<Subject>) => ({
  isSame: Object.is as (one: Subject, other: Subject) => boolean,
  ...definition,
})

/** A defined held action. */
export type HeldAction<Subject> = ReturnType<typeof defineHeldAction<Subject>>
