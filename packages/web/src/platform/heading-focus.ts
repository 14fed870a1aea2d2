import { hasOpenDialog } from './open-dialog.ts'

let isFirstPage = true

/**
 * Puts the focus on the page's heading after a navigation, so that a screen reader says where one has come and Tab
 * goes on from there. The first page is the browser's own affair, and an open dialog keeps its focus.
 */
export function focusHeading() {
  if (isFirstPage) {
    isFirstPage = false
    return
  }
  if (hasOpenDialog()) return
  leaveFocusToHeading()
}

/** Puts the focus on the page's heading when what has it goes away by being used: a Retry, and its alert with it. */
export function leaveFocusToHeading() {
  headingToFocus()?.focus({ preventScroll: true })
}

/** What had the focus makes way for something that is still to come: until then the page itself has it. */
export const keepFocusOnPage = () =>
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })

/** The heading has come later than its page, and takes the focus that the page kept for it. */
export function headingArrived() {
  if (document.activeElement?.localName === 'main') leaveFocusToHeading()
}

/** The page's heading, made ready to take the focus: where it goes when what had it is gone. */
export function headingToFocus(): HTMLElement | null {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return null
  heading.tabIndex = -1
  return heading
}
