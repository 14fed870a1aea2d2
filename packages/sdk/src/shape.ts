import { isObject } from './answer.ts'
import { AnswerError } from './errors.ts'

/** The list that a call promises, bare or wrapped in `data`. */
export const rowsOf = <Row extends object>(body: Row[] | { data: Row[] }): Row[] =>
  isObject(body) ? (body.data as Row[]) : (body as Row[])

/** The answer itself, where it is what a call promises. */
export const same = <Body>(body: Body): Body => body

/** The record that a write promises, or an `AnswerError`. */
export function recordOf<Body>(body: Body): Body {
  if (!isObject(body)) throw unexpected('a record')
  return body
}

/** The record that a write may send back; what it answers is shown nowhere, so only a refusal is a failure. */
export const recordIfAny = <Body>(body: Body): Body | undefined => (isObject(body) ? body : undefined)

/** The error that says what was promised and did not come. */
export const unexpected = (promised: string, pointer = '', cause?: unknown) =>
  new AnswerError('unexpected-shape', `The API did not answer with ${promised}.`, {
    pointer,
    ...(cause !== undefined && { cause }),
  })
