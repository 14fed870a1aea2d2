/** What was typed or said, without the blanks around it; nothing, where it is no text at all. */
export const typedText = (text: unknown): string => (typeof text === 'string' ? text.trim() : '')

/** Whether there is a record here, with fields to read. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
