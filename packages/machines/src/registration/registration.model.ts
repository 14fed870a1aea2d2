import { isApiError, type Registration } from '@tarang/sdk'
import { isPhoneNumber, phoneNumberRule } from '../phone-number.ts'
import { isRecord, typedText } from '../what-came.ts'

/** The four fields of a registration, in the order they are asked for. */
export const registrationFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

/** The name of one field. */
export type RegistrationField = (typeof registrationFields)[number]

/** What is wrong, by field; a field that is fine is not named. */
export type FieldErrors = Readonly<Partial<Record<RegistrationField, string>>>

/** What a registration knows so far, and what it has to say. */
export interface RegistrationContext {
  /** An invite's credential, or the configuration's; without one the API refuses. */
  readonly credential: string | null
  /** What was submitted last; it stays when it is refused. */
  readonly draft: Readonly<Record<RegistrationField, string>>
  readonly fieldErrors: FieldErrors
  /** Why the last submission was refused. */
  readonly error: string | null
  /** What the API said to a registration that succeeded. */
  readonly message: string | null
}

/** What a registration can be told. */
export interface RegistrationEvent {
  readonly type: 'draft.submit'
  readonly draft: Readonly<Record<RegistrationField, string>>
}

/** What a registration tells, once: it succeeded, and what the API said to it. */
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
} as const

export const emptyDraft = { firstName: '', lastName: '', email: '', phoneNumber: '' } as const

/** The four texts of a draft as they were typed; one that is no text was not typed. */
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

/** The draft without the blanks around what was typed. */
export const trimmed = ({ firstName, lastName, email, phoneNumber }: Registration): Registration => ({
  firstName: typedText(firstName),
  lastName: typedText(lastName),
  email: typedText(email),
  phoneNumber: typedText(phoneNumber),
})

/** What is wrong with a draft, by field. */
export function problemsOf(draft: Registration): FieldErrors {
  const { firstName, lastName, email, phoneNumber } = trimmed(typedDraft(draft))
  return {
    ...(firstName === '' && { firstName: messages.firstName }),
    ...(lastName === '' && { lastName: messages.lastName }),
    ...(email === '' ? { email: messages.email } : !isEmail(email) && { email: messages.emailFormat }),
    ...(!isPhoneNumber(phoneNumber) && { phoneNumber: messages.phoneNumber }),
  }
}

/** Why a registration did not succeed, as the person reads it: only a refusal of the API has words for people. */
export function whyNotRegistered(error: unknown): string {
  if (!isApiError(error)) return messages.failed
  return error.status === 403 ? messages.forbidden : error.message || messages.refused
}

/** What a refusal says of each field. */
export const refusedFields = (error: unknown): FieldErrors =>
  isApiError(error)
    ? Object.fromEntries(
        registrationFields.flatMap((name) => (error.fields[name] ? [[name, error.fields[name]]] : [])),
      )
    : {}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
