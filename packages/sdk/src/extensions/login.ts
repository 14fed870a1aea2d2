import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Sends a login code by email, as `extensions.login.sendEmailCode` does. */
export const sendEmailCode = (http: Http, phoneNumber: string, options: CallOptions = {}) =>
  http.call(operations.sendEmailCode, { ...options, body: { phoneNumber } }, identity)

/** A second way to get a login code. */
export interface LoginApi {
  /**
   * Sends a login code to the registered email address of a phone number (`sendEmailCode`).
   *
   * @example
   * ```ts
   * await extensions.login.sendEmailCode('9876543210')
   * ```
   */
  sendEmailCode: Bound<typeof sendEmailCode>
}

/** Creates the calls of a client. */
export const login = (http: Http): LoginApi => ({ sendEmailCode: bindHttp(http, sendEmailCode) })
