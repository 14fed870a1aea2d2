import type { Http } from './http.ts'

/** A standalone call as a member of a client: it need not be told where the services are. */
export const bound =
  <Arguments extends unknown[], Result>(
    http: Http,
    call: (http: Http, ...rest: Arguments) => Result,
  ): ((...rest: Arguments) => Result) =>
  (...rest) =>
    call(http, ...rest)
