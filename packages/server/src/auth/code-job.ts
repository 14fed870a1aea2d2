import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { loginCodes, users } from '../db/schema/index.ts'
import { codeMessage } from '../delivery/code-message.ts'
import type { CodeSender } from '../delivery/code-sender.ts'
import type { Mailer } from '../delivery/mailer.ts'
import type { Log } from '../log-event.ts'
import type { JobKind } from '../queue/queue.ts'
import type { Keys } from './keys.ts'
import { maskPhoneNumber } from './login-codes.ts'
import { type CodeJob, codeKind, deriveCode } from './queued-code.ts'

interface CodeJobParts {
  database: Database
  sender: CodeSender
  mailer: Mailer | null
  /** Replaced when an operator rotates them. */
  keys: Pick<Keys, 'codeDigits'>
  brand: string
  now: () => Date
  log: Log
}

/** Sends login codes. The code of an unknown number is sent nowhere. */
export const codeJob = ({
  database,
  sender,
  mailer,
  keys,
  brand,
  now,
  log,
}: CodeJobParts): JobKind<CodeJob> => ({
  name: codeKind,
  // A code is valid for five minutes, and one that comes later is of no use.
  options: {
    retryLimit: 4,
    retryDelay: 3,
    retryDelayMax: 60,
    retentionSeconds: 300,
    deleteAfterSeconds: 600,
  },
  work: { localConcurrency: 4 },
  run: async ({ id, way }) => {
    const [row] = await database
      .select({ code: loginCodes, email: users.email, disabledAt: users.disabledAt })
      .from(loginCodes)
      .leftJoin(users, eq(users.phoneNumber, loginCodes.phoneNumber))
      .where(eq(loginCodes.id, id))
    if (!row) return
    const { phoneNumber, codeHash, sentAt, expiresAt, usedAt } = row.code
    const phone = maskPhoneNumber(phoneNumber)
    if (codeHash === null || !row.email || row.disabledAt) return log('login-code.number-unknown', { phone })
    if (usedAt || expiresAt <= now()) return log('login-code.outdated', { phone })
    const code = deriveCode(keys.codeDigits, id)
    try {
      if (way === 'sms') await sender.send({ phoneNumber, code, sentAt })
      else if (!mailer) throw new Error('The setting SMTP_URL is missing.')
      else
        await mailer.send({
          to: row.email,
          subject: `Your ${brand} login code`,
          text: codeMessage(code, brand),
        })
      log('login-code.sent', { phone, way })
    } catch (error) {
      log('login-code.send-failed', { phone, way, reason: reasonOf(error) }, 'warn')
      throw error
    }
  },
})

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')
