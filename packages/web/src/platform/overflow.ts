const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

/** Whether a box holds more than it shows, and can be scrolled to show it. */
function isScrollable(box: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(box)
  return (
    (scrolls(overflowX) && box.scrollWidth > box.clientWidth) ||
    (scrolls(overflowY) && box.scrollHeight > box.clientHeight)
  )
}

/** Calls back with whether a box scrolls, at first and whenever it or its content changes size. */
export function watchScrollable(box: Element, onChange: (isScrollable: boolean) => void): () => void {
  onChange(isScrollable(box))
  const measure = new ResizeObserver(() => onChange(isScrollable(box)))
  for (const element of [box, ...box.children]) measure.observe(element)
  return () => measure.disconnect()
}
