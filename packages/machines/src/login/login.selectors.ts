import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './login.machine.ts'

export interface LoginView {
  readonly step: 'phone' | 'code'
  /** A call is running; another submit is ignored. */
  readonly isBusy: boolean
  readonly isSendingCode: boolean
  readonly isVerifying: boolean
  readonly phoneNumber: string
  readonly error: string | null
  readonly notice: string | null
}

export function loginView(snapshot: SnapshotFrom<typeof loginMachine>): LoginView {
  const { phoneNumber, error, notice } = snapshot.context
  return {
    step: snapshot.matches('enteringPhone') || snapshot.matches('requestingCode') ? 'phone' : 'code',
    isBusy: snapshot.hasTag('busy'),
    isSendingCode: snapshot.matches('requestingCode') || snapshot.matches('resendingCode'),
    isVerifying: snapshot.matches('verifyingCode'),
    phoneNumber,
    error,
    notice,
  }
}
