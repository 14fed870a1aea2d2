/** What a field says; anything that is neither text nor a number says nothing. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : Number.isFinite(value) ? String(value) : ''
}
