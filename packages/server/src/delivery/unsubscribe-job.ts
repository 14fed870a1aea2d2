import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/outage.ts'
import type { Log } from '../log-event.ts'
import type { JobKind, Queue } from '../queue/queue.ts'
import { unsubscribe } from './unsubscribe.ts'

/** The kind of job that ends the e-mails to a recipient whose row was locked at the time of the request. */
const unsubscribeKind = 'unsubscribe'

interface UnsubscribeJob {
  recipientId: number
  /** When the recipient asked for it. */
  at: string
}

interface UnsubscribeParts {
  database: Database
  log: Log
}

/** Ends the e-mails to a recipient. It is tried once a minute, for longer than any import may take. */
export const unsubscribeJob = ({ database, log }: UnsubscribeParts): JobKind<UnsubscribeJob> => ({
  name: unsubscribeKind,
  options: { retryLimit: 1000, retryDelayMax: 60 },
  keepsDeadLetters: true,
  run: async ({ recipientId, at }) => {
    await unsubscribe(database, recipientId, new Date(at))
    log('recipient.unsubscribed', { recipient: recipientId })
  },
})

/**
 * Ends the e-mails to a recipient, or queues that where another transaction, such as an import, has locked the row: a mail
 * provider does not repeat its request. Returns whether they have ended.
 */
export async function unsubscribeOrQueue(
  { database, queue, log }: UnsubscribeParts & { queue: Queue },
  recipientId: number,
  now: Date,
): Promise<boolean> {
  try {
    await database.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '100ms'`)
      await unsubscribe(tx, recipientId, now)
    })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    const job: UnsubscribeJob = { recipientId, at: now.toISOString() }
    await database.transaction((tx) => queue.send(tx, unsubscribeKind, job))
    return false
  }
  log('recipient.unsubscribed', { recipient: recipientId })
  return true
}
