import type { RefreshedToken } from '../generated/notifications.ts'
import * as operations from '../generated/operations/auth.ts'
import type { LoginResult, Registration, User } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { unexpectedShape } from '../readers.ts'
import { checkRefreshedToken } from '../refreshed-token.ts'
import { messageOf } from '../response-body.ts'
import { bearerHeader } from '../with-bearer.ts'

/** Login, registration and tokens of staff. */
export const auth = (http: Http) => ({
  /**
   * Sends a one-time code to a phone, and returns the message of the API (`requestLoginCode`).
   *
   * @example
   * ```ts
   * const message = await api.auth.requestCode('9820012345')
   * ```
   */
  requestCode: (phoneNumber: string, options: CallOptions = {}) =>
    http.call(operations.requestLoginCode, { ...options, body: { phoneNumber } }, messageIn),

  /**
   * Exchanges a phone number and its one-time code for tokens (`verifyLoginCode`).
   *
   * @example
   * ```ts
   * const { jwtToken, refreshToken, user } = await api.auth.verifyCode('9820012345', '482913')
   * ```
   */
  verifyCode: (
    phoneNumber: string,
    otp: string,
    options: CallOptions = {},
  ): Promise<LoginResult & { user: User }> =>
    http.call(operations.verifyLoginCode, { ...options, body: { phoneNumber, otp } }, (login) => {
      const { jwtToken, refreshToken, user } = login
      if (jwtToken === '' || refreshToken === '') throw unexpectedShape('token', '')
      return { jwtToken, refreshToken, user: user ?? {} }
    }),

  /**
   * Registers a member of staff with an invite's credential, and returns the message of the API (`registerAdmin`).
   *
   * @example
   * ```ts
   * const registration = {
   *   firstName: 'Rohan',
   *   lastName: 'Iyer',
   *   email: 'rohan.iyer@tarang.example',
   *   phoneNumber: '9967054321',
   * }
   * const message = await api.auth.register(registration, { credential: invite })
   * ```
   */
  register: (
    body: Registration,
    { credential, ...options }: CallOptions & { credential?: string | null | undefined } = {},
  ): Promise<string> =>
    http.call(
      operations.registerAdmin,
      { ...options, body, headers: { ...bearerHeader(credential), ...options.headers } },
      messageIn,
    ),

  /**
   * Exchanges a refresh token for a new session token, without storing it (`refreshToken`).
   *
   * @example
   * ```ts
   * const { token } = await api.auth.refresh('hW2mJr0yqk3l9vXc5Zb7')
   * ```
   */
  refresh: (token: string, options: CallOptions = {}): Promise<RefreshedToken> =>
    http.call(operations.refreshToken, { ...options, body: { refreshToken: token } }, checkRefreshedToken),

  /**
   * Replaces the token that a notification was refused with; calls to the platform do this automatically. Does nothing
   * if the token was replaced meanwhile. Concurrent calls share one exchange, and a logout during it wins. Throws an
   * `ApiError` with status 401 if the session is over.
   *
   * @example
   * ```ts
   * await api.auth.renew()
   * ```
   */
  renew: (): Promise<void> => http.renew(),
})

/** The calls of `auth`. */
export type AuthApi = ReturnType<typeof auth>

const messageIn = (answer: unknown): string => messageOf(answer) ?? ''
