import { eq } from 'drizzle-orm'
import { maskPhoneNumber } from '../audit/masks.ts'
import type { Database } from '../db/database.ts'
import { loginCodes, users } from '../db/schema/index.ts'
import { codeMessage } from '../delivery/code-message.ts'
import type { CodeMessage, CodeSender } from '../delivery/code-sender.ts'
import { autoSubmitted, type Mailer } from '../delivery/mailer.ts'
import type { Log } from '../log-event.ts'
import type { JobKind } from '../queue/queue.ts'
import type { Keys } from './keys.ts'
import { type CodeJob, type CodeWay, codeKinds, deriveCode } from './queued-code.ts'

/** A code, and the person whom it is for. */
interface CodeForPerson extends CodeMessage {
  email: string
}

type SendCode = (code: CodeForPerson) => Promise<void>

export const sendBySms =
  (sender: CodeSender): SendCode =>
  ({ phoneNumber, code, sentAt }) =>
    sender.send({ phoneNumber, code, sentAt })

export const sendByEmail =
  (mailer: Mailer, brand: string): SendCode =>
  ({ email, code }) =>
    mailer.send({
      to: email,
      subject: `Your ${brand} login code`,
      text: codeMessage(code, brand),
      headers: autoSubmitted,
    })

interface CodeJobParts {
  database: Database
  way: CodeWay
  /** Undefined in a process without a provider of this way. */
  send: SendCode | undefined
  /** Replaced when an operator rotates them. */
  keys: Pick<Keys, 'codeDigits'>
  now: () => Date
  log: Log
}

/** Sends login codes one way. The code of an unknown number is sent nowhere. */
export const codeJob = ({ database, way, send, keys, now, log }: CodeJobParts): JobKind<CodeJob> => ({
  name: codeKinds[way],
  // A code is valid for five minutes, and one that comes later is of no use.
  options: {
    retryLimit: 4,
    retryDelay: 3,
    retryDelayMax: 60,
    retentionSeconds: 300,
    deleteAfterSeconds: 600,
  },
  work: { localConcurrency: 4 },
  run:
    send &&
    (async ({ id }) => {
      const [row] = await database
        .select({ code: loginCodes, email: users.email, disabledAt: users.disabledAt })
        .from(loginCodes)
        .leftJoin(users, eq(users.phoneNumber, loginCodes.phoneNumber))
        .where(eq(loginCodes.id, id))
      if (!row) return
      const { phoneNumber, codeHash, sentAt, expiresAt, usedAt } = row.code
      const phone = maskPhoneNumber(phoneNumber)
      if (codeHash === null || !row.email || row.disabledAt)
        return log('login-code.number-unknown', { phone })
      if (usedAt || expiresAt <= now()) return log('login-code.outdated', { phone })
      const code = deriveCode(keys.codeDigits, id)
      try {
        await send({ phoneNumber, code, sentAt, email: row.email })
        log('login-code.sent', { phone, way })
      } catch (error) {
        log('login-code.send-failed', { phone, way, reason: reasonOf(error) }, 'warn')
        throw error
      }
    }),
})

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')
