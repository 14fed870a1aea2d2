/** What is typed before the field that it is meant for has the focus. */
export interface TypedAhead {
  /** Begins to keep what is typed, so that it changes nothing else. */
  readonly start: () => void
  /** Stops, and returns what was typed. */
  readonly take: () => string
}

/** Keeps characters that are typed while a field is being loaded or shown; a press of the pointer forgets them. */
export function typedAhead(): TypedAhead {
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    const isCharacter = [...key].length === 1
    if (ctrlKey || metaKey || altKey || isComposing || (!isCharacter && key !== 'Backspace')) return
    text = isCharacter ? text + key : text.slice(0, -1)
    event.preventDefault()
    event.stopPropagation()
  }
  const take = () => {
    removeEventListener('keydown', onKeyDown, true)
    removeEventListener('pointerdown', take, true)
    const typed = text
    text = ''
    return typed
  }
  return {
    start: () => {
      take()
      addEventListener('keydown', onKeyDown, true)
      addEventListener('pointerdown', take, true)
    },
    take,
  }
}
