const SIGN = '[+−–‐‑±-]'
const CURRENCY = '(?:₹|Rs\\.?|INR|US\\$|USD|EUR|GBP|[$€£¥])'
const NUMBER = [
  // 1.245,50, and 1 245.50.
  '\\d{1,3}(?:\\.\\d{3})+,\\d+',
  "\\d{1,3}(?:[\\s’']\\d{3})+(?:[.,]\\d+)?",
  '\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?(?:e[+−-]?\\d+)?',
  '\\.\\d+',
].join('|')
const UNIT =
  '(?:%|‰|[×xKLMB]|bps?|pp|per\\s?cent|percent|cr\\.?|crores?|lakhs?|lacs?|mn|millions?|bn|billions?|days?|weeks?|months?|years?|p\\.a\\.)'

const sign = `(?:${SIGN}\\s?)?`
const currency = `(?:${CURRENCY}\\s?)?`
const size = `(?:${NUMBER})(?:\\s?${UNIT}(?![\\p{L}\\d]))*(?:/-)?`
const amount = `${sign}${currency}${sign}${size}`
/** Also with its minus behind it, or in parentheses, which accountants read as one. */
const cell = `[~≈<>≤≥]?\\s?(?:${amount}-?|${sign}${currency}\\(${amount}\\)(?:\\s?${UNIT})?)[*†‡]?`

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.?'
const date = `\\d{4}-\\d{2}-\\d{2}|\\d{1,2}([-/])\\d{1,2}\\1\\d{2,4}|\\d{1,2}(?:st|nd|rd|th)?[\\s-]${MONTH},?(?:[\\s-]\\d{4})?|${MONTH}\\s\\d{1,2},?\\s\\d{4}`
const time = '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s[ap]m)?'

// A figure, a figure with another in parentheses, or a range of two.
const CELL = new RegExp(`^${cell}(?:\\s?(?:to|–|—)\\s?${cell}|\\s?\\(${amount}\\))?$`, 'iu')
const NO_VALUE = /^(?:|[–—−-]+|n\/?a|n\.a\.|nan|nil|none|null|#(?:n\/a|div\/0!|value!|ref!))$/i
const IN_TEXT = new RegExp(`(?<![\\p{L}\\d.,])(?:${date}|${time}|${amount})(?![\\p{L}\\d])`, 'giu')

/** Longer texts are not searched: a hostile file could make the pattern slow. */
const LONGEST = 80

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Whether a cell of a table has a number and nothing else: '₹1,000 crore', '(50.00)', '−3%', '12 days'. */
export const isFigure = (text: string): boolean => text.length <= LONGEST && CELL.test(plain(text))

/** Whether a cell has nothing, or says that a number is missing. */
export const isWithoutValue = (text: string): boolean => text.length <= LONGEST && NO_VALUE.test(plain(text))

/** The parts of a text in order: the figures and dates that must not be broken over two lines, and what is between them. */
export function partsOfText(text: string): readonly { readonly text: string; readonly isFigure: boolean }[] {
  if (!/\d/.test(text)) return text === '' ? [] : [{ text, isFigure: false }]
  const parts: { text: string; isFigure: boolean }[] = []
  let end = 0
  for (const { 0: figure, index } of text.matchAll(IN_TEXT)) {
    // Digits alone have nowhere to break.
    if (/^\d+$/.test(figure)) continue
    if (index > end) parts.push({ text: text.slice(end, index), isFigure: false })
    parts.push({ text: figure, isFigure: true })
    end = index + figure.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFigure: false })
  return parts
}
