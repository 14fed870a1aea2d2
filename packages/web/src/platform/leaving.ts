import { useSyncExternalStore } from 'react'
import { entryNumber } from './history.ts'

/** Asks a person whether to leave; `leave` goes where they wanted to go, once they have agreed. */
export type Ask = (leave: () => void) => void

interface Traversal extends Event {
  readonly navigationType: string
  readonly destination: { readonly url: string; readonly key: string }
}

interface NavigationWithTraversals extends EventTarget {
  traverseTo(key: string): unknown
}

const asks: Ask[] = []
const listeners = new Set<() => void>()
let watching: AbortController | null = null

const tell = () => {
  for (const listener of listeners) listener()
}

/** Work on this page that would be lost with it. While it is held, every way out asks first. */
export const leaving = {
  isHeld: () => asks.length > 0,

  /** From now on `ask` is asked by whatever would leave this page. Returns what ends that. */
  hold(ask: Ask): () => void {
    asks.push(ask)
    watching ??= watch()
    tell()
    return () => {
      const place = asks.indexOf(ask)
      if (place < 0) return
      asks.splice(place, 1)
      if (asks.length === 0) {
        watching?.abort()
        watching = null
      }
      tell()
    }
  },

  /** Leaves: at once where nothing is held, else once the person has agreed. */
  go(leave: () => void) {
    const ask = asks.at(-1)
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

/** Whether there is work that would be lost. */
export const useIsHeld = () => useSyncExternalStore(leaving.subscribe, leaving.isHeld, () => false)

/** What stands round each navigation of the router: `<Router aroundNav={askBeforeLeaving}>`. */
export function askBeforeLeaving<Options>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
) {
  leaving.go(() => navigate(to, options))
}

/** Stands at the ways out that are not the router's: closing the tab, Back and Forward. */
function watch(): AbortController {
  const undo = new AbortController()
  const { signal } = undo
  const { navigation } = window as unknown as { navigation?: NavigationWithTraversals }
  const path = location.pathname
  const index = entryNumber()

  addEventListener('beforeunload', (event) => event.preventDefault(), { signal })

  // A browser that can be stopped before it goes is; where it cannot, one comes straight back.
  navigation?.addEventListener?.(
    'navigate',
    (event) => {
      const { navigationType, destination, cancelable } = event as Traversal
      if (navigationType !== 'traverse' || !cancelable || new URL(destination.url).pathname === path) return
      event.preventDefault()
      leaving.go(() => navigation.traverseTo(destination.key))
    },
    { signal },
  )
  addEventListener(
    'popstate',
    (event) => {
      if (location.pathname === path) return
      // Nobody may hear of it: the screen would change, and what is on it would be gone.
      event.stopImmediatePropagation()
      const now = entryNumber()
      const steps = index === undefined || now === undefined ? -1 : now - index
      addEventListener('popstate', () => leaving.go(() => history.go(steps)), { once: true, signal })
      history.go(-steps)
    },
    { capture: true, signal },
  )
  return undo
}
