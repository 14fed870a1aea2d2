/**
 * Keeps an element that fills the window above an on-screen keyboard, where the browser (Safari) does not make the window
 * smaller for it. Returns the cleanup.
 */
export function keepAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!element || !viewport) return undefined
  const undo = new AbortController()
  const keepClear = () => {
    // A page that is zoomed in has a small viewport too.
    const isZoomed = viewport.scale > 1
    const covered = window.innerHeight - viewport.height - viewport.offsetTop
    element.style.bottom = isZoomed ? '' : `${Math.max(0, covered)}px`
  }
  keepClear()
  viewport.addEventListener('resize', keepClear, { signal: undo.signal })
  viewport.addEventListener('scroll', keepClear, { signal: undo.signal })
  return () => undo.abort()
}
