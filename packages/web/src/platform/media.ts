import { useSyncExternalStore } from 'react'

// Below the theme's `md` (768px), table rows become cards.
const SMALL = '(max-width: 767.98px)'

const smallScreen = () => globalThis.matchMedia?.(SMALL)

const subscribe = (listener: () => void) => {
  const media = smallScreen()
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the screen is phone-sized, for what CSS alone cannot do. */
export const useIsSmallScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => smallScreen()?.matches ?? false,
    () => false,
  )
