/** The attribute that Ark sets on everything outside an open dialog, except live regions such as toasts. */
const MARK = 'data-aria-hidden'

let openDialogs = 0
let stopWatching = () => {}

/**
 * Makes everything that an open dialog hides from screen readers `inert` as well, so that nothing in it can be focused.
 * Follows Ark's mark, which is set after the focus has entered the dialog: an element that becomes inert earlier loses
 * the focus, and Ark could not return it. Returns the cleanup for when the dialog closes.
 */
export function makeInertBehind(): () => void {
  if (openDialogs === 0) stopWatching = watchMarks()
  openDialogs += 1
  return () => {
    openDialogs -= 1
    if (openDialogs > 0) return
    stopWatching()
    // At once, because the page may focus an element that Ark has not unmarked yet.
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
