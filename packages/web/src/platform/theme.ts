import { useSyncExternalStore } from 'react'
import { inLocal } from './storage.ts'

/** What a person chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

const stored = inLocal('theme')
const listeners = new Set<() => void>()

const read = (): Theme => {
  const theme = stored.read()
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Writes the choice onto the page, where the stylesheet looks for it. */
export function applyTheme(theme: Theme = read()) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Keeps and shows a choice. */
export function chooseTheme(theme: Theme) {
  stored.write(theme === 'system' ? null : theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The chosen theme, and the way to choose another. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, read, () => 'system'),
  chooseTheme,
]
