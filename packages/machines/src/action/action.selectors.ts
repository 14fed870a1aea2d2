import type { WriteFailure } from '../failed-outcome/index.ts'
import {
  type ActionContext,
  isFailed,
  isLeft,
  isUnknown,
  mayStart,
  permissionProblem,
} from './action.model.ts'

export type ActionStatus =
  | 'idle'
  | 'asking'
  | 'waiting'
  | 'acting'
  | 'waitingForLogin'
  | 'stopped'
  | 'confirmingDiscard'
  | 'done'

/** The part of a snapshot that `actionView` reads. */
export interface ActionSnapshot<Item> {
  readonly value:
    | Exclude<ActionStatus, 'acting' | 'stopped'>
    | { readonly acting: object }
    | { readonly stopped: string }
  readonly context: ActionContext<Item>
}

/** The view of an action. */
export interface ActionView<Item> {
  readonly status: ActionStatus
  readonly items: readonly Item[]
  readonly total: number
  readonly done: number
  /** The items that failed, in their order. */
  readonly failed: readonly ({ readonly item: Item } & WriteFailure)[]
  /** The items that were not started. */
  readonly left: readonly Item[]
  /** Whole seconds until the first call; null while it does not wait. */
  readonly secondsLeft: number | null
  /** Calls are running. */
  readonly isBusy: boolean
  /** Calls are running, or wait for the next login: it can no longer be taken back. */
  readonly isBlocked: boolean
  /** Calls are running, and no other item is started. */
  readonly isStopping: boolean
  /** Why the first item failed; null where none did. */
  readonly error: unknown
  /** It is unknown of an item that failed whether it is done. */
  readonly isUnknown: boolean
  /** The API refused the user's role, in its words. */
  readonly permissionProblem: string | undefined
}

export function actionView<Item>({ value, context }: ActionSnapshot<Item>): ActionView<Item> {
  const { items, results, secondsLeft } = context
  const status = typeof value === 'string' ? value : 'acting' in value ? 'acting' : 'stopped'
  const failed = items.flatMap((item, index) => {
    const result = results[index]
    return isFailed(result) ? [{ item, ...result }] : []
  })
  return {
    status,
    items,
    total: items.length,
    done: results.filter((result) => result === 'done').length,
    failed,
    left: items.filter((_, index) => isLeft(results[index] ?? 'done')),
    secondsLeft: status === 'waiting' ? secondsLeft : null,
    isBusy: status === 'acting',
    isBlocked: status === 'acting' || status === 'waitingForLogin',
    isStopping: status === 'acting' && !mayStart(context),
    error: failed[0]?.error ?? null,
    isUnknown: isUnknown(results),
    permissionProblem: permissionProblem(results),
  }
}
