/** The attribute that Ark sets on everything outside an open dialog, except live regions such as toasts. */
const MARK = 'data-aria-hidden'

type FindContent = () => Element | null

/** The open dialogs, the uppermost last. */
const openDialogs: FindContent[] = []
let stopWatching = () => {}

/**
 * Makes everything that an open dialog hides from screen readers `inert` as well, so that nothing in it can be focused.
 * Follows Ark's mark, which is set after the focus has entered the dialog: an element that becomes inert earlier loses
 * the focus, and Ark could not return it. Returns the cleanup for when the dialog closes.
 */
export function makeInertBehind(content: FindContent): () => void {
  if (openDialogs.length === 0) stopWatching = watchMarks()
  openDialogs.push(content)
  return () => {
    openDialogs.splice(openDialogs.indexOf(content), 1)
    if (openDialogs.length > 0) return update()
    stopWatching()
    // At once, because the page may focus an element that Ark has not unmarked yet.
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute('inert')
  }
}

function watchMarks(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (attributeName === MARK && target instanceof Element && !target.hasAttribute(MARK))
        target.removeAttribute('inert')
    }
    update()
  })
  observer.observe(document.body, { subtree: true, attributeFilter: [MARK, 'aria-hidden'] })
  return () => observer.disconnect()
}

function update() {
  const uppermost = openDialogs.at(-1)?.() ?? null
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    // Ark marks in the frame after a dialog has opened, and by then another may have opened over it.
    const isOver = element.contains(uppermost)
    if (isOver) element.removeAttribute('aria-hidden')
    element.toggleAttribute('inert', !isOver)
  }
}
