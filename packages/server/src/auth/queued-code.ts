import { createHmac } from 'node:crypto'
import { CODE_DIGITS } from '@tarang/machines/one-time-code'

/** How a code is sent. */
export type CodeWay = 'sms' | 'email'

/** The kinds of job that send a login code: each is worked where its way has a provider. */
export const codeKinds: Readonly<Record<CodeWay, string>> = { sms: 'login-code', email: 'login-code-email' }

export interface CodeJob {
  /** The code's id; the job has neither the code nor the number. */
  id: string
}

/**
 * The digits of a code. They follow from its random id and a secret, so that no job and no table has to hold them: 48 bits of
 * their hash, whatever the number of digits.
 */
export const deriveCode = (key: Uint8Array, id: string) =>
  String(createHmac('sha256', key).update(id).digest().readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(
    CODE_DIGITS,
    '0',
  )
