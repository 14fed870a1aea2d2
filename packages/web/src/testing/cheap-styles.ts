/** Elements treated as inline. A `span` is not: most are flex items or visually hidden. */
const INLINE = new Set(['A', 'ABBR', 'B', 'BDI', 'CODE', 'EM', 'I', 'STRONG', 'TIME'])

/** What accessible names and roles are computed from. */
function stylesOf(element: HTMLElement): Readonly<Record<string, string>> {
  const { style } = element
  const isHidden = element.hasAttribute('hidden')
  const display = isHidden ? 'none' : style?.display || (INLINE.has(element.tagName) ? 'inline' : 'block')
  return { display, visibility: style?.visibility || 'visible', content: 'none' }
}

/**
 * Makes `getComputedStyle` cheap for what names and roles are computed from: happy-dom copies all values for each call, which
 * is a tenth of the work of a screen's test. No stylesheet is loaded in process.
 */
export function makeStylesCheap(window: typeof globalThis) {
  const { getComputedStyle } = window
  window.getComputedStyle = (element, pseudo) => {
    const styles = stylesOf(element as HTMLElement)
    const others = () => getComputedStyle(element, pseudo)
    const getPropertyValue = (name: string) => styles[name] ?? others().getPropertyValue(name)
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) =>
        name === 'getPropertyValue'
          ? getPropertyValue
          : (styles[String(name)] ?? Reflect.get(others(), name)),
    })
  }
}
