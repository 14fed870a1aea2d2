import { useSyncExternalStore } from 'react'
import { entryNumber } from './history.ts'

/** Asks the user whether to leave; `leave` continues the navigation once they agree. */
export type ConfirmLeaving = (leave: () => void) => void

interface Traversal extends Event {
  readonly navigationType: string
  readonly destination: { readonly url: string; readonly key: string }
}

interface NavigationWithTraversals extends EventTarget {
  traverseTo(key: string): unknown
}

const confirmations: ConfirmLeaving[] = []
const listeners = new Set<() => void>()
let watching: AbortController | null = null

const notify = () => {
  for (const listener of listeners) listener()
}

/** Protects unsaved work: while a confirmation is registered, every navigation asks first. */
export const leaveGuard = {
  isBlocked: () => confirmations.length > 0,

  /** Asks `ask` before every navigation. Returns the cleanup. */
  block(ask: ConfirmLeaving): () => void {
    confirmations.push(ask)
    watching ??= watchTraversals()
    notify()
    return () => {
      const index = confirmations.indexOf(ask)
      if (index < 0) return
      confirmations.splice(index, 1)
      if (confirmations.length === 0) {
        watching?.abort()
        watching = null
      }
      notify()
    }
  },

  /** Leaves: at once, or after the user confirms. */
  go(leave: () => void) {
    const ask = confirmations.at(-1)
    if (ask) ask(leave)
    else leave()
  },

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Whether a navigation would ask first. */
export const useIsLeavingBlocked = () =>
  useSyncExternalStore(leaveGuard.subscribe, leaveGuard.isBlocked, () => false)

/** Wraps each navigation of the router: `<Router aroundNav={guardNavigation}>`. */
export function guardNavigation<Options>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
) {
  leaveGuard.go(() => navigate(to, options))
}

/** Guards against leaving without the router: closing the tab, Back and Forward. */
function watchTraversals(): AbortController {
  const undo = new AbortController()
  const { signal } = undo
  const { navigation } = window as unknown as { navigation?: NavigationWithTraversals }
  const path = location.pathname
  const index = entryNumber()

  addEventListener('beforeunload', (event) => event.preventDefault(), { signal })

  // Cancels a traversal where the browser allows it; otherwise `popstate` goes back again.
  navigation?.addEventListener?.(
    'navigate',
    (event) => {
      const { navigationType, destination, cancelable } = event as Traversal
      if (navigationType !== 'traverse' || !cancelable || new URL(destination.url).pathname === path) return
      event.preventDefault()
      leaveGuard.go(() => navigation.traverseTo(destination.key))
    },
    { signal },
  )
  addEventListener(
    'popstate',
    (event) => {
      if (location.pathname === path) return
      // Hides the event from the router, which would change the screen and lose its state.
      event.stopImmediatePropagation()
      const now = entryNumber()
      const steps = index === undefined || now === undefined ? -1 : now - index
      addEventListener('popstate', () => leaveGuard.go(() => history.go(steps)), { once: true, signal })
      history.go(-steps)
    },
    { capture: true, signal },
  )
  return undo
}
