import { inSession } from '#platform/stored/storage'

const memory = inSession('scroll')

/** How long a loading page may take to reach its old height, in milliseconds. */
const RESTORE_TIMEOUT = 3000

const readPositions = (): Record<string, number> => {
  try {
    const positions: unknown = JSON.parse(memory.read() ?? '{}')
    const known = typeof positions === 'object' && positions !== null ? Object.entries(positions) : []
    return Object.fromEntries(known.filter(([, position]) => Number.isFinite(position)))
  } catch {
    return {}
  }
}

const isLoading = () => document.querySelector('main [aria-busy=true]') !== null

interface NavigationWithKey {
  readonly currentEntry: { readonly key: string } | null
}

const entryKey = () => {
  const { navigation } = window as unknown as { navigation?: NavigationWithKey }
  return navigation?.currentEntry?.key ?? location.pathname + location.search
}

/**
 * Opens a new page at its top, and restores the scroll position on back, forward and reload, also when rows load later
 * than the page. Returns the cleanup.
 */
export function restoreScroll(): () => void {
  const positions = readPositions()
  const undo = new AbortController()
  const { signal } = undo
  let key = entryKey()
  let path = location.pathname
  let isRestoring = false
  let stopRestoring = () => {}

  const remember = () => {
    positions[key] = Math.round(scrollY)
  }

  const reaches = (position: number) => {
    scrollTo({ top: position, behavior: 'instant' })
    return Math.abs(scrollY - position) < 2
  }

  const scrollToPosition = (position: number) => {
    stopRestoring()
    if (position === 0) return scrollTo({ top: 0, behavior: 'instant' })
    isRestoring = true
    const growing = new ResizeObserver(() => {
      // Scroll anchoring would move the page when content above it loads, so it is off meanwhile.
      if (reaches(position) && !isLoading()) stopRestoring()
    })
    const timeout = setTimeout(() => stopRestoring(), RESTORE_TIMEOUT)
    stopRestoring = () => {
      growing.disconnect()
      clearTimeout(timeout)
      isRestoring = false
      stopRestoring = () => {}
    }
    growing.observe(document.documentElement)
    growing.observe(document.body)
  }

  const onNewEntry = () => {
    const isSamePage = location.pathname === path
    const position = positions[key]
    // A scroll event fires with the next frame, and the user may follow a link before that.
    if (!isSamePage) remember()
    key = entryKey()
    path = location.pathname
    if (!isSamePage) return scrollToPosition(0)
    // A new query of the same page (another page of rows, a sort) keeps the position. Reading scrollY here would force a
    // layout before the frame.
    if (position !== undefined) positions[key] ??= position
  }

  const onBack = () => {
    remember()
    key = entryKey()
    const isSamePage = location.pathname === path
    path = location.pathname
    const position = positions[key] ?? 0
    // A new page is not drawn yet, so it scrolls later. A new query scrolls now: a later move would happen under the pointer.
    if (isSamePage && reaches(position) && !isLoading()) stopRestoring()
    else scrollToPosition(position)
  }

  history.scrollRestoration = 'manual'
  // The user or the browser may have scrolled a server-rendered page before the application started.
  if (scrollY > 0) remember()
  else scrollToPosition(positions[key] ?? 0)
  addEventListener('scroll', remember, { passive: true, signal })
  // wouter dispatches these two events; the browser does not.
  addEventListener('pushState', onNewEntry, { signal })
  addEventListener('replaceState', onNewEntry, { signal })
  addEventListener('popstate', onBack, { signal })
  // Stores a scroll whose event has not fired yet, before the press changes the page. Skipped while a position is being restored.
  const onPress = () => {
    if (!isRestoring) remember()
  }
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, onPress, { capture: true, passive: true, signal })
  }
  for (const gesture of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => stopRestoring(), { passive: true, signal })
  }
  addEventListener('pagehide', () => memory.write(JSON.stringify(positions)), { signal })
  return () => {
    undo.abort()
    stopRestoring()
    history.scrollRestoration = 'auto'
  }
}
