import { useEffect, useEffectEvent } from 'react'

const isApple = () => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')

/** The name of a shortcut, with Cmd on Apple's systems and Ctrl elsewhere: 'Ctrl K', '⌘K'. */
export const shortcutName = (key: string) =>
  isApple() ? `⌘${key.toUpperCase()}` : `Ctrl ${key.toUpperCase()}`

/** The same for `aria-keyshortcuts`: 'Control+K', 'Meta+K'. */
export const ariaShortcut = (key: string) => `${isApple() ? 'Meta' : 'Control'}+${key.toUpperCase()}`

/** Calls `onPress` for the shortcut, wherever the focus is. */
export function useShortcut(key: string, onPress: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (hasModifier && !event.altKey && !event.shiftKey && event.key.toLowerCase() === key) press(event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [key])
}
