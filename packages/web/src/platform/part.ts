/**
 * Goes to a named part of this page and puts the focus there. It leaves no step in the history: Back means the page
 * before, and its own place on it.
 */
export function goToPart(id: string) {
  const part = document.getElementById(id)
  if (!part) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  part.focus({ preventScroll: true })
  part.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
}

/** Goes to the page's beginning, as turning a page does. */
export function toTop() {
  scrollTo({ top: 0, behavior: 'instant' })
}
