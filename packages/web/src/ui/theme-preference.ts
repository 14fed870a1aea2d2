import { isTheme, THEME_KEY, type Theme } from '@tarang/runtime-config'
import { useIsHydrating } from '#platform/loading/hydration'
import { createStore } from '#platform/stored/store'

export type ThemePreference = 'system' | Theme

function read(): ThemePreference {
  const chosen = document.documentElement.dataset.theme
  return isTheme(chosen) ? chosen : 'system'
}

function write(preference: ThemePreference) {
  const { dataset } = document.documentElement
  if (preference === 'system') delete dataset.theme
  else dataset.theme = preference
  try {
    if (preference === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, preference)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  writeCookie(preference)
  stored.notify()
}

const YEAR = 365 * 24 * 60 * 60

/** The same choice in a cookie, for pages that the server renders for browsers without script. */
function writeCookie(preference: ThemePreference) {
  const [value, age] = preference === 'system' ? ['', 0] : [preference, YEAR]
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // The Cookie Store API is asynchronous, and missing in some of the supported browsers.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${THEME_KEY}=${value}; path=/; max-age=${age}; samesite=lax${secure}`
}

const stored = createStore(read, {
  server: (): ThemePreference => 'system',
  // Follows the choice in another tab.
  watch: () => {
    const follow = (event: StorageEvent) => {
      if (event.key === THEME_KEY) write(isTheme(event.newValue) ? event.newValue : 'system')
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  },
})

/**
 * The chosen theme, in local storage and a cookie; `theme.js`, the starter or the server applies it before the first
 * paint. `serverTheme` is the theme in which the server renders.
 */
export function useThemePreference(serverTheme: Theme | null = null) {
  const preference = stored.useValue()
  return [useIsHydrating() ? (serverTheme ?? 'system') : preference, write] as const
}
