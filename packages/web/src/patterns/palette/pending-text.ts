/** Keeps the text that a user types while the field for it is still loading. */
export interface PendingText {
  /** Starts keeping typed text away from the element that has the focus. */
  readonly start: () => void
  /** Whether text is being kept. It ends when the text is taken, or the user does something else. */
  readonly isPending: () => boolean
  /** Stops, and returns the typed text. */
  readonly take: () => string
}

/**
 * Keeps typed text while a field is being loaded or shown. Escape, Tab, a pointer press and a key in another element
 * discard it.
 */
export function pendingText(): PendingText {
  let text = ''
  let origin: Element | null = null

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, isComposing } = event
    if (key === 'Escape' || key === 'Tab' || target !== origin) return void take()
    const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
    if (isShortcut || isComposing) return
    if ([...key].length === 1) text += key
    else if (key === 'Backspace') text = [...text].slice(0, -1).join('')
    // Enter belongs to the field as well, and would submit the form that has the focus.
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  const take = () => {
    removeEventListener('keydown', onKeyDown, true)
    removeEventListener('pointerdown', take, true)
    const typed = text
    text = ''
    origin = null
    return typed
  }
  return {
    start: () => {
      take()
      origin = document.activeElement
      addEventListener('keydown', onKeyDown, true)
      addEventListener('pointerdown', take, true)
    },
    isPending: () => origin !== null,
    take,
  }
}
