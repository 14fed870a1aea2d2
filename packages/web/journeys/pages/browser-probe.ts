import { elementsOf, probe, type Query } from '../probe.ts'

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 30))

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/**
 * Waits until a frame has been painted. Ark places a menu in an animation frame, and until then its items are elsewhere:
 * in WebKitGTK without a graphics card for 200 ms and more.
 */
async function painted() {
  await frame()
  await frame()
}

const elementOf = (query: Query) => {
  const [element] = elementsOf(query)
  if (!element) throw new Error(`${JSON.stringify(query)} is no longer on the page.`)
  return element
}

/** Sets a value by the prototype's setter, so that React notices the change. */
function write(element: HTMLInputElement | HTMLSelectElement, value: string) {
  const prototype =
    element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

const isHit = (element: HTMLElement, hit: Element | null) =>
  hit !== null &&
  (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)

/** Functions that only a real browser needs, for pointer and keyboard input. */
const pointerAndKeyboard = {
  /** A point where the element is visible, not moving and not covered; else null. */
  async point(query: Query): Promise<{ x: number; y: number } | null> {
    await painted()
    const element = elementOf(query)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const before = element.getBoundingClientRect()
    // Long enough for WebKit's late scroll restoration after Back.
    for (let look = 0; look < 4; look += 1) {
      await soon()
      const now = element.getBoundingClientRect()
      if (before.x !== now.x || before.y !== now.y || now.width === 0) return null
    }
    const after = element.getBoundingClientRect()
    const box = element.getClientRects()[0] ?? after
    const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
    return isHit(element, document.elementFromPoint(point.x, point.y)) ? point : null
  },
  /** The topmost element at the element's centre, for an error message. */
  covering(query: Query): string {
    const { x, y, width, height } = elementOf(query).getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return `${Math.round(x)},${Math.round(y)} ${hit?.outerHTML.slice(0, 160) ?? 'nothing'}`
  },
  /** Focuses a field and selects its value. A date field is set directly; then the result is false. */
  async startTyping(query: Query, text: string): Promise<boolean> {
    const element = elementOf(query) as HTMLInputElement
    // A newly opened dialog moves focus to its first field.
    const frame = element.closest('[role=dialog], [role=alertdialog]')
    for (let look = 0; frame && !frame.contains(document.activeElement) && look < 60; look += 1) await soon()
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    element.focus()
    // The key sequence for a date differs by engine and locale.
    if (element.type === 'date') {
      write(element, text)
      return false
    }
    element.select()
    return true
  },
  /** Selects an option of a native select; its popup is not part of the page. */
  choose(query: Query, option: string): boolean {
    const element = elementOf(query)
    if (!(element instanceof HTMLSelectElement)) return false
    const chosen = [...element.options].find((one) => one.textContent?.trim() === option)
    element.focus()
    write(element, chosen?.value ?? '')
    return true
  },
  /** Marks a file input for the driver and returns its selector. */
  markUpload(query: Query): string {
    for (const marked of document.querySelectorAll('[data-upload]')) marked.removeAttribute('data-upload')
    elementOf(query).setAttribute('data-upload', '')
    return '[data-upload]'
  },
}

export const browserProbe = { ...probe, ...pointerAndKeyboard }
export type BrowserProbe = typeof browserProbe
