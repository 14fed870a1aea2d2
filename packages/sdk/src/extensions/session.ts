import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { Logout } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Reads the caller and their role, as `extensions.session.me` does. */
export const getMe = (http: Http, options: CallOptions = {}) => http.call(operations.getMe, options, identity)

/** Ends the session of a refresh token, as `extensions.session.logOut` does. */
export const logOut = (http: Http, body: Logout, options: CallOptions = {}) =>
  http.call(operations.logOut, { ...options, body }, identity)

/** The caller, and the end of their session. */
export interface SessionApi {
  /** Reads the caller and their role (`getMe`). */
  me: Bound<typeof getMe>

  /**
   * Ends the session of a refresh token: its tokens stop working at once (`logOut`).
   *
   * @example
   * ```ts
   * await extensions.session.logOut({ refreshToken })
   * ```
   */
  logOut: Bound<typeof logOut>
}

/** Creates the calls of a client. */
export const session = (http: Http): SessionApi => ({
  me: bindHttp(http, getMe),
  logOut: bindHttp(http, logOut),
})
