import type { ConfirmationContext } from './confirmation.model.ts'

/** Where a confirmation stands. */
export type ConfirmationStatus = 'idle' | 'asking' | 'acting' | 'done'

/** What `confirmationView` reads of a snapshot. */
export interface ConfirmationSnapshot<Subject> {
  readonly value: ConfirmationStatus
  readonly context: ConfirmationContext<Subject>
}

/** Everything a confirmation's dialogs draw. */
export interface ConfirmationView<Subject> {
  readonly status: ConfirmationStatus
  /** The question is there. */
  readonly isOpen: boolean
  /** The act is under way; what is confirmed or cancelled meanwhile is not taken. */
  readonly isBusy: boolean
  /** The success is there. */
  readonly isDone: boolean
  /** What it is about; it stays while the dialog goes. */
  readonly subject: Subject | null
  /** Why the last try failed. */
  readonly error: unknown
}

/** Everything a confirmation's dialogs draw, out of a snapshot. */
export const confirmationView = <Subject>({
  value: status,
  context: { subject, error },
}: ConfirmationSnapshot<Subject>): ConfirmationView<Subject> => ({
  status,
  isOpen: status === 'asking' || status === 'acting',
  isBusy: status === 'acting',
  isDone: status === 'done',
  subject,
  error,
})
