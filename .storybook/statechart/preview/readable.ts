/** A value as readable JSON: long lists as their length, long texts shortened. */
export const readable = (value: unknown, indent = 2): string =>
  JSON.stringify(value, (_, entry: unknown) => shortened(entry), indent) ?? 'undefined'

function shortened(entry: unknown): unknown {
  if (typeof entry === 'string') return entry.length > 160 ? `${entry.slice(0, 160)}…` : entry
  if (typeof entry === 'bigint') return String(entry)
  if (entry instanceof Error) return `${entry.name}: ${entry.message || '(no words)'}`
  if (entry instanceof Blob) return `${entry.constructor.name}, ${entry.size} bytes`
  if (entry instanceof Node) return entry.nodeName
  return Array.isArray(entry) && entry.length > 12 ? `${entry.length} entries` : entry
}
