import { type BulkActionContext, isFailed, mayStart, permissionProblem } from './bulk-action.model.ts'

/** The part of a snapshot that `bulkActionView` reads. */
export interface BulkActionSnapshot<Item> {
  readonly value:
    | 'idle'
    | 'confirming'
    | 'holding'
    | 'waitingForLogin'
    | 'finished'
    | { readonly running: object }
  readonly context: BulkActionContext<Item>
}

/** The view of a bulk action. */
export interface BulkActionView<Item> {
  readonly total: number
  readonly done: number
  /** The items that failed, in their order. */
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[]
  /** Neither done nor failed. */
  readonly left: number
  readonly isConfirming: boolean
  /** Whole seconds until the first call; null while it does not wait. */
  readonly secondsLeft: number | null
  /** Calls are running. */
  readonly isRunning: boolean
  /** Calls are running, and no other item is started. */
  readonly isStopping: boolean
  /** The session has ended: the next login continues. */
  readonly isExpired: boolean
  readonly isFinished: boolean
  /** The API refused the user's role, in its words. */
  readonly permissionProblem: string | undefined
}

export function bulkActionView<Item>({ value, context }: BulkActionSnapshot<Item>): BulkActionView<Item> {
  const { items, results, isExpired, secondsLeft } = context
  const isRunning = typeof value === 'object'
  const done = results.filter((result) => result === 'done').length
  const failed = items.flatMap((item, index) => {
    const result = results[index]
    return result !== undefined && isFailed(result) ? [{ item, error: result.error }] : []
  })
  return {
    total: items.length,
    done,
    failed,
    left: items.length - done - failed.length,
    isConfirming: value === 'confirming',
    secondsLeft: value === 'holding' ? secondsLeft : null,
    isRunning,
    isStopping: isRunning && !mayStart(context),
    isExpired,
    isFinished: value === 'finished',
    permissionProblem: permissionProblem(results),
  }
}
