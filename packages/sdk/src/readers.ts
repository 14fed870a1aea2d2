import { InvalidResponseError } from './errors.ts'

/** The error of a body without what the description promises: `expected a list at /data, got a text`. */
export const unexpectedShape = (expected: string, value: unknown, pointer = '', cause?: unknown) =>
  new InvalidResponseError(
    'unexpected-shape',
    `expected a${expected === 'id' ? 'n' : ''} ${expected}${pointer && ` at ${pointer}`}, got ${kindOf(value)}`,
    { pointer, ...(cause !== undefined && { cause }) },
  )

function kindOf(value: unknown): string {
  if (value == null || value === '') return 'nothing'
  const kind = Array.isArray(value)
    ? 'list'
    : typeof value === 'object'
      ? 'record'
      : typeof value === 'string'
        ? 'text'
        : typeof value
  return `a ${kind}`
}
