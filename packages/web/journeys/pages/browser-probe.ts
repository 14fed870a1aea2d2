import { elementsOf, probe, type Query } from '../probe.ts'

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 30))

const elementOf = (query: Query) => {
  const [element] = elementsOf(query)
  if (!element) throw new Error(`There is no ${JSON.stringify(query)} any more.`)
  return element
}

/** Writes a value as a person would, past the property that React watches. */
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

/** What a real browser needs beside. */
const pointerAndKeyboard = {
  /** A point of the element that is in sight, still, and not covered; null as long as there is none. */
  async point(query: Query): Promise<{ x: number; y: number } | null> {
    const element = elementOf(query)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const before = element.getBoundingClientRect()
    // Long enough for a scroll position that comes back late, as it does after Back in WebKit.
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
  /** What is at the element's middle, for a message. */
  covering(query: Query): string {
    const { x, y, width, height } = elementOf(query).getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return `${Math.round(x)},${Math.round(y)} ${hit?.outerHTML.slice(0, 160) ?? 'nothing'}`
  },
  /** Focuses a field with all of it selected; where nothing can be typed, writes the text and says so. */
  async startTyping(query: Query, text: string): Promise<boolean> {
    const element = elementOf(query) as HTMLInputElement
    // A dialog that has only just opened still takes the focus to its first field.
    const frame = element.closest('[role=dialog], [role=alertdialog]')
    for (let look = 0; frame && !frame.contains(document.activeElement) && look < 60; look += 1) await soon()
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    element.focus()
    // What is typed into a date differs by engine and language.
    if (element.type === 'date') {
      write(element, text)
      return false
    }
    element.select()
    return true
  },
  /** Chooses in a native select, whose list no engine draws in the page. */
  choose(query: Query, option: string): boolean {
    const element = elementOf(query)
    if (!(element instanceof HTMLSelectElement)) return false
    const chosen = [...element.options].find((one) => one.textContent?.trim() === option)
    element.focus()
    write(element, chosen?.value ?? '')
    return true
  },
  /** Names a file input for the driver, and answers the selector. */
  markUpload(query: Query): string {
    for (const marked of document.querySelectorAll('[data-upload]')) marked.removeAttribute('data-upload')
    elementOf(query).setAttribute('data-upload', '')
    return '[data-upload]'
  },
}

export const browserProbe = { ...probe, ...pointerAndKeyboard }
export type BrowserProbe = typeof browserProbe
