import type { FailedWrite, FailedWritesContext } from './failed-writes.model.ts'

export type FailedWritesStatus = 'empty' | 'listed' | 'opening' | 'confirmingDiscard'

/** The part of a snapshot that `failedWritesView` reads. */
export interface FailedWritesSnapshot {
  readonly value: FailedWritesStatus
  readonly context: FailedWritesContext
}

/** The view of the failed writes. */
export interface FailedWritesView {
  readonly writes: readonly FailedWrite[]
  /** A write is in its form, which shows the failure. */
  readonly hasForm: boolean
  /** The write whose form should open, and whether the form then sends it. */
  readonly opening: { readonly write: FailedWrite; readonly isRetry: boolean } | null
  /** The write that the user is asked about. */
  readonly discarding: FailedWrite | null
  /** The user is asked whether to log out. */
  readonly isLeaving: boolean
}

export const failedWritesView = ({
  value,
  context: { writes, inForm, chosen, isRetry },
}: FailedWritesSnapshot): FailedWritesView => ({
  writes,
  hasForm: inForm !== null,
  opening: value === 'opening' && chosen ? { write: chosen, isRetry } : null,
  discarding: value === 'confirmingDiscard' ? chosen : null,
  isLeaving: value === 'confirmingDiscard' && chosen === null,
})
