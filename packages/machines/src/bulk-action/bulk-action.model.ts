import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'
import { permissionProblemOf } from '../permission/index.ts'
import { isRecord } from '../unknown-json.ts'

/** The calls that may run at once, by index. */
export const lanes = [0, 1, 2] as const

export type Lane = (typeof lanes)[number]

/** `skipped`: not started before a stop, and not part of the retry after it. */
export type ItemResult = 'waiting' | 'acting' | 'done' | 'skipped' | { readonly error: unknown }

export interface BulkActionInput {
  /** Whole seconds between the confirmation and the first call. */
  readonly holdSeconds: number
}

export interface BulkActionContext<Item> extends BulkActionInput {
  readonly items: readonly Item[]
  /** One for each item. */
  readonly results: readonly ItemResult[]
  /** The index of the item that a lane acts on. */
  readonly acting: readonly (number | null)[]
  /** The user stopped it: no other item is started. */
  readonly isStopped: boolean
  /** The API refused the session: no other item is started before the next login. */
  readonly isExpired: boolean
  /** Whole seconds until the first call. */
  readonly secondsLeft: number
}

export type BulkActionEvent<Item> =
  /** Asks the user whether to act on these items. Without items, nothing happens. */
  | { type: 'bulk.ask'; items: readonly Item[] }
  | { type: 'bulk.confirm' }
  | { type: 'bulk.cancel' }
  /** Takes the action back before the first call. */
  | { type: 'hold.undo' }
  /** Does not wait any longer. */
  | { type: 'hold.skip' }
  /** Starts no other item. The running calls finish. */
  | { type: 'bulk.stop' }
  /** Acts again on the items that failed. */
  | { type: 'failed.retry' }
  /** Closes the summary. */
  | { type: 'bulk.dismiss' }
  | GuardedFlowEvent

export type BulkActionEmitted<Item> =
  | { readonly type: 'failed'; readonly item: Item; readonly error: unknown }
  /** No call is running any more, and none follows. */
  | { readonly type: 'finished'; readonly done: readonly Item[] }
  | GuardedFlowEmitted

export const emptyContext = {
  items: [],
  results: [],
  acting: lanes.map(() => null),
  isStopped: false,
  isExpired: false,
  secondsLeft: 0,
} as const satisfies Omit<BulkActionContext<never>, keyof BulkActionInput>

/** Items that can be acted on. */
export const hasItems = (items: unknown): boolean =>
  Array.isArray(items) && items.length > 0 && items.every(isRecord)

export const isFailed = (result: ItemResult): result is { readonly error: unknown } =>
  typeof result === 'object'

/** Why the API refused an item to the user's role, in its words: it would refuse all others too. */
export const permissionProblem = (results: readonly ItemResult[]): string | undefined => {
  for (const result of results) {
    const problem = isFailed(result) ? permissionProblemOf(result.error) : undefined
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Whether an item may start: the user has not stopped it, and the API accepts the session and the role. */
export const mayStart = <Item>({ results, isStopped, isExpired }: BulkActionContext<Item>): boolean =>
  !isStopped && !isExpired && permissionProblem(results) === undefined

/** Starts the next item in a lane, if there is one and it may start. */
function startNext<Item>(context: BulkActionContext<Item>, lane: Lane): BulkActionContext<Item> {
  const { results, acting } = context
  const next = results.indexOf('waiting')
  if (next < 0 || !mayStart(context)) return context
  return { ...context, results: results.with(next, 'acting'), acting: acting.with(lane, next) }
}

/** Whether no lane acts. */
export const hasEnded = <Item>({ acting }: BulkActionContext<Item>): boolean =>
  acting.every((index) => index === null)

/** Starts an item in each lane. */
export const startAll = <Item>(context: BulkActionContext<Item>): BulkActionContext<Item> =>
  lanes.reduce(startNext<Item>, context)

/** The result of a lane's item. The lane starts the next one. */
export function settle<Item>(
  context: BulkActionContext<Item>,
  lane: Lane,
  result: ItemResult,
): BulkActionContext<Item> {
  const index = context.acting[lane] as number
  return startNext(
    { ...context, results: context.results.with(index, result), acting: context.acting.with(lane, null) },
    lane,
  )
}

/** Only the items that failed wait. */
export const retried = (results: readonly ItemResult[]): readonly ItemResult[] =>
  results.map((result) => (isFailed(result) ? 'waiting' : result === 'waiting' ? 'skipped' : result))

/** The items with a result, in their order. */
export const itemsThat = <Item>(
  { items, results }: Pick<BulkActionContext<Item>, 'items' | 'results'>,
  has: (result: ItemResult) => boolean,
): readonly Item[] => items.filter((_, index) => has(results[index] as ItemResult))
