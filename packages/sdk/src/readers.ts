import { InvalidResponseError } from './errors.ts'

/** Returns the list or record of a response as it is. */
export const identity = <Value>(value: Value): Value => value

/** Returns the whole body, with what wraps the list or record. */
export const wholeBody = <Body>(_value: unknown, body: Body): Body => body

/** The error of a body without what the description promises. */
export const unexpectedShape = (expected: string, pointer = '', cause?: unknown) =>
  new InvalidResponseError('unexpected-shape', `The API did not answer with the expected ${expected}.`, {
    pointer,
    ...(cause !== undefined && { cause }),
  })
