import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { isSameSecret, keyedHash } from '../auth/keys.ts'
import type { Database } from '../db/database.ts'
import { recipients } from '../db/schema/index.ts'

/** Signs and reads the links by which recipients end the e-mails. */
export function createUnsubscribeLinks(key: Uint8Array, publicOrigin: string) {
  const sign = (recipientId: number | string) => keyedHash(key, 'unsubscribe', String(recipientId))
  return {
    linkFor: (recipientId: number) => `${publicOrigin}/unsubscribe/${recipientId}.${sign(recipientId)}`,
    /** The recipient of a link; null where its signature is not ours, whether the recipient exists or not. */
    read: (token: string): number | null => {
      const [, id = '', signature = ''] = /^(\d{1,10})\.([\w-]+)$/.exec(token) ?? []
      return id !== '' && isSameSecret(signature, sign(id)) ? Number(id) : null
    },
  }
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>

/** Ends the e-mails to the address of a recipient, which other recipients may have too: a family, or an import twice. */
export async function unsubscribe(database: Database, recipientId: number, now: Date): Promise<void> {
  const isRecipient = eq(recipients.id, recipientId)
  const [recipient] = await database.select({ email: recipients.email }).from(recipients).where(isRecipient)
  const email = recipient?.email
  // As a value, because PostgreSQL uses the index of addresses for none that it has yet to read.
  const hasAddress = email
    ? or(isRecipient, eq(sql`lower(${recipients.email})`, sql`lower(${email})`))
    : isRecipient
  await database
    .update(recipients)
    .set({ unsubscribedAt: now })
    .where(and(hasAddress, isNull(recipients.unsubscribedAt)))
}
