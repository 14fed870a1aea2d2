/** What is typed before the field that it is meant for has the focus. */
export interface PendingText {
  /** Begins to keep what is typed, so that it does not go to what has the focus until then. */
  readonly start: () => void
  /** Whether it goes on: until the text is taken, or somebody does something else. */
  readonly isPending: () => boolean
  /** Ends that, and returns what was typed. */
  readonly take: () => string
}

/**
 * Keeps what is typed while a field is being loaded or shown. Escape, Tab, a press of the pointer and a key in another
 * element end it, and the text is forgotten.
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
    // Enter is meant for the field, too, and would send the form in which the focus is.
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
