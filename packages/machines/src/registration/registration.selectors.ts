import type { SnapshotFrom } from 'xstate'
import type { registrationMachine } from './registration.machine.ts'
import type { FieldErrors, RegistrationContext } from './registration.model.ts'

export interface RegistrationView {
  readonly draft: RegistrationContext['draft']
  readonly fieldErrors: FieldErrors
  readonly error: string | null
  /** Nobody knows whether the last submission was made. */
  readonly isUnknown: boolean
  readonly message: string | null
  /** The call is running; another submit is ignored. */
  readonly isBusy: boolean
}

export function registrationView(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationView {
  const { draft, fieldErrors, error, isUnknown, message } = snapshot.context
  return { draft, fieldErrors, error, isUnknown, message, isBusy: snapshot.hasTag('busy') }
}
