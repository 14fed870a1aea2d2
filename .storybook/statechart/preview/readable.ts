const MANY = 12
const LONG = 160
const DEEP = 5

/** A value as readable JSON: long lists as their length, long texts shortened, functions and cycles left out. */
export const readable = (value: unknown, indent = 2): string =>
  JSON.stringify(plain(value, 0), null, indent) ?? 'undefined'

function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > LONG ? `${value.slice(0, LONG)}…` : value
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return `${value.name}: ${value.message || '(no words)'}`
  if (value instanceof Date) return value.toJSON()
  if (value instanceof Blob) return `${value.constructor.name}, ${value.size} bytes`
  if (depth >= DEEP) return '…'
  if (Array.isArray(value)) {
    return value.length > MANY ? `${value.length} entries` : value.map((entry) => plain(entry, depth + 1))
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => typeof entry !== 'function')
      .map(([key, entry]) => [key, plain(entry, depth + 1)]),
  )
}
