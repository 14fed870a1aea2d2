/** What Ark writes on everything outside an open dialog, except live regions such as the toasts. */
const MARK = 'data-aria-hidden'

let isWatching = false

/**
 * Makes everything that an open dialog hides from screen readers `inert` as well, so that nothing in it takes the
 * focus. Ark marks it after the focus has entered the dialog and unmarks it before the focus returns: an element that
 * is inert earlier or later loses the focus, or does not take it back.
 */
export function keepInertBehindDialogs() {
  if (isWatching) return
  isWatching = true
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element) target.toggleAttribute('inert', target.hasAttribute(MARK))
  })
  observer.observe(document.body, { subtree: true, attributeFilter: [MARK] })
}
