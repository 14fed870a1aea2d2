import { useSyncExternalStore } from 'react'

// The theme's `md` begins at 768px: below it a row is a card.
const SMALL = '(max-width: 767.98px)'

const smallScreen = () => globalThis.matchMedia?.(SMALL)

const subscribe = (listener: () => void) => {
  const media = smallScreen()
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the page is drawn for a phone, for what its style alone cannot say. */
export const useIsSmallScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => smallScreen()?.matches ?? false,
    () => false,
  )
