import { createStore } from '#platform/stored/store'

// Below the theme's `md` (768px), the rows of lists have two lines.
const SMALL = '(max-width: 767.98px)'

const smallScreen = () => globalThis.matchMedia?.(SMALL)

const isSmall = createStore(() => smallScreen()?.matches ?? false, {
  server: () => false,
  watch: (notify) => {
    const media = smallScreen()
    media?.addEventListener('change', notify)
    return () => media?.removeEventListener('change', notify)
  },
})

/** Whether the screen is phone-sized, for what CSS alone cannot do. */
export const useIsSmallScreen = () => isSmall.useValue()
