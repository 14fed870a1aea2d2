import { createStore } from '#platform/stored/store'
import { type Token, token } from '#styled-system/tokens'

/** Whether this browser draws on a canvas. */
export const canDraw = () => document.createElement('canvas').getContext('2d') !== null

type ColorToken = Token extends infer Path ? (Path extends `colors.${infer Name}` ? Name : never) : never

/** The computed theme colours inside an element: a canvas reads no custom properties. */
export function colorsIn<Name extends string>(
  element: HTMLElement,
  tokens: Readonly<Record<Name, ColorToken>>,
): Record<Name, string> {
  const probe = document.createElement('span')
  probe.hidden = true
  element.append(probe)
  const colors = Object.entries<ColorToken>(tokens).map(([name, path]) => {
    probe.style.color = token.var(`colors.${path}`)
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(colors)
}

const isDark = () => matchMedia('(prefers-color-scheme: dark)')

const themeName = createStore(() => `${document.documentElement.dataset.theme ?? ''} ${isDark().matches}`, {
  watch: (notify) => {
    const system = isDark()
    const chosen = new MutationObserver(notify)
    system.addEventListener('change', notify)
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      system.removeEventListener('change', notify)
      chosen.disconnect()
    }
  },
})

/** A name that changes with the theme, so that drawings are repeated. */
export const useThemeName = () => themeName.useValue()
