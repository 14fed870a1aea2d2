// Without a byte order mark Excel reads another encoding.
export const BYTE_ORDER_MARK = '\uFEFF'

// A formula in a spreadsheet begins with one of these characters, their full-width forms, or white space before them.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/

const isHarmless = (text: string) => !FORMULA.test(text) || PLAIN_NUMBER.test(text)

/** One text as a cell that never becomes a formula, as the console's exports have it. */
function cellOf(value: string): string {
  const text = isHarmless(value) ? value : `'${value}`
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One record of a CSV file (RFC 4180). */
export const csvLine = (values: readonly string[]) => `${values.map(cellOf).join(',')}\r\n`
