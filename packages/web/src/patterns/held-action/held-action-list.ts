import type { HeldAction } from './define-held-action.ts'

/** One action that waits, runs, or has stopped. */
export interface HeldItem {
  readonly id: number
  readonly definition: HeldAction<unknown>
  readonly subject: unknown
}

/** A screen that shows the records of an action. */
export interface HeldActionScreen<Subject> {
  /** Loads the records again: the action has happened, or may have. */
  readonly reload: () => void
  /** Opens the form with the subject; false where another form is open. */
  readonly reopen?: ((subject: Subject) => boolean) | undefined
}

interface Reopening {
  readonly item: HeldItem
  readonly onOpened: () => void
}

let items: readonly HeldItem[] = []
let nextId = 0
/** The item whose screen was opened to show its form. */
let reopening: Reopening | null = null
const stopped = new WeakSet<HeldItem>()
/** The action that was taken up again last: sent again unchanged, it is the same submission. */
let reopened: HeldItem | null = null
const listeners = new Set<() => void>()
const screens = new Map<object, Set<HeldActionScreen<never>>>()

function setItems(changed: readonly HeldItem[]) {
  items = changed
  for (const listener of listeners) listener()
}

/** The list forgets the type that a definition has in common with its subject. */
const untyped = <Subject>(definition: HeldAction<Subject>) => definition as unknown as HeldAction<unknown>

const isItem = <Subject>(item: HeldItem | null, definition: HeldAction<Subject>, subject: Subject) =>
  item?.definition === untyped(definition) && definition.isSame(item.subject as Subject, subject)

function openForm({ item, onOpened }: Reopening): boolean {
  const isOpen = [...(screens.get(item.definition) ?? [])].some((screen) =>
    screen.reopen?.(item.subject as never),
  )
  if (!isOpen) return false
  reopening = null
  reopened = item
  onOpened()
  return true
}

/** The actions that wait, run or have stopped, in their order. They survive the screen that has started them. */
export const heldActions = {
  list: () => items,

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },

  /** Starts the wait. Does nothing for an action that waits or runs; replaces one that has stopped. */
  hold<Subject>(definition: HeldAction<Subject>, subject: Subject) {
    const same = items.find((item) => isItem(item, definition, subject))
    if (same && !stopped.has(same)) return
    if (same) {
      reopened = same
      heldActions.remove(same)
    }
    nextId += 1
    const isAgain = isItem(reopened, definition, subject)
    const item = {
      id: nextId,
      definition: untyped(definition),
      subject: isAgain ? (reopened as HeldItem).subject : subject,
    }
    setItems([...items, item])
  },

  /** Marks an action that was taken back or has failed. */
  stop: (item: HeldItem) => void stopped.add(item),

  remove(item: HeldItem) {
    if (reopening?.item === item) reopening = null
    setItems(items.filter((each) => each !== item))
  },

  clear() {
    reopening = null
    reopened = null
    setItems([])
  },

  /** Opens the form of an item: on its screen, or once `openScreen` has shown the screen. */
  reopen(item: HeldItem, { openScreen, onOpened }: { openScreen: () => void; onOpened: () => void }) {
    reopening = { item, onOpened }
    if (!openForm(reopening)) openScreen()
  },

  /** Loads the records of an action's screens again. */
  reloadScreens({ definition }: HeldItem) {
    for (const screen of screens.get(definition) ?? []) screen.reload()
  },

  /** Registers a screen, and opens the form that waits for it. Returns the cleanup. */
  show<Subject>(definition: HeldAction<Subject>, screen: HeldActionScreen<Subject>): () => void {
    const shown = screens.get(definition) ?? new Set()
    screens.set(definition, shown.add(screen as HeldActionScreen<never>))
    if (reopening?.item.definition === untyped(definition)) openForm(reopening)
    return () => {
      shown.delete(screen as HeldActionScreen<never>)
    }
  },
}
