type TextControl = HTMLInputElement | HTMLTextAreaElement

type TypedText = Pick<TextControl, 'value' | 'selectionStart' | 'selectionEnd'>

const isText = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'hidden', 'submit'].includes(element.type))

/** The fields whose text is not that of the page's HTML. */
const typedTexts = (root: ParentNode): [TextControl, TypedText][] =>
  [...root.querySelectorAll('input, textarea')]
    .filter(isText)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((element) => {
      const { value, selectionStart, selectionEnd } = element
      return [element, { value, selectionStart, selectionEnd }]
    })

const chosenRadios = (root: ParentNode): HTMLInputElement[] =>
  [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ checked, defaultChecked }) => checked && !defaultChecked,
  )

/**
 * Reads what a visitor has typed and chosen in the server's HTML before the application hydrates it. The result hands it
 * to the application, together with what has been typed since: a controlled field would otherwise show its own state with
 * the next render.
 */
export function handOverEarlyInput(root: ParentNode): () => void {
  const early = typedTexts(root)
  const radios = chosenRadios(root)
  return () => {
    // All are read before the first is entered, because its render resets the others.
    for (const [element, text] of new Map([...early, ...typedTexts(root)])) enterText(element, text)
    for (const radio of radios) choose(radio)
  }
}

// React compares with the last value that was set by a property of the element itself.
function enterText(element: TextControl, { value, selectionStart, selectionEnd }: TypedText) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
  element.value = ''
  set?.call(element, value)
  if (selectionStart !== null && document.activeElement === element)
    element.setSelectionRange(selectionStart, selectionEnd)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(radio: HTMLInputElement) {
  radio.checked = false
  radio.click()
}
