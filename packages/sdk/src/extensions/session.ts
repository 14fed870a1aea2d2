import * as operations from '../generated/extension-operations.ts'
import type { Logout } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** The caller, and the end of their session. */
export const session = (http: Http) => ({
  /**
   * Reads the caller and their role (`getMe`).
   *
   * @example
   * ```ts
   * const { name, rights } = await extensions.session.me()
   * ```
   */
  me: (options: CallOptions = {}) => http.call(operations.getMe, options),

  /**
   * Ends the session of a refresh token: its tokens stop working at once (`logOut`).
   *
   * @example
   * ```ts
   * await extensions.session.logOut({ refreshToken })
   * ```
   */
  logOut: (body: Logout, options: CallOptions = {}) => http.call(operations.logOut, { ...options, body }),
})

/** The calls of `session`. */
export type SessionApi = ReturnType<typeof session>
