/** Calls back with the width of an element, now and whenever it changes. Returns the cleanup. */
export function onWidth(element: Element, callback: (width: number) => void): () => void {
  const measure = new ResizeObserver(() => callback(Math.round(element.getBoundingClientRect().width)))
  measure.observe(element)
  return () => measure.disconnect()
}

/** The sign of a movement to the right: 1 where it leads to the end of a line, -1 in right-to-left text. */
export const inlineSign = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
