/** Without it Excel reads another encoding, and shows '₹' as three letters. */
export const BYTE_ORDER_MARK = '\uFEFF'

// A formula in a spreadsheet begins with one of these characters, their full-width forms, or white space before them.
const FORMULA_START = '=+\\-@\\t\\r\\n＝＋－＠'
const FORMULA = new RegExp(`^[${FORMULA_START}]`)
const MARKED = new RegExp(`^\\s*'(?=[${FORMULA_START}])`)
const PLAIN_NUMBER = /^[+-]?[\d.,]*\d%?$/

const isHarmless = (text: string) => !FORMULA.test(text) || PLAIN_NUMBER.test(text)

function cellOf(value: string | number, delimiter: string): string {
  if (typeof value === 'number') return String(value)
  const text = isHarmless(value) ? value : `'${value}`
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One record of a CSV file (RFC 4180): a number stays one, and a text never becomes a formula. */
export const csvLine = (values: readonly (string | number)[], delimiter = ','): string =>
  `${values.map((value) => cellOf(value, delimiter)).join(delimiter)}\r\n`

/** A text of a CSV file without the apostrophe that kept it from becoming a formula. */
export const withoutFormulaMark = (text: string): string => text.replace(MARKED, '')
