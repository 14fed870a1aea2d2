const CURRENCY = /^([+-]?)\s*(?:₹|rs\.?|inr)\s*|\s*(?:₹|inr|\/-)$/gi
/** A space or an apostrophe between the thousands, which no two numbers have between them. */
const FIXED_GROUP = /(?<=\d)[\u00A0\u202F'’](?=\d{3}(?!\d))/g
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/
const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Reads a number as brokers and spreadsheets write it; undefined for anything else. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = value
    .replace(FIXED_GROUP, '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[−–]/g, '-')
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*(?=\()/i, '')
    // Ledgers put the sign behind.
    .replace(/^(\D{0,4}\d(?:.*\d)?)-$/, '-$1')
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1]
  if (inBrackets !== undefined) {
    const amount = toNumber(inBrackets)
    return amount === undefined || amount < 0 ? undefined : -amount
  }
  const bare = text.replace(CURRENCY, '$1').replace(/\s*%$/, '')
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/s.exec(bare) ?? []
  const ungrouped = GROUPED.test(digits) ? digits.replaceAll(',', '') : digits
  return PLAIN.test(sign + ungrouped) ? Number(sign + ungrouped) : undefined
}

/** A number with a decimal comma, such as `1.245,50`, written with a point. Any other text is returned as it is. */
export function withDecimalPoint(text: string): string {
  const [, before, whole, decimals, after] =
    /^([^\d,]*)(\d{1,3}(?:\.\d{3})+|\d+),(\d+)(\D*)$/.exec(text) ?? []
  return whole === undefined ? text : `${before}${whole.replaceAll('.', '')}.${decimals}${after}`
}
