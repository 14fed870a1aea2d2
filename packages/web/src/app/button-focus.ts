/**
 * Focuses a clicked button. Safari on macOS and iOS does not, and a dialog that the button opens could not return the
 * focus to it. Returns the cleanup.
 */
export function focusClickedButtons(): () => void {
  const undo = new AbortController()
  const { signal } = undo
  let isRefused = false
  // A button that prevents this event keeps the focus where it is, in every engine.
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
      const button = target instanceof Element ? target.closest<HTMLElement>('button, [role=button]') : null
      const isByPointer = detail > 0
      if (isByPointer && !isRefused && document.activeElement !== button)
        button?.focus({ preventScroll: true })
    },
    { capture: true, signal },
  )
  return () => undo.abort()
}
