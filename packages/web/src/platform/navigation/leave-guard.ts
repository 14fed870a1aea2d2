import { createStore } from '../stored/store.ts'
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

/** What a confirmation protects: work on the screen, or an action that continues when another screen is opened. */
export type Protected = 'screen' | 'console'

const confirmations: Record<Protected, ConfirmLeaving[]> = { screen: [], console: [] }
/** The listeners of the page, while there is a confirmation of their scope. */
const watching: Record<Protected, AbortController | null> = { screen: null, console: null }

const isBlocked = createStore(() => confirmations.screen.length + confirmations.console.length > 0)

/**
 * Protects unsaved work. While a confirmation of the screen is registered, every navigation asks first; one of the console
 * is asked only at a logout. Closing the tab asks for both.
 */
export const leaveGuard = {
  isBlocked: isBlocked.read,

  /** Asks `ask` before leaving. Returns the cleanup. */
  block(ask: ConfirmLeaving, scope: Protected = 'screen'): () => void {
    const asks = confirmations[scope]
    asks.push(ask)
    watching[scope] ??= scope === 'screen' ? watchTraversals() : watchClosing()
    isBlocked.notify()
    return () => {
      const index = asks.indexOf(ask)
      if (index < 0) return
      asks.splice(index, 1)
      if (asks.length === 0) {
        watching[scope]?.abort()
        watching[scope] = null
      }
      isBlocked.notify()
    }
  },

  /** Leaves the screen: at once, or after the user confirms. */
  go(leave: () => void) {
    const ask = confirmations.screen.at(-1)
    if (ask) ask(leave)
    else leave()
  },

  /** Leaves the console, after the user confirms for the screen and for every action that continues. */
  goFromConsole(leave: () => void) {
    leaveGuard.go(() => confirmations.console.reduce<() => void>((next, ask) => () => ask(next), leave)())
  },
}

/** Whether a navigation would ask first. */
export const useIsLeavingBlocked = isBlocked.useValue

/** Wraps each navigation of the router: `<Router aroundNav={guardNavigation}>`. */
export function guardNavigation<Options>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
) {
  leaveGuard.go(() => navigate(to, options))
}

/** Asks before the tab is closed. */
function watchClosing(): AbortController {
  const undo = new AbortController()
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: undo.signal })
  return undo
}

/** Guards against leaving without the router: closing the tab, Back and Forward. */
function watchTraversals(): AbortController {
  const undo = watchClosing()
  const { signal } = undo
  const { navigation } = window as unknown as { navigation?: NavigationWithTraversals }
  const path = location.pathname
  const index = entryNumber()

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
