import type { ConfirmationContext } from './confirmation.model.ts'

export type ConfirmationStatus = 'idle' | 'confirming' | 'acting' | 'waitingForLogin' | 'done'

/** The part of a snapshot that `confirmationView` reads. */
export interface ConfirmationSnapshot<Subject> {
  readonly value: ConfirmationStatus
  readonly context: ConfirmationContext<Subject>
}

/** The view of a confirmation's dialogs. */
export interface ConfirmationView<Subject> {
  readonly status: ConfirmationStatus
  /** The confirmation dialog is open. */
  readonly isOpen: boolean
  /** The act is running. */
  readonly isBusy: boolean
  /** Confirming and cancelling are ignored: the act is running, or waits for the next login. */
  readonly isBlocked: boolean
  /** The success message is open. */
  readonly isDone: boolean
  /** The subject of the question. It stays while the dialog closes. */
  readonly subject: Subject | null
  /** Why the last act failed. */
  readonly error: unknown
  /** Nobody knows whether the act that failed was done. */
  readonly isUnknown: boolean
}

export const confirmationView = <Subject>({
  value: status,
  context: { subject, error, outcome },
}: ConfirmationSnapshot<Subject>): ConfirmationView<Subject> => ({
  status,
  isOpen: status === 'confirming' || status === 'acting' || status === 'waitingForLogin',
  isBusy: status === 'acting',
  isBlocked: status === 'acting' || status === 'waitingForLogin',
  isDone: status === 'done',
  subject,
  error,
  isUnknown: outcome === 'unknown',
})
