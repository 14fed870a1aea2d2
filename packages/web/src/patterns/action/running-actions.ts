import {
  type ActionEmitted,
  type ActionMachine,
  type ActionView,
  actionView,
  createActionMachine,
  type Unfinished,
  unfinishedItems,
} from '@tarang/machines/action'
import { createActor } from '@tarang/machines/create-actor'
import type { NewFailedWrite } from '@tarang/machines/failed-writes'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { callBack, type FlowCallbacks, holdFlow } from '#patterns/held-flow'
import { failureText } from '#platform/api/failure'
import { resumeSubmission, submissionKey, submitOnce } from '#platform/api/submission'
import type { FormToOpen } from '#platform/navigation/form-in-history'
import { createStore } from '#platform/stored/store'
import { toaster, UNDO_DURATION } from '#ui/toaster'
import { actionBar } from './action-bar-element.ts'
import type { Action } from './define-action.ts'
import { keepFailed } from './failed-action.ts'

/** One action with its machine. It survives the screen that has started it if it waits or acts on many. */
export interface RunningAction {
  readonly id: number
  readonly action: Action<object>
  readonly actor: ActorRefFrom<ActionMachine<object>>
  readonly view: ActionView<object>
}

/** A screen that shows the records of an action. */
export interface ActionCallbacks<Item> {
  /** Gets what the act returned. */
  readonly onDone?: ((item: Item, result: unknown) => void) | undefined
  /** It is unknown whether an act that failed was done, or the user wants to look. */
  readonly onUnknown?: (() => void) | undefined
  /** No call is running any more. */
  readonly onSettled?: ((done: readonly Item[]) => void) | undefined
  /** The user closed it; what the screen shows may be outdated. */
  readonly onClosed?: ((needsReload: boolean) => void) | undefined
  /** Tries a failed one again in its place: the screen asks first. */
  readonly retry?: ((item: Item) => void) | undefined
}

let running: readonly RunningAction[] = []
let nextId = 0
const store = createStore(() => running)
const screens = new Map<Action<object>, Set<ActionCallbacks<never>>>()
const cleanups = new Map<number, () => void>()
/** The records of a run, by each of them. */
const runs = new WeakMap<object, object>()
/** What the list of failed saves keeps of a run, by the id of its action. */
const kept = new Map<number, NewFailedWrite>()
/** The address from which a run was started, by the id of its action. */
const paths = new Map<number, string>()

function setRunning(changed: readonly RunningAction[]) {
  running = changed
  store.notify()
}

/** The list forgets the type of the records. */
const untyped = <Item extends object>(action: Action<Item>) => action as unknown as Action<object>

const machineOf = ({ act }: Action<object>) =>
  createActionMachine<object>().provide({
    actors: {
      act: fromPromise<unknown, { item: object }>(({ input: { item }, signal }) =>
        unlessAborted(
          signal,
          submitOnce(item, (idempotencyKey) =>
            act(item, { signal, idempotencyKey, run: runs.get(item) ?? item }),
          ),
        ),
      ),
    },
  })

const callbacksOf = ({ action }: RunningAction) =>
  [...(screens.get(action) ?? [])] as unknown as ActionCallbacks<object>[]

const isOver = ({ view: { status } }: RunningAction) => status === 'idle' || status === 'done'

/** Gives what is not done to the list of failed saves. Returns whether it keeps it. */
function keep({ id, action, actor }: RunningAction, unfinished: readonly Unfinished<object>[]): boolean {
  const { items } = actor.getSnapshot().context
  const write = keepFailed(action, items, unfinished, { path: paths.get(id), before: kept.get(id) })
  if (write) kept.set(id, write)
  else kept.delete(id)
  return write !== null
}

function create(action: Action<object>): RunningAction {
  const { question, seconds, view } = action
  const actor = createActor(machineOf(action), {
    input: { asks: question !== undefined, seconds, view },
  })
  nextId += 1
  const one: RunningAction = { id: nextId, action, actor, view: actionView(actor.getSnapshot()) }
  const subscription = actor.subscribe((snapshot) =>
    setRunning(
      running.map((other) => (other.id === one.id ? { ...other, view: actionView(snapshot) } : other)),
    ),
  )
  const offerUndo = (item: object, result: unknown) => {
    let undo = action.undo?.(item, result)
    const start = () => {
      if (undo) runningActions.start(action, [undo])
      // A double click takes back once, also where the first call has ended by then.
      undo = null
    }
    return undo && { action: { label: 'Undo', onClick: start }, duration: UNDO_DURATION }
  }
  let undo: ReturnType<typeof offerUndo>
  const callbacks: FlowCallbacks<ActionEmitted<object, unknown>> = {
    done: ({ item, result }) => {
      undo = offerUndo(item, result)
      for (const { onDone } of callbacksOf(one)) onDone?.(item, result)
    },
    failed: ({ outcome }) => {
      if (outcome === 'unknown') runningActions.look(one)
    },
    settled: ({ done, isDone }) => {
      for (const { onSettled } of callbacksOf(one)) onSettled?.(done)
      const { context } = actor.getSnapshot()
      const isKept =
        (isDone || view === 'bar' || kept.has(one.id)) && keep(one, isDone ? [] : unfinishedItems(context))
      if (isDone && view !== 'list' && !(question && view === 'dialog'))
        toaster.success({
          title: action.done(done),
          ...(action.doneDetail && done[0] && { description: action.doneDetail(done[0]) }),
          ...undo,
        })
      const { error, isUnknown } = actionView(actor.getSnapshot())
      // Nothing was typed, and the API would refuse it again.
      if (action.isQuick && error !== null && unfinishedItems(context).length === 0) {
        toaster.error({ title: failureText(action.failure(error), error) })
        return actor.send({ type: 'action.dismiss' })
      }
      // With an unknown outcome the bar stays too, so that the user can check the record or try again.
      if (!isKept || isUnknown || view !== 'bar') return
      toaster.error({
        title: failureText(action.failure(error), error),
        description: 'It is kept under “Not saved”, at the top of the page.',
      })
      actor.send({ type: 'action.dismiss' })
    },
    unfinished: ({ items }) => {
      keep(one, items)
      kept.delete(one.id)
    },
    reopening: () => {
      if (action.form) runningActions.reopen(one)
      else actor.send({ type: 'action.dismiss' })
    },
    closed: ({ needsReload }) => {
      kept.delete(one.id)
      for (const { onClosed } of callbacksOf(one)) onClosed?.(needsReload)
    },
  }
  const release = holdFlow<ActionEmitted<object, unknown>>(
    actor,
    (event) => void callBack(callbacks, event),
    view === 'dialog' ? 'screen' : 'console',
  )
  const unload = () => actor.send({ type: 'page.unload' })
  addEventListener('pagehide', unload)
  cleanups.set(one.id, () => {
    removeEventListener('pagehide', unload)
    subscription.unsubscribe()
    release()
    actor.stop()
  })
  actor.start()
  setRunning([...running, one])
  return one
}

function remove(one: RunningAction) {
  cleanups.get(one.id)?.()
  cleanups.delete(one.id)
  paths.delete(one.id)
  setRunning(running.filter(({ id }) => id !== one.id))
}

/** Opens a form by a navigation; the bars set it, because they know the router. */
let openScreen: (path: string, form: FormToOpen) => void = () => {}

export const runningActions = {
  subscribe: store.subscribe,
  /** A hook. */
  useList: () => store.useValue(),

  /** The last run of an action. */
  latest: <Item extends object>(action: Action<Item> | undefined) =>
    running.findLast((one) => action && one.action === untyped(action)),

  /** Starts an action. Does nothing for a record on which it waits or acts; replaces one on which it has stopped. */
  start<Item extends object>(
    definition: Action<Item>,
    items: readonly Item[],
    write: NewFailedWrite | undefined = undefined,
  ) {
    const action = untyped(definition)
    const ofAction = running.filter((one) => one.action === action)
    const [item] = items
    const same = ofAction.find(
      (one) =>
        !isOver(one) &&
        one.view.items.length === 1 &&
        action.isSame(one.view.items[0] as object, item as Item),
    )
    if (same && same.view.status !== 'stopped') return actionBar()?.focus()
    const before = write ?? (same && kept.get(same.id))
    // A failure on the screen makes room for another attempt.
    if (action.view === 'dialog')
      for (const { actor, view } of ofAction)
        if (view.status === 'stopped') actor.send({ type: 'action.dismiss' })
    // Sent again unchanged, it is the same submission.
    const submitted = same ? same.view.items : items
    same?.actor.send({ type: 'action.dismiss' })
    const { id, actor } =
      running.find((one) => one.action === action && one.view.status === 'idle') ?? create(action)
    paths.set(id, location.pathname + location.search)
    if (before) kept.set(id, before)
    for (const one of items) runs.set(one, items)
    actor.send({ type: 'action.ask', items: submitted })
  },

  /** Tries again what failed, under the keys of its first attempts. */
  retry<Item extends object>(action: Action<Item>, write: NewFailedWrite, screen: ActionCallbacks<Item>) {
    const items = (write.items ?? []).map(({ item, idempotencyKey }) => {
      if (idempotencyKey !== undefined) resumeSubmission(item, idempotencyKey)
      return item as Item
    })
    const [first] = items
    if (screen.retry && first) screen.retry(first)
    else runningActions.start(action, items, write)
  },

  /** Shows the records of an action's screens as they are now. */
  look(one: RunningAction) {
    for (const { onUnknown } of callbacksOf(one)) onUnknown?.()
  },

  /** Opens the form of an action, which ends once it is open. */
  reopen({ action: { form }, actor }: RunningAction) {
    const [draft] = actor.getSnapshot().context.items
    if (!form || !draft) return
    const idempotencyKey = submissionKey(draft)
    openScreen(form.path, { form: form.title, row: null, draft, idempotencyKey })
  },

  /** Ends the runs of an action that were taken back or have failed. */
  dismiss<Item extends object>(action: Action<Item>) {
    for (const one of running)
      if (one.action === untyped(action) && one.view.status === 'stopped')
        one.actor.send({ type: 'action.dismiss' })
  },

  /** Sets how a form is opened. Returns the cleanup, which stops every action. */
  mount(open: typeof openScreen): () => void {
    openScreen = open
    return () => {
      openScreen = () => {}
      kept.clear()
      for (const one of running) remove(one)
    }
  },

  /** Registers a screen. Returns the cleanup. */
  connect<Item extends object>(definition: Action<Item>, screen: ActionCallbacks<Item>): () => void {
    const action = untyped(definition)
    const shown = screens.get(action) ?? new Set()
    screens.set(action, shown.add(screen as ActionCallbacks<never>))
    // Its dialog is there before it opens: it may take the place of one that closes.
    if (!running.some((one) => one.action === action)) create(action)
    return () => {
      shown.delete(screen as ActionCallbacks<never>)
      if (shown.size > 0 || action.view !== 'dialog') return
      for (const one of running) if (one.action === action) remove(one)
    }
  },
}
