/** What Ark writes on everything outside an open dialog, except live regions such as the toasts. */
const MARK = 'data-aria-hidden'

let openDialogs = 0
let stopWatching = () => {}

/**
 * Makes everything that an open dialog hides from screen readers `inert` as well, so that nothing in it takes the
 * focus. Ark marks it after the focus has entered the dialog: an element that is inert earlier loses the focus, and
 * Ark would not find it to give it back. Returns what the dialog calls when it closes.
 */
export function holdInertBehind(): () => void {
  if (openDialogs === 0) stopWatching = watchMarks()
  openDialogs += 1
  return () => {
    openDialogs -= 1
    if (openDialogs > 0) return
    stopWatching()
    // At once: what the page does as the last dialog closes may focus something that Ark's mark still lies on.
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute('inert')
  }
}

function watchMarks(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element) target.toggleAttribute('inert', target.hasAttribute(MARK))
  })
  observer.observe(document.body, { subtree: true, attributeFilter: [MARK] })
  return () => observer.disconnect()
}
