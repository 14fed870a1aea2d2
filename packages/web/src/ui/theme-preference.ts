import { useSyncExternalStore } from 'react'

export type ThemePreference = 'system' | 'light' | 'dark'

const key = 'theme'
const changed = 'themepreferencechange'

const isTheme = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark'

function read(): ThemePreference {
  const chosen = document.documentElement.dataset.theme
  return isTheme(chosen) ? chosen : 'system'
}

function write(preference: ThemePreference) {
  const { dataset } = document.documentElement
  if (preference === 'system') delete dataset.theme
  else dataset.theme = preference
  try {
    if (preference === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, preference)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  writeCookie(preference)
  dispatchEvent(new Event(changed))
}

const YEAR = 365 * 24 * 60 * 60

/** The same choice for pages that the server renders, where the browser runs no script. */
function writeCookie(preference: ThemePreference) {
  const [value, age] = preference === 'system' ? ['', 0] : [preference, YEAR]
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // The Cookie Store API is asynchronous, and missing in some of the supported browsers.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${key}=${value}; path=/; max-age=${age}; samesite=lax${secure}`
}

function subscribe(listener: () => void) {
  // Follows the choice in another tab.
  const follow = (event: StorageEvent) => {
    if (event.key === key) write(isTheme(event.newValue) ? event.newValue : 'system')
  }
  addEventListener(changed, listener)
  addEventListener('storage', follow)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', follow)
  }
}

/** The chosen theme, in local storage and a cookie; `theme.js` or the server applies it before the first paint. */
export function useThemePreference() {
  const preference = useSyncExternalStore<ThemePreference>(subscribe, read, () => 'system')
  return [preference, write] as const
}
