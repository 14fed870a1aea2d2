import { inSession } from './storage.ts'

const memory = inSession('scroll')

/** How long a page that is still filling may grow into its old place. */
const PATIENCE = 3000

const readPlaces = (): Record<string, number> => {
  try {
    const places: unknown = JSON.parse(memory.read() ?? '{}')
    const known = typeof places === 'object' && places !== null ? Object.entries(places) : []
    return Object.fromEntries(known.filter(([, place]) => Number.isFinite(place)))
  } catch {
    return {}
  }
}

interface NavigationWithKey {
  readonly currentEntry: { readonly key: string } | null
}

const entryKey = () => {
  const { navigation } = window as unknown as { navigation?: NavigationWithKey }
  return navigation?.currentEntry?.key ?? location.pathname + location.search
}

/**
 * Opens a new page at its top and finds the old place again on back, forward and reload, also where the rows
 * come later than the page. Returns what undoes it.
 */
export function keepScroll(): () => void {
  const places = readPlaces()
  const undo = new AbortController()
  const { signal } = undo
  let key = entryKey()
  let path = location.pathname
  let stopFinding = () => {}

  const remember = () => {
    places[key] = Math.round(scrollY)
  }

  const find = (place: number) => {
    stopFinding()
    if (place === 0) return scrollTo({ top: 0, behavior: 'instant' })
    const growing = new ResizeObserver(() => {
      scrollTo({ top: place, behavior: 'instant' })
      if (Math.abs(scrollY - place) < 2) stopFinding()
    })
    const impatience = setTimeout(() => stopFinding(), PATIENCE)
    stopFinding = () => {
      growing.disconnect()
      clearTimeout(impatience)
      stopFinding = () => {}
    }
    growing.observe(document.documentElement)
    growing.observe(document.body)
  }

  const onNewEntry = () => {
    key = entryKey()
    // A new query of the same page (a page turn, a sort) keeps the eye where it is.
    if (location.pathname !== path) find(0)
    path = location.pathname
  }

  const onBack = () => {
    key = entryKey()
    path = location.pathname
    find(places[key] ?? 0)
  }

  history.scrollRestoration = 'manual'
  find(places[key] ?? 0)
  addEventListener('scroll', remember, { passive: true, signal })
  // wouter announces both; the browser announces neither.
  addEventListener('pushState', onNewEntry, { signal })
  addEventListener('replaceState', onNewEntry, { signal })
  addEventListener('popstate', onBack, { signal })
  for (const gesture of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(gesture, () => stopFinding(), { passive: true, signal })
  }
  addEventListener('pagehide', () => memory.write(JSON.stringify(places)), { signal })
  return () => {
    undo.abort()
    stopFinding()
    history.scrollRestoration = 'auto'
  }
}
