/**
 * Gives a clicked button the focus. Safari on macOS and iOS does not, and a dialog that the button opens would have
 * nowhere to give the focus back to. Returns what undoes it.
 */
export function focusClickedButtons(): () => void {
  const undo = new AbortController()
  const { signal } = undo
  let isRefused = false
  // A button that prevents this leaves the focus where it is, in every engine.
  addEventListener(
    'mousedown',
    ({ defaultPrevented }) => {
      isRefused = defaultPrevented
    },
    { signal },
  )
  addEventListener(
    'click',
    ({ target, detail }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
      const isByPointer = detail > 0
      if (isByPointer && !isRefused && document.activeElement !== button)
        button?.focus({ preventScroll: true })
    },
    { capture: true, signal },
  )
  return () => undo.abort()
}
