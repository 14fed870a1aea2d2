import { inSession } from './storage.ts'

const memory = inSession('scroll')

/** Milliseconds in which a loading page may reach its old height. */
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
      // What still loads above would push the page on: the browser keeps its place in the content, not the position.
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
    // The event of a scroll comes with the next frame, and a link may be followed before that.
    if (!isSamePage) remember()
    key = entryKey()
    path = location.pathname
    if (!isSamePage) return scrollToPosition(0)
    // A new query of the same page (another page of rows, a sort) keeps the position. It is not asked for: what caused the
    // query may have changed the page, and the layout would be computed before the frame.
    if (position !== undefined) positions[key] ??= position
  }

  const onBack = () => {
    remember()
    key = entryKey()
    const isSamePage = location.pathname === path
    path = location.pathname
    const position = positions[key] ?? 0
    // Another page is not drawn yet. A page with another query is usually high enough, and must not move in a later
    // frame, under the pointer.
    if (isSamePage && reaches(position) && !isLoading()) stopRestoring()
    else scrollToPosition(position)
  }

  history.scrollRestoration = 'manual'
  // A page of the server has been read, and scrolled by its reader or the browser, before the application is there.
  if (scrollY > 0) remember()
  else scrollToPosition(positions[key] ?? 0)
  addEventListener('scroll', remember, { passive: true, signal })
  // wouter dispatches these two events; the browser does not.
  addEventListener('pushState', onNewEntry, { signal })
  addEventListener('replaceState', onNewEntry, { signal })
  addEventListener('popstate', onBack, { signal })
  // A scroll whose event has not come, before what the press changes. A page that still grows is not where it belongs.
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
