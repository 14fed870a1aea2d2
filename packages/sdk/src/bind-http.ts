import type { Http } from './http.ts'

/** Turns a standalone call into a member of a client. */
export const bindHttp =
  <Arguments extends unknown[], Result>(
    http: Http,
    call: (http: Http, ...rest: Arguments) => Result,
  ): ((...rest: Arguments) => Result) =>
  (...rest) =>
    call(http, ...rest)
