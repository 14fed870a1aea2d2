/** Scrolls to an element and focuses it. Adds no history entry: Back still means the previous page. */
export function goToSection(id: string) {
  const section = document.getElementById(id)
  if (!section) return
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.focus({ preventScroll: true })
  section.scrollIntoView({ behavior: reducesMotion ? 'instant' : 'smooth', block: 'start' })
}

export function scrollToTop() {
  scrollTo({ top: 0, behavior: 'instant' })
}
