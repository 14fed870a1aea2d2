import { isApiError, type LoginResult } from '@tarang/sdk'
import { codeRule, isCode } from '../one-time-code/index.ts'
import { isPhoneNumber, phoneNumberRule } from '../phone-number.ts'
import { typedText } from '../unknown-json/index.ts'

/** The two tokens of a login, and the user's name. */
export interface Session {
  readonly jwtToken: string
  readonly refreshToken: string
  readonly userName: string
}

/** How a code is sent. */
export type CodeWay = 'sms' | 'email'

export interface LoginContext {
  /** Whether the API sends codes by email too. */
  readonly offersEmail: boolean
  readonly phoneNumber: string
  /** Stored only while it is being verified. */
  readonly code: string
  readonly session: Session | null
  /** How the last code was sent. */
  readonly sentBy: CodeWay
  /** Why the last step failed. */
  readonly error: string | null
  /** The success message of the last step. */
  readonly notice: string | null
}

export type LoginEvent =
  | { type: 'phone.submit'; phoneNumber: string }
  | { type: 'code.submit'; code: string }
  /** Sends another code to the same phone. */
  | { type: 'code.resend' }
  /** Sends another code by email, where the API offers it; it replaces the last one. */
  | { type: 'code.resendByEmail' }
  /** Returns to the phone number and aborts a running call. */
  | { type: 'phone.change' }

/** Emitted once, when there is a session. */
export interface LoggedIn {
  readonly type: 'loggedIn'
  readonly session: Session
  readonly message: string
}

/** Emitted when the typed digits are over: they were refused, or another code is being sent. */
export interface CodeEmptied {
  readonly type: 'codeEmptied'
}

export const messages = {
  phone: phoneNumberRule,
  code: codeRule,
  sent: 'OTP sent successfully!',
  notSent: 'Failed to send OTP. Please try again.',
  sentByEmail: 'A code is on its way by email.',
  notSentByEmail: 'The code could not be sent by email. Please try again.',
  notVerified: 'OTP verification failed.',
  loggedIn: 'Login successful!',
} as const

/** The message for an invalid phone number, or null. */
export const phoneProblem = (phoneNumber: string): string | null =>
  isPhoneNumber(typedText(phoneNumber)) ? null : messages.phone

/** The message for an invalid one-time code, or null. */
export const codeProblem = (code: string): string | null => (isCode(typedText(code)) ? null : messages.code)

/** Why no code was sent, as the user reads it. Only the API's refusals carry text for users. */
export const whyNotSent = (error: unknown, otherwise: string = messages.notSent): string =>
  (isApiError(error) && (error.fields.phoneNumber || error.reason)) || otherwise

/** Whether the API refused a code. After a lost answer or a failure of the server the same one may be sent again. */
export const isRefusedCode = (error: unknown): boolean =>
  isApiError(error) && error.status < 500 && error.status !== 429

/** Why a code was not accepted, as the user reads it. */
export const whyNotVerified = (error: unknown): string =>
  (isApiError(error) && error.reason) || messages.notVerified

export const sessionOf = ({ jwtToken, refreshToken, user }: LoginResult): Session => ({
  jwtToken,
  refreshToken,
  userName: [user?.firstName, user?.lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' '),
})
