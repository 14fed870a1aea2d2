import { useEffect, useEffectEvent } from 'react'

const isApple = () => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')

/** A key held down with Ctrl, or with Cmd on Apple's machines, as people write it: 'Ctrl K', '⌘K'. */
export const shortcutName = (key: string) =>
  isApple() ? `⌘${key.toUpperCase()}` : `Ctrl ${key.toUpperCase()}`

/** The same as assistive technology is told: 'Control+K', 'Meta+K'. */
export const ariaShortcut = (key: string) => `${isApple() ? 'Meta' : 'Control'}+${key.toUpperCase()}`

/** Calls `onPress` for that key wherever the focus is; what it does not use stays the browser's. */
export function useShortcut(key: string, onPress: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isHeld = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (isHeld && !event.altKey && !event.shiftKey && event.key.toLowerCase() === key) press(event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [key])
}
