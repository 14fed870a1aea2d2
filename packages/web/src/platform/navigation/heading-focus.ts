import { hasOpenDialog } from '../browser/open-dialog.ts'

let isFirstPage = true

/**
 * Focuses the page's heading after a navigation, so that a screen reader announces the page and Tab continues from
 * there. Does nothing for the first page, which the browser handles, or while a dialog is open.
 */
export function focusHeading() {
  if (isFirstPage) {
    isFirstPage = false
    return
  }
  if (hasOpenDialog()) return
  moveFocusToHeading()
}

/** Focuses the page's heading when the focused control is removed: a Retry, together with its alert. */
export function moveFocusToHeading() {
  focusableHeading()?.focus({ preventScroll: true })
}

/** Focuses the page while a removed control's replacement is loading. */
export const moveFocusToMain = () =>
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })

/** Focuses a heading that appears after its page did, if the page still has the focus. */
export function focusLateHeading() {
  if (document.activeElement?.localName === 'main') moveFocusToHeading()
}

/** The page's heading, made focusable. */
export function focusableHeading(): HTMLElement | null {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return null
  heading.tabIndex = -1
  return heading
}
