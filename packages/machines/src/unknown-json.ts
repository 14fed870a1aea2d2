/** A trimmed text; empty for anything else. */
export const typedText = (text: unknown): string => (typeof text === 'string' ? text.trim() : '')

export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
