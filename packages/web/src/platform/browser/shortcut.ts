import { useEffect, useEffectEvent } from 'react'

const isApple = () => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')

/** The name of a shortcut, with Cmd on Apple's systems and Ctrl elsewhere: 'Ctrl K', '⌘K'. */
export const shortcutName = (key: string) =>
  isApple() ? `⌘${key.toUpperCase()}` : `Ctrl ${key.toUpperCase()}`

/** The same for `aria-keyshortcuts`: 'Control+K', 'Meta+K'. */
export const ariaShortcut = (key: string) => `${isApple() ? 'Meta' : 'Control'}+${key.toUpperCase()}`

/** The US key of each position that a shortcut uses, with Shift and without. */
const positions: Readonly<Record<string, readonly [key: string, shifted: string]>> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
}

/**
 * The key of a press in Latin letters and signs: where the layout has another script, that of the US layout at the same
 * position. What a Latin layout writes is taken as it is.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[\0-\u024f]*$/.test(key)) return key.length === 1 ? key.toLowerCase() : key
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter?.toLowerCase() ?? positions[code]?.[shiftKey ? 1 : 0] ?? key
}

/** Calls `onPress` for the shortcut, wherever the focus is. */
export function useShortcut(key: string, onPress: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (hasModifier && !event.altKey && !event.shiftKey && latinKey(event) === key) press(event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [key])
}
