import type { HeldActionContext } from './held-action.model.ts'

export type HeldActionStatus =
  | 'holding'
  | 'confirmingDiscard'
  | 'acting'
  | 'waitingForLogin'
  | 'stopped'
  | 'done'
  | 'closed'

/** The part of a snapshot that `heldActionView` reads. */
export interface HeldActionSnapshot<Subject> {
  readonly value: HeldActionStatus
  readonly context: HeldActionContext<Subject>
}

/** The view of a held action. */
export interface HeldActionView<Subject> {
  readonly status: HeldActionStatus
  readonly subject: Subject
  /** Whole seconds until the act; null when nothing is counted down. */
  readonly secondsLeft: number | null
  /** The act is running. */
  readonly isBusy: boolean
  /** The act is running, or waits for the next login: it can no longer be taken back. */
  readonly isBlocked: boolean
  /** It was taken back, or has failed. */
  readonly isStopped: boolean
  readonly isConfirmingDiscard: boolean
  /** Why the act failed; null where it was taken back. */
  readonly error: unknown
  /** Nobody knows whether the act that failed was done. */
  readonly isUnknown: boolean
}

export const heldActionView = <Subject>({
  value: status,
  context: { subject, secondsLeft, error, outcome },
}: HeldActionSnapshot<Subject>): HeldActionView<Subject> => ({
  status,
  subject,
  secondsLeft: status === 'holding' ? secondsLeft : null,
  isBusy: status === 'acting',
  isBlocked: status === 'acting' || status === 'waitingForLogin',
  isStopped: status === 'stopped' || status === 'confirmingDiscard',
  isConfirmingDiscard: status === 'confirmingDiscard',
  error,
  isUnknown: outcome === 'unknown',
})
