import { readPageStyles } from '../page-styles.ts'
import { rename, type Step, textOf, unwrap, wrapChildren } from '../step.ts'

const BLOCKS = 'blockquote, div, dl, figure, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, ul'

interface Meaning {
  readonly element: 'strong' | 'em' | 's' | 'mark' | 'sup' | 'sub'
  /** The elements that already mean it. */
  readonly same: string
  /** What readers lose where it spans several blocks. */
  readonly lost?: string
  /** The property that says it, and what an element within says that it is not. */
  readonly property?: string
  readonly matches: (style: ReadonlyMap<string, string>) => boolean
}

const meanings: readonly Meaning[] = [
  {
    element: 'strong',
    lost: 'Bold',
    property: 'font-weight',
    same: 'b, strong, h1, h2, h3, h4, h5, h6, th',
    matches: (style) => /^(bold|bolder|[6-9]00)$/.test(style.get('font-weight') ?? ''),
  },
  {
    element: 'em',
    lost: 'Italic',
    property: 'font-style',
    same: 'em, i, cite',
    matches: (style) => /^(italic|oblique)/.test(style.get('font-style') ?? ''),
  },
  {
    element: 's',
    lost: 'Strikethrough',
    same: 's, del',
    matches: (style) =>
      /line-through/.test(`${style.get('text-decoration')} ${style.get('text-decoration-line')}`),
  },
  {
    element: 'mark',
    same: 'mark',
    matches: (style) =>
      /^(yellow|#ff0|#ffff00|rgb\(255, ?255, ?0\))$/.test(
        style.get('background-color') ?? style.get('background') ?? '',
      ),
  },
  { element: 'sup', same: 'sup', matches: (style) => style.get('vertical-align') === 'super' },
  { element: 'sub', same: 'sub', matches: (style) => style.get('vertical-align') === 'sub' },
]

/** Turns styles and old elements that carry a meaning into elements, and names the colours that are lost. */
export const readStyles: Step = (content, { document, lose }) => {
  for (const old of content.querySelectorAll('strike')) rename(old, 's', document)
  for (const old of content.querySelectorAll('center')) rename(old, 'div', document)
  const styleOf = readPageStyles(content)
  for (const element of content.querySelectorAll('b[style], strong[style], em[style], i[style]')) {
    // Google Docs puts a whole copy into such an element.
    const property = /^(b|strong)$/.test(element.localName) ? 'font-weight' : 'font-style'
    if (/^(normal|400)$/.test(styleOf(element).get(property) ?? '')) unwrap(element)
  }
  for (const element of content.querySelectorAll('[style], [class], font')) {
    const style = styleOf(element)
    const isColoured = isRedOrGreen(style.get('color') ?? element.getAttribute('color') ?? '')
    const meant = meanings.filter(({ matches }) => matches(style))
    if (!isColoured && meant.length === 0) continue
    if (element.closest('math, svg') || !textOf(element)) continue
    if (isColoured && !element.closest('a')) lose('colour', textOf(element))
    const hasBlocks = meant.length > 0 && element.querySelector(BLOCKS) !== null
    for (const { element: name, same, lost, property } of meant) {
      const { own, hasOthers } = property
        ? textsOf(element, (inner) => styleOf(inner).has(property) || inner.matches(same))
        : { own: [], hasOthers: false }
      if (hasBlocks) {
        const words = own.map(({ nodeValue }) => nodeValue ?? '').join('')
        if (lost && (words.trim() || !property)) lose('style', property ? words : textOf(element), lost)
      } else if (element.closest(same) || element.querySelector(`:scope > ${name}:only-child`)) continue
      else if (!hasOthers) wrapChildren(element, document.createElement(name))
      else
        for (const text of own) {
          const wrapper = document.createElement(name)
          text.replaceWith(wrapper)
          wrapper.append(text)
        }
    }
  }
  for (const old of content.querySelectorAll('font')) unwrap(old)
  for (const raised of content.querySelectorAll('sup sup, sub sub')) unwrap(raised)
}

/** The texts of an element that no element within it decides on, and whether there are others. */
function textsOf(element: Element, decides: (inner: Element) => boolean) {
  const own: Text[] = []
  let hasOthers = false
  const stack: Node[] = [...element.childNodes].reverse()
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeType === node.TEXT_NODE) {
      if (node.nodeValue?.trim()) own.push(node as Text)
    } else if (node.nodeType !== node.ELEMENT_NODE) continue
    else if (decides(node as Element)) hasOthers ||= textOf(node) !== ''
    else stack.push(...[...node.childNodes].reverse())
  }
  return { own, hasOthers }
}

const NAMED: Readonly<Record<string, string>> = {
  red: '#ff0000',
  green: '#008000',
  darkred: '#8b0000',
  darkgreen: '#006400',
}

/** Red and green say loss and gain; other colours decorate. */
function isRedOrGreen(color: string): boolean {
  const hex = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  const long = hex
    ? `#${hex
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : (NAMED[color] ?? color)
  const [, ...digits] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(long) ?? []
  const [red = 0, green = 0, blue = 0] =
    digits.length > 0
      ? digits.map((pair) => Number.parseInt(pair, 16))
      : (long.match(/\d+/g) ?? []).map(Number)
  return red > 1.6 * Math.max(green, blue) + 40 || green > 1.4 * Math.max(red, blue) + 30
}
