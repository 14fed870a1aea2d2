import * as operations from '../generated/extension-operations.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** A second way to get a login code. */
export const login = (http: Http) => ({
  /**
   * Sends a login code to the registered email address of a phone number (`sendEmailCode`).
   *
   * @example
   * ```ts
   * await extensions.login.sendEmailCode('9876543210')
   * ```
   */
  sendEmailCode: (phoneNumber: string, options: CallOptions = {}) =>
    http.call(operations.sendEmailCode, { ...options, body: { phoneNumber } }),
})

/** The calls of `login`. */
export type LoginApi = ReturnType<typeof login>
