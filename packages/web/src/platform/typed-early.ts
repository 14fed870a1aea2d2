type TextControl = HTMLInputElement | HTMLTextAreaElement

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'hidden', 'submit'].includes(element.type))

/**
 * Hands over what somebody typed into the server's HTML before the application was there: a controlled field would
 * replace it by its state with the next render.
 */
export function handOverTypedText(root: ParentNode = document) {
  for (const element of root.querySelectorAll('input, textarea')) {
    if (isTextControl(element) && element.value !== element.defaultValue) enter(element)
  }
}

/** Enters the present text once more, as React expects it: changed behind its back, and then announced. */
function enter(element: TextControl) {
  const { value, selectionStart, selectionEnd } = element
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
  element.value = ''
  set?.call(element, value)
  if (selectionStart !== null && document.activeElement === element)
    element.setSelectionRange(selectionStart, selectionEnd)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
