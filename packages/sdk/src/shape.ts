import { isObject } from './answer.ts'
import { AnswerError } from './errors.ts'

/** A call on its way, as the typed wire returns it. */
export type Call<Body> = Promise<{ data?: Body }>

/** The list that a call promises, bare or wrapped in `data`. */
export async function rows<Row extends object>(call: Call<Row[] | { data: Row[] }>): Promise<Row[]> {
  const { data: body } = await call
  return rowsOf<Row>(isObject(body) ? body.data : body)
}

/** The one record that a call promises. */
export async function record<Body extends object>(call: Call<Body>): Promise<Body> {
  const { data: body } = await call
  return recordOf<Body>(body)
}

/** The record that a write may send back; what it answers is shown nowhere, so only a refusal is a failure. */
export async function recordIfAny<Body extends object>(call: Call<Body>): Promise<Body | undefined> {
  const { data: body } = await call
  return isObject(body) ? body : undefined
}

/** A list of records, or an `AnswerError`. */
export function rowsOf<Row extends object>(value: unknown): Row[] {
  if (!Array.isArray(value) || !value.every(isObject)) throw unexpected('a list of records')
  return value as Row[]
}

/** A record, or an `AnswerError`. */
export function recordOf<Body extends object>(value: unknown): Body {
  if (!isObject(value)) throw unexpected('a record')
  return value as Body
}

/** The error that says what was promised and did not come. */
export const unexpected = (promised: string) =>
  new AnswerError('unexpected-shape', `The API did not answer with ${promised}.`)
