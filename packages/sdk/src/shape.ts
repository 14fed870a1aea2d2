import { AnswerError } from './errors.ts'

/** What is meant in an answer, as it is. */
export const same = <Value>(value: Value): Value => value

/** The whole answer, whatever wraps what is meant in it. */
export const whole = <Answer>(_value: unknown, answer: Answer): Answer => answer

/** The error that says what was promised and did not come. */
export const unexpected = (promised: string, pointer = '', cause?: unknown) =>
  new AnswerError('unexpected-shape', `The API did not answer with the expected ${promised}.`, {
    pointer,
    ...(cause !== undefined && { cause }),
  })
