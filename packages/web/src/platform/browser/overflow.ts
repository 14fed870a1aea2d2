const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

function isScrollable(box: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(box)
  return (
    (scrolls(overflowX) && box.scrollWidth > box.clientWidth) ||
    (scrolls(overflowY) && box.scrollHeight > box.clientHeight)
  )
}

/**
 * Gives a box a tab stop, for the arrow keys, only while it scrolls. Sets the attribute directly, because a render would
 * come after the paint in which the size changed. Returns the cleanup.
 */
export function focusWhileScrollable(box: Element): () => void {
  const update = () => {
    if (isScrollable(box)) box.setAttribute('tabindex', '0')
    else box.removeAttribute('tabindex')
    box.toggleAttribute('data-scrolls-sideways', box.scrollWidth > box.clientWidth)
  }
  update()
  const measure = new ResizeObserver(update)
  for (const element of [box, ...box.children]) measure.observe(element)
  return () => measure.disconnect()
}
