import { isApiError, type LoginResult } from '@tarang/sdk'
import { isPhoneNumber, phoneNumberRule } from '../phone-number.ts'
import { typedText } from '../what-came.ts'

/** How many digits a one-time code has. */
export const CODE_DIGITS = 6

/** What a person who is logged in carries: two tokens and a name. */
export interface Session {
  readonly jwtToken: string
  readonly refreshToken: string
  readonly userName: string
}

/** What a login knows so far, and what it has to say. */
export interface LoginContext {
  readonly phoneNumber: string
  /** Held only while it is being verified. */
  readonly code: string
  readonly session: Session | null
  /** Why the last step was not taken. */
  readonly error: string | null
  /** What the last step did. */
  readonly notice: string | null
}

/** What a login can be told. */
export type LoginEvent =
  | { type: 'phone.submit'; phoneNumber: string }
  | { type: 'code.submit'; code: string }
  /** Sends another code to the same phone. */
  | { type: 'code.resend' }
  /** Goes back to the phone number; a call that is under way is given up. */
  | { type: 'phone.change' }

/** What a login tells, once: there is a session now. */
export interface LoggedIn {
  readonly type: 'loggedIn'
  readonly session: Session
  readonly message: string
}

export const messages = {
  phone: phoneNumberRule,
  code: 'OTP must be exactly 6 digits',
  sent: 'OTP sent successfully!',
  notSent: 'Failed to send OTP. Please try again.',
  notVerified: 'OTP verification failed.',
  loggedIn: 'Login successful!',
} as const

/** What is wrong with a phone number, or null. */
export const phoneProblem = (phoneNumber: string): string | null =>
  isPhoneNumber(typedText(phoneNumber)) ? null : messages.phone

/** What is wrong with a one-time code, or null. */
export const codeProblem = (code: string): string | null =>
  /^\d{6}$/.test(typedText(code)) ? null : messages.code

/** Why no code was sent, as the person reads it: only a refusal of the API has words for people. */
export const whyNotSent = (error: unknown): string =>
  (isApiError(error) && (error.fields.phoneNumber || error.message)) || messages.notSent

/** Why a code was not accepted, as the person reads it. */
export const whyNotVerified = (error: unknown): string =>
  (isApiError(error) && error.message) || messages.notVerified

/** The session that a login's answer opens. */
export const sessionOf = ({ jwtToken, refreshToken, user }: LoginResult): Session => ({
  jwtToken,
  refreshToken,
  userName: [user?.firstName, user?.lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' '),
})
