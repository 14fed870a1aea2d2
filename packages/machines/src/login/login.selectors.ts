import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './login.machine.ts'
import type { CodeWay } from './login.model.ts'

export interface LoginView {
  readonly step: 'phone' | 'code'
  /** A call is running; another submit is ignored. */
  readonly isBusy: boolean
  /** A code is being sent by SMS. */
  readonly isSendingCode: boolean
  readonly isEmailingCode: boolean
  readonly isVerifying: boolean
  readonly offersEmail: boolean
  readonly sentBy: CodeWay
  readonly phoneNumber: string
  readonly error: string | null
  readonly notice: string | null
}

export function loginView(snapshot: SnapshotFrom<typeof loginMachine>): LoginView {
  const { offersEmail, sentBy, phoneNumber, error, notice } = snapshot.context
  return {
    step: snapshot.matches('enteringPhone') || snapshot.matches('requestingCode') ? 'phone' : 'code',
    isBusy: snapshot.hasTag('busy'),
    isSendingCode: snapshot.matches('requestingCode') || snapshot.matches('resendingCode'),
    isEmailingCode: snapshot.matches('emailingCode'),
    isVerifying: snapshot.matches('verifyingCode'),
    offersEmail,
    sentBy,
    phoneNumber,
    error,
    notice,
  }
}
