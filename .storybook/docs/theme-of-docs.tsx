import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { createContext, type PropsWithChildren, Suspense, useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from '../theme.ts'

type ThemeName = keyof typeof themes

const DocsTheme = createContext<ThemeName>('light')

/** The theme of the toolbar, for the drawings of docs pages. */
export const useTheme = () => useContext(DocsTheme)

const themeIn = (payload: unknown): ThemeName =>
  (payload as { globals?: { theme?: unknown } } | undefined)?.globals?.theme === 'dark' ? 'dark' : 'light'

const lastGlobals = () => {
  const channel = addons.getChannel()
  return (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [])[0]
}

/** Docs pages in the theme of the toolbar. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => themeIn(lastGlobals()))
  useEffect(() => {
    const channel = addons.getChannel()
    const update = (payload: unknown) => setTheme(themeIn(payload))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [])
  return (
    <DocsTheme value={theme}>
      <DocsContainer {...props} theme={themes[theme]}>
        {/* Storybook's colour of links, which is also that of a selected entry, has too little contrast in the dark theme. */}
        <style>{`.sbdocs .sbdocs-a { color: ${themes[theme].colorPrimary} }`}</style>
        {/* Charts and paths are loaded. */}
        <Suspense fallback={null}>{children}</Suspense>
      </DocsContainer>
    </DocsTheme>
  )
}
