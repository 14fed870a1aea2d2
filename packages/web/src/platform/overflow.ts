const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

function isScrollable(box: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(box)
  return (
    (scrolls(overflowX) && box.scrollWidth > box.clientWidth) ||
    (scrolls(overflowY) && box.scrollHeight > box.clientHeight)
  )
}

/** Reports whether a box is scrollable: at once, and when it or its content changes size. Returns the cleanup. */
export function watchScrollable(box: Element, onChange: (isScrollable: boolean) => void): () => void {
  onChange(isScrollable(box))
  const measure = new ResizeObserver(() => onChange(isScrollable(box)))
  for (const element of [box, ...box.children]) measure.observe(element)
  return () => measure.disconnect()
}
