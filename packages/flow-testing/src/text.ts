/**
 * Anything as one line of text: the same text for the same content, whatever the order of keys.
 * With `sharing`, two mentions of one object are told from two objects alike: a machine that compares by identity
 * behaves differently for them.
 */
export function textOf(value: unknown, { sharing = false } = {}): string {
  const seen = new Map<object, number>()
  const write = (part: unknown): string => {
    // Not by its name, nor a class by its own: a minifier gives others.
    if (typeof part === 'function') return 'ƒ'
    if (typeof part !== 'object' || part === null) return primitive(part)
    if (sharing) {
      const known = seen.get(part)
      if (known !== undefined) return `&${known}`
      seen.set(part, seen.size)
    }
    if (Array.isArray(part)) return `[${part.map(write).join(',')}]`
    return `${part instanceof Error ? part.name : ''}{${entriesOf(part)
      .map(([key, entry]) => `${key}:${write(entry)}`)
      .join(',')}}`
  }
  return write(value)
}

const primitive = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value)
  return Object.is(value, -0) ? '-0' : String(value)
}

// An error says what it is in properties that do not enumerate.
const entriesOf = (object: object): [string, unknown][] =>
  [
    ...Object.entries(object),
    ...(object instanceof Error
      ? (['message', 'cause'] as const)
          .filter((key) => !Object.keys(object).includes(key))
          .map((key): [string, unknown] => [key, object[key]])
      : []),
  ].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

/** A short name for a text: 53 bits, enough to tell the contexts of one machine apart. */
export function digestOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}
