import { isApiError, type Registration } from '@tarang/sdk'
import { isEmail } from '../field-rules/index.ts'
import { isPhoneNumber, phoneNumberRule } from '../phone-number.ts'
import { isRecord, typedText } from '../unknown-json/index.ts'

/** The fields in the order of the form. */
export const registrationFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

export type RegistrationField = (typeof registrationFields)[number]

/** Messages of invalid fields. */
export type FieldErrors = Readonly<Partial<Record<RegistrationField, string>>>

export interface RegistrationContext {
  /** From the invite or the configuration; without one the API refuses. */
  readonly credential: string | null
  /** The last submission; it stays after a refusal. */
  readonly draft: Readonly<Record<RegistrationField, string>>
  readonly fieldErrors: FieldErrors
  /** Why the last submission was refused. */
  readonly error: string | null
  /** Nobody knows whether the last submission was made. */
  readonly isUnknown: boolean
  /** The success message. */
  readonly message: string | null
}

export interface RegistrationEvent {
  readonly type: 'draft.submit'
  readonly draft: Readonly<Record<RegistrationField, string>>
}

/** Emitted once, with the API's message. */
export interface Registered {
  readonly type: 'registered'
  readonly message: string
}

export const messages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  emailFormat: 'Enter a valid email address',
  phoneNumber: phoneNumberRule,
  registered: 'Registration successful.',
  forbidden: 'Forbidden: Check your authorization token or API permissions.',
  refused: 'Registration failed.',
  failed: 'An error occurred during registration.',
  unknown: 'We do not know whether you were registered. Log in to find out.',
} as const

export const emptyDraft = { firstName: '', lastName: '', email: '', phoneNumber: '' } as const

/** The draft's four texts; a value that is not a text becomes empty. */
export const typedDraft = (draft: Registration): Registration => {
  const typed: Partial<Registration> = isRecord(draft) ? draft : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    firstName: text(typed.firstName),
    lastName: text(typed.lastName),
    email: text(typed.email),
    phoneNumber: text(typed.phoneNumber),
  }
}

export const trimmed = ({ firstName, lastName, email, phoneNumber }: Registration): Registration => ({
  firstName: typedText(firstName),
  lastName: typedText(lastName),
  email: typedText(email),
  phoneNumber: typedText(phoneNumber),
})

export function problemsOf(draft: Registration): FieldErrors {
  const { firstName, lastName, email, phoneNumber } = trimmed(typedDraft(draft))
  return {
    ...(firstName === '' && { firstName: messages.firstName }),
    ...(lastName === '' && { lastName: messages.lastName }),
    ...(email === '' ? { email: messages.email } : !isEmail(email) && { email: messages.emailFormat }),
    ...(!isPhoneNumber(phoneNumber) && { phoneNumber: messages.phoneNumber }),
  }
}

/** Why a registration failed, as the user reads it. Only the API's refusals carry text for users. */
export function whyNotRegistered(error: unknown): string {
  if (!isApiError(error)) return messages.failed
  return error.status === 403 ? messages.forbidden : error.reason || messages.refused
}

/** A refusal's messages by field. */
export const refusedFields = (error: unknown): FieldErrors =>
  isApiError(error)
    ? Object.fromEntries(
        registrationFields.flatMap((name) => (error.fields[name] ? [[name, error.fields[name]]] : [])),
      )
    : {}
