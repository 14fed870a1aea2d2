import { createStore } from '#platform/stored/store'

function mediaStore(query: string) {
  const media = () => globalThis.matchMedia?.(query)
  return createStore(() => media()?.matches ?? false, {
    server: () => false,
    watch: (notify) => {
      const watched = media()
      watched?.addEventListener('change', notify)
      return () => watched?.removeEventListener('change', notify)
    },
  })
}

// Below the theme's `md` (768px), the rows of lists have two lines.
const isSmall = mediaStore('(max-width: 767.98px)')
// The theme's `lg` where a list is framed.
const isWide = mediaStore('(min-width: 1024px) and (min-height: 560px)')

const hasHover = mediaStore('(hover: hover)')

/** Whether the screen is phone-sized, for what CSS alone cannot do. */
export const useIsSmallScreen = () => isSmall.useValue()

/** Whether the views of a list have room beside its heading, and the details of a row beside the list. */
export const useIsWideScreen = () => isWide.useValue()

/** Whether there is a pointer that can rest on an element, as a finger cannot. */
export const useHasHover = () => hasHover.useValue()
