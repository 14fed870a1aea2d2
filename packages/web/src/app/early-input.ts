type TextControl = HTMLInputElement | HTMLTextAreaElement

interface TypedText extends Pick<TextControl, 'value' | 'selectionStart' | 'selectionEnd'> {
  readonly hasFocus: boolean
}

const isText = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'hidden', 'submit'].includes(element.type))

const controlsOf = (root: ParentNode) => [...root.querySelectorAll('input, textarea')]

/** The fields whose text is not that of the page's HTML, by their position in the page. */
const typedTexts = (root: ParentNode): [number, TypedText][] =>
  controlsOf(root).flatMap((element, position) => {
    if (!isText(element) || element.value === element.defaultValue) return []
    const { value, selectionStart, selectionEnd } = element
    const hasFocus = document.activeElement === element
    return [[position, { value, selectionStart, selectionEnd, hasFocus }]]
  })

const isRadio = (element: Element | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio'

const chosenRadios = (root: ParentNode): number[] =>
  controlsOf(root).flatMap((element, position) =>
    isRadio(element) && element.checked && !element.defaultChecked ? [position] : [],
  )

/**
 * Reads what a visitor has typed and chosen in the server's HTML before the application hydrates it. The result hands it
 * to the application, together with what has been typed since: a controlled field would otherwise show its own state with
 * the next render. The elements may be others by then.
 */
export function handOverEarlyInput(root: ParentNode): () => void {
  const early = typedTexts(root)
  const radios = chosenRadios(root)
  return () => {
    // All are read before the first is entered, because its render resets the others.
    const texts = new Map([...early, ...typedTexts(root)])
    const controls = controlsOf(root)
    for (const [position, text] of texts) {
      const element = controls[position]
      if (element && isText(element)) enterText(element, text)
    }
    for (const position of radios) {
      const radio = controls[position]
      if (isRadio(radio)) choose(radio)
    }
  }
}

// React compares with the last value that was set by a property of the element itself.
function enterText(element: TextControl, { value, selectionStart, selectionEnd, hasFocus }: TypedText) {
  if (hasFocus) element.focus()
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
