/** A text or number field as trimmed text; anything else is empty. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : Number.isFinite(value) ? String(value) : ''
}
