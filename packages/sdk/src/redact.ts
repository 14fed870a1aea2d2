/** What stands in the place of a secret. */
const redacted = '[redacted]'

const secretName = /authori[sz]ation|cookie|token|otp|code$|phone|credential|password|secret|e-?mail/i

// A code, a phone number, a token: a long run of digits, or a JWT, or what follows `Bearer`.
const secretText = /\b\d{6,}\b|\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?|(?<=\bBearer )\S+/g

/** A text without what looks like a code, a phone number or a token. */
export const redactText = (text: string): string => text.replace(secretText, redacted)

/** Headers as a plain record, those that carry secrets blacked out. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, secretName.test(name) ? redacted : redactText(value)]),
  )
}

// The codes of strategies and coupons are no secrets.
const openName = /^(strategy|coupon|strategyDescription|status)code$/i

/** A copy of what was sent or came, secrets blacked out by their name, and by how they look. */
export function redactBody(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(redactBody)
  if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      secretName.test(name) && !openName.test(name) ? redacted : redactBody(member),
    ]),
  )
}

/** An address without what stands behind the question mark, without fragment, and without what looks like a secret. */
export function redactUrl(url: string): string {
  if (!URL.canParse(url)) return ''
  const { origin, pathname } = new URL(url)
  return redactText(origin + pathname)
}
