import { readPageStyles, type StyleOf } from '../page-styles.ts'
import { rename, type Step, textOf } from '../step.ts'

/** Letters of the longest heading. */
const LONGEST = 120
/** Elements of a paragraph within each other that are looked at. */
const DEEPEST = 10
/** The least size of each level in points; a text has 10 to 12. */
const LEVELS = [
  ['h1', 20],
  ['h2', 16],
  ['h3', 13.5],
] as const

/** Makes headings of paragraphs that are only bold and large, as authors write them who use no styles. */
export const readHeadings: Step = (content, { document }) => {
  const styleOf = readPageStyles(content)
  for (const paragraph of content.querySelectorAll('p')) {
    if (!paragraph.firstElementChild && !paragraph.hasAttributes()) continue
    const text = textOf(paragraph)
    if (text.length > LONGEST || !/\p{L}{3}/u.test(text)) continue
    if (paragraph.closest('li, table, blockquote, figure, a') || paragraph.querySelector('br')) continue
    const { isBold, points } = faceOf(paragraph, text, styleOf)
    const [name] = LEVELS.find(([, least]) => points >= least) ?? []
    if (isBold && name) rename(paragraph, name, document)
  }
}

/** How the elements look that have the whole text of a paragraph. */
function faceOf(paragraph: Element, text: string, styleOf: StyleOf) {
  let isBold = false
  let points = 0
  let depth = 0
  for (let inner: Element | undefined = paragraph; inner && depth < DEEPEST; depth++) {
    const style = styleOf(inner)
    const weight = style.get('font-weight') ?? (/^(b|strong)$/.test(inner.localName) ? 'bold' : '')
    if (weight) isBold = /^(bold|bolder|[6-9]00)$/.test(weight)
    points = pointsOf(style.get('font-size')) ?? points
    inner = [...inner.children].find((child) => textOf(child) === text)
  }
  return { isBold, points }
}

function pointsOf(size: string | undefined): number | null {
  const [, number, unit = ''] = /^([\d.]+)(pt|px|r?em)$/.exec(size ?? '') ?? []
  return number === undefined ? null : Number(number) * ({ px: 0.75, em: 12, rem: 12 }[unit] ?? 1)
}
