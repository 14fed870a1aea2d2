import { type Outcome, outcomeOf, unfinished, type WriteFailure } from '../failed-outcome/index.ts'
import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'
import { permissionProblemOf } from '../permission/index.ts'
import { isRecord } from '../unknown-json/index.ts'

/** The calls that may run at once, by index. */
export const slots = [0, 1, 2] as const

export type Slot = (typeof slots)[number]

/** `skipped`: left out of a retry of what failed. */
export type ItemResult = 'waiting' | 'acting' | 'done' | 'skipped' | WriteFailure

/** The settings of an action. */
export interface ActionInput {
  /** Asks the user first. */
  readonly asks: boolean
  /** Whole seconds before the first call, in which it can be taken back; 0 for none. */
  readonly seconds: number
  /**
   * What shows it: a `dialog` of its screen; a `bar` that stays when the user opens another screen; a `list` that stays
   * too, for many items, and ends with a summary.
   */
  readonly view: 'dialog' | 'bar' | 'list'
}

export interface ActionContext<Item> extends ActionInput {
  readonly items: readonly Item[]
  /** One for each item. */
  readonly results: readonly ItemResult[]
  /** The index of the item that a slot acts on. */
  readonly acting: readonly (number | null)[]
  /** The user stopped it: no other item is started. */
  readonly isStopped: boolean
  /** The API refused the session: no other item is started before the next login. */
  readonly isExpired: boolean
  /** Whole seconds until the first call. */
  readonly secondsLeft: number
}

export type ActionEvent<Item> =
  /** Starts it with these items: with its question, its wait or its calls. Without items, nothing happens. */
  | { type: 'action.ask'; items: readonly Item[] }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' }
  /** Takes the action back before the first call. */
  | { type: 'action.undo' }
  /** Does not wait any longer. */
  | { type: 'action.skip' }
  /** Starts no other item of a list. The running calls finish. */
  | { type: 'action.stop' }
  /** Acts again on the items that failed. */
  | { type: 'action.retry' }
  /** Acts on the items that were not started. */
  | { type: 'action.continue' }
  /** Opens the form of a stopped action again. */
  | { type: 'action.reopen' }
  /** Closes the outcome, or gives up what is not done. */
  | { type: 'action.dismiss' }
  /** The page is reloaded or closed: nothing happens after that. */
  | { type: 'page.unload' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }
  | GuardedFlowEvent

export type ActionEmitted<Item, Result> =
  | { readonly type: 'done'; readonly item: Item; readonly result: Result }
  | ({ readonly type: 'failed'; readonly item: Item } & WriteFailure)
  /** No call is running any more, and none follows. */
  | { readonly type: 'settled'; readonly done: readonly Item[]; readonly isDone: boolean }
  /** It was taken back: its form should open with the items. */
  | { readonly type: 'reopening'; readonly items: readonly Item[] }
  /** Its place was left: nothing else keeps what can be tried again. */
  | { readonly type: 'unfinished'; readonly items: readonly Unfinished<Item>[] }
  /** The user closed it. What the screen shows is outdated after a success, and may be after an unknown outcome. */
  | { readonly type: 'closed'; readonly needsReload: boolean }
  | GuardedFlowEmitted

/** An item that is not done, and can be tried again. */
export type Unfinished<Item> = { readonly item: Item } & Outcome

export const emptyContext = {
  items: [],
  results: [],
  acting: slots.map(() => null),
  isStopped: false,
  isExpired: false,
  secondsLeft: 0,
} as const satisfies Omit<ActionContext<never>, keyof ActionInput>

/** Items that can be acted on: one, or in a list many. */
export const hasItems = ({ view }: Pick<ActionInput, 'view'>, items: unknown): boolean =>
  Array.isArray(items) && items.length > 0 && (items.length === 1 || view === 'list') && items.every(isRecord)

/** Whether the success stays until the user closes it; else it is over at once, for a toast. */
export const showsSuccess = ({ asks, view }: Pick<ActionInput, 'asks' | 'view'>): boolean =>
  view === 'list' || (view === 'dialog' && asks)

export const isFailed = (result: ItemResult | undefined): result is WriteFailure => typeof result === 'object'

/** Not started, and not failed. */
export const isLeft = (result: ItemResult): boolean => result === 'waiting' || result === 'skipped'

/** Why the API refused an item to the user's role, in its words: it would refuse all others too. */
export const permissionProblem = (results: readonly ItemResult[]): string | undefined => {
  for (const result of results) {
    const problem = isFailed(result) ? permissionProblemOf(result.error) : undefined
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Whether an item may start: the user has not stopped it, and the API accepts the session and the role. */
export const mayStart = <Item>({ results, isStopped, isExpired }: ActionContext<Item>): boolean =>
  !isStopped && !isExpired && permissionProblem(results) === undefined

/** Starts the next item in a slot, if there is one and it may start. */
function startNext<Item>(context: ActionContext<Item>, slot: Slot): ActionContext<Item> {
  const { results, acting } = context
  const next = results.indexOf('waiting')
  if (next < 0 || !mayStart(context)) return context
  return { ...context, results: results.with(next, 'acting'), acting: acting.with(slot, next) }
}

/** Whether no slot acts. */
export const hasEnded = <Item>({ acting }: ActionContext<Item>): boolean =>
  acting.every((index) => index === null)

/** Starts an item in each slot. */
export const startAll = <Item>(context: ActionContext<Item>): ActionContext<Item> =>
  slots.reduce(startNext<Item>, context)

/** The result of a slot's item. The slot starts the next one. */
export function settle<Item>(
  context: ActionContext<Item>,
  slot: Slot,
  result: ItemResult,
): ActionContext<Item> {
  const index = context.acting[slot] as number
  return startNext(
    { ...context, results: context.results.with(index, result), acting: context.acting.with(slot, null) },
    slot,
  )
}

/** Only the items that failed wait. */
export const retried = (results: readonly ItemResult[]): readonly ItemResult[] =>
  results.map((result) => (isFailed(result) ? 'waiting' : result === 'waiting' ? 'skipped' : result))

/** Only the items that were not started wait, and those that were refused to the user's role: it may be another by now. */
export const continued = (results: readonly ItemResult[]): readonly ItemResult[] =>
  results.map((result) =>
    result === 'skipped' || permissionProblem([result]) !== undefined ? 'waiting' : result,
  )

/** The items that are done, in their order. */
export const doneItems = <Item>({
  items,
  results,
}: Pick<ActionContext<Item>, 'items' | 'results'>): readonly Item[] =>
  items.filter((_, index) => results[index] === 'done')

/** Whether the API refused an item, and would refuse it again. A role that refuses a list may be another by then. */
const isRefused = (result: ItemResult, { view }: Pick<ActionInput, 'view'>): boolean =>
  isFailed(result) &&
  result.outcome === 'refused' &&
  (view !== 'list' || permissionProblem([result]) === undefined)

/** Whether the API refused what was confirmed: nothing that was typed is lost, and nothing can be tried again. */
export const isOnlyRefused = <Item>(context: ActionContext<Item>): boolean =>
  context.asks && context.results.every((result) => result === 'done' || isRefused(result, context))

const whyUnfinished = (result: ItemResult, { results, isExpired }: ActionContext<unknown>): Outcome => {
  if (isFailed(result)) return outcomeOf(result.error)
  if (result === 'acting') return unfinished.leftDuring
  if (isExpired) return unfinished.sessionOver
  return results.every(isLeft) ? unfinished.leftBefore : unfinished.notStarted
}

/** The items that are not done and can be tried again, each with what is known of it. */
export const unfinishedItems = <Item>(context: ActionContext<Item>): readonly Unfinished<Item>[] =>
  context.items.flatMap((item, index) => {
    const result = context.results[index] as ItemResult
    return result === 'done' || isRefused(result, context)
      ? []
      : [{ item, ...whyUnfinished(result, context) }]
  })

/** Whether every item is done. */
export const isDone = ({ results }: Pick<ActionContext<unknown>, 'results'>): boolean =>
  results.every((result) => result === 'done')

/** Whether it is unknown of an item whether it is done. */
export const isUnknown = (results: readonly ItemResult[]): boolean =>
  results.some((result) => isFailed(result) && result.outcome === 'unknown')
