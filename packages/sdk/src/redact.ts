/** Replaces a secret. */
const redacted = '[redacted]'

const secretName = /authori[sz]ation|cookie|token|otp|^code$|phone|credential|password|secret|e-?mail/i

// Codes and phone numbers (six digits or more), JWTs, e-mail addresses, and what follows `Bearer` or the name of a secret
// in JSON.
const secretText =
  /\b\d{6,}\b|\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]+|(?<=\bBearer )\S+|(?<="\w{0,20}(token|otp|password|credential|secret)"\s*:\s*")[^"]+/gi

/** Replaces what looks like a code, a phone number or a token. */
export const redactText = (text: string): string => text.replace(secretText, redacted)

/** Headers as a plain record, without secrets. */
export function redactHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, secretName.test(name) ? redacted : redactText(value)]),
  )
}

/** Copies a body without secrets, which are recognised by name and by form. */
export function redactBody(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(redactBody)
  if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      secretName.test(name) ? redacted : redactBody(member),
    ]),
  )
}

/** A URL without query, fragment, user and secrets. */
export const redactUrl = (url: string): string => redactText(url.replace(/[?#].*|(?<=\/\/)[^/]*@/g, ''))
