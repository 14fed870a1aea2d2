import type { RefreshedToken } from '../generated/notifications.ts'
import type { Answer, LoginResult, OkStatus, Registration } from '../generated/platform.ts'
import { bearer, type CallOptions, type NotificationsService, type Platform } from '../http.ts'
import { type Call, record, recordOf, unexpected } from '../shape.ts'

export const auth = (http: Platform, service: NotificationsService) => ({
  /** Sends a one-time code to a phone, and returns what the API says to that (`requestLoginCode`). */
  requestCode: (phoneNumber: string, options: CallOptions = {}): Promise<string> =>
    message(http.POST('/auth/login-auth', { body: { phoneNumber }, ...options })),

  /** Exchanges a phone number and its one-time code for tokens (`verifyLoginCode`). */
  verifyCode: async (phoneNumber: string, otp: string, options: CallOptions = {}): Promise<LoginResult> => {
    const answer = await record(http.POST('/auth/verifyLoginOtp', { body: { phoneNumber, otp }, ...options }))
    const { jwtToken, refreshToken, user } = recordOf<LoginResult>(answer.data)
    if (!isToken(jwtToken) || !isToken(refreshToken)) throw unexpected('tokens')
    return { jwtToken, refreshToken, user: recordOf(user) }
  },

  /** Registers a member of staff by an invite's credential, and returns what the API says to that (`registerAdmin`). */
  register: (
    body: Registration,
    { credential, ...options }: CallOptions & { credential?: string | null | undefined } = {},
  ): Promise<string> =>
    message(http.POST('/user/registerAdmin', { body, headers: bearer(credential), ...options })),

  /** Exchanges a refresh token for a new session token (`refreshToken`). */
  refresh: async (refreshToken: string, options: CallOptions = {}): Promise<RefreshedToken> => {
    const answer = await record(service.POST('/auth/refresh-token', { body: { refreshToken }, ...options }))
    const refreshed = recordOf<RefreshedToken>(answer.data)
    if (!isToken(refreshed.token)) throw unexpected('a token')
    return refreshed
  },
})

// The envelope has to be there: an answer that says nothing does not say that it went well.
async function message(call: Call<Answer>): Promise<string> {
  const { message } = recordOf<OkStatus>((await record(call)).status)
  return typeof message === 'string' ? message : ''
}

const isToken = (value: unknown) => typeof value === 'string' && value !== ''
