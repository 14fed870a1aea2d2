/** Elements treated as inline. A `span` is not: most are flex items or visually hidden. */
const INLINE = new Set(['A', 'ABBR', 'B', 'BDI', 'CODE', 'EM', 'I', 'STRONG', 'TIME'])

/** Styles without stylesheets: none is loaded in process. */
function styleOf(element: Element) {
  const { style } = element as HTMLElement
  const isHidden = element.hasAttribute('hidden')
  const display = isHidden
    ? 'none'
    : style?.display || (INLINE.has(element.tagName.toUpperCase()) ? 'inline' : 'block')
  const visibility = style?.visibility || 'visible'
  const values: Readonly<Record<string, string>> = { display, visibility, content: 'none' }
  return { display, visibility, getPropertyValue: (name: string) => values[name] ?? '' }
}

/**
 * Reads the document with a cheap `getComputedStyle`. happy-dom evaluates every rule for every element,
 * which takes longer than the rest of a journey.
 */
export function cheapStyles<Result>(read: () => Result): Result {
  const { getComputedStyle } = window
  window.getComputedStyle = styleOf as unknown as typeof getComputedStyle
  try {
    return read()
  } finally {
    window.getComputedStyle = getComputedStyle
  }
}
