interface ReviverContext {
  /** The text of the value. Engines of before 2025 do not pass it. */
  readonly source?: string
}

/** An integer that JavaScript would round becomes a text of its digits: an id must stay the same. */
function keepDigits(_name: string, value: unknown, context?: ReviverContext): unknown {
  const source = context?.source
  return typeof value === 'number' && !Number.isSafeInteger(value) && source && /^-?\d+$/.test(source)
    ? source
    : value
}

/** Parses JSON, in which an integer beyond 2^53 becomes a text. Throws a `SyntaxError` for anything else. */
export const parseExactly = (text: string): unknown =>
  // A function for each value takes several times as long.
  JSON.parse(text, /[[:,\s-]\d{16}/.test(text) ? keepDigits : undefined)

/** Returns `undefined` for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return parseExactly(text)
  } catch {
    return undefined
  }
}
