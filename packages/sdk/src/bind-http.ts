import type { Http } from './http.ts'

/** A standalone call as a member of a client, without its first argument. */
export type Bound<Call> = Call extends (http: Http, ...rest: infer Arguments) => infer Result
  ? (...rest: Arguments) => Result
  : never

/** Turns a standalone call into a member of a client. */
export const bindHttp =
  <Arguments extends unknown[], Result>(
    http: Http,
    call: (http: Http, ...rest: Arguments) => Result,
  ): ((...rest: Arguments) => Result) =>
  (...rest) =>
    call(http, ...rest)
