/**
 * A value as one line of text, independent of the order of keys.
 * With `sharing`, two references to one object differ from two equal objects: a machine that compares by identity behaves
 * differently for them.
 */
export function textOf(value: unknown, { sharing = false } = {}): string {
  const seen = new Map<object, number>()
  const write = (part: unknown): string => {
    // Without names of functions and classes, which a minifier changes.
    if (typeof part === 'function') return 'ƒ'
    if (typeof part !== 'object' || part === null) return primitive(part)
    if (sharing) {
      const known = seen.get(part)
      if (known !== undefined) return `&${known}`
      seen.set(part, seen.size)
    }
    if (Array.isArray(part)) return `[${part.map(write).join(',')}]`
    const fields = keysOf(part).map((key) => `${key}:${write((part as Record<string, unknown>)[key])}`)
    return `${part instanceof Error ? part.name : ''}{${fields.join(',')}}`
  }
  return write(value)
}

const primitive = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value)
  return Object.is(value, -0) ? '-0' : String(value)
}

function keysOf(object: object): string[] {
  const keys = Object.keys(object)
  // An error's `message` and `cause` are not enumerable.
  const all = object instanceof Error ? [...new Set([...keys, 'message', 'cause'])] : keys
  return all.sort()
}

/** A 53-bit hash, enough to distinguish the contexts of one machine. */
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
