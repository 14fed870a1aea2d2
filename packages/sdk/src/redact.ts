/** Replaces a secret. */
const redacted = '[redacted]'

const secretName = /authori[sz]ation|cookie|token|otp|code$|phone|credential|password|secret|e-?mail/i

// Codes and phone numbers (six digits or more), JWTs, and what follows `Bearer`.
const secretText = /\b\d{6,}\b|\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?|(?<=\bBearer )\S+/g

/** Replaces what looks like a code, a phone number or a token. */
export const redactText = (text: string): string => text.replace(secretText, redacted)

/** Headers as a plain record, without secrets. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, secretName.test(name) ? redacted : redactText(value)]),
  )
}

// The codes of strategies and coupons are not secrets.
const publicName = /^(strategy|coupon|strategyDescription|status)code$/i

/** Copies a body without secrets, which are recognised by name and by form. */
export function redactBody(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(redactBody)
  if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      secretName.test(name) && !publicName.test(name) ? redacted : redactBody(member),
    ]),
  )
}

/** A URL without query, fragment and secrets. */
export function redactUrl(url: string): string {
  if (!URL.canParse(url)) return ''
  const { origin, pathname } = new URL(url)
  return redactText(origin + pathname)
}
