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
  // All are read before the first is entered, whose render replaces the others.
  const typed = [...root.querySelectorAll('input, textarea')]
    .filter(isTextControl)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((element) => {
      const { value, selectionStart, selectionEnd } = element
      return { element, value, selectionStart, selectionEnd }
    })
  for (const each of typed) enter(each)
}

type Typed = Pick<TextControl, 'value' | 'selectionStart' | 'selectionEnd'> & {
  readonly element: TextControl
}

/** Enters a text once more, as React expects it: changed behind its back, and then announced. */
function enter({ element, value, selectionStart, selectionEnd }: Typed) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
  element.value = ''
  set?.call(element, value)
  if (selectionStart !== null && document.activeElement === element)
    element.setSelectionRange(selectionStart, selectionEnd)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
