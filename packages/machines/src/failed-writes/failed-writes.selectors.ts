import { type FailedWrite, type FailedWritesContext, listedWrites } from './failed-writes.model.ts'

export type FailedWritesStatus = 'empty' | 'listed' | 'confirmingDiscard'

/** The part of a snapshot that `failedWritesView` reads. */
export interface FailedWritesSnapshot {
  readonly value: FailedWritesStatus
  readonly context: FailedWritesContext
}

/** The view of the failed writes. */
export interface FailedWritesView {
  /** The writes of the list; an open form shows its own. */
  readonly writes: readonly FailedWrite[]
  /** The write that the user is asked about. */
  readonly discarding: FailedWrite | null
  /** The user is asked whether to log out. */
  readonly isLeaving: boolean
}

export const failedWritesView = ({ value, context }: FailedWritesSnapshot): FailedWritesView => ({
  writes: listedWrites(context),
  discarding: value === 'confirmingDiscard' ? context.chosen : null,
  isLeaving: value === 'confirmingDiscard' && context.chosen === null,
})
