import { and, count, eq, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { recipients } from '../db/schema/index.ts'
import type { Channel } from './channels.ts'

export interface Reach {
  readonly address: 'email' | 'phone' | 'pushToken'
  readonly consent: 'emailConsent' | 'whatsappConsent' | 'appConsent'
  /** An earlier recipient with the same address who agrees to the channel. */
  readonly earlier: SQL
  /** What else has to hold. */
  readonly isSubscribed?: SQL
}

/** The columns of recipients by which each channel reaches them. */
export const reachBy: Readonly<Record<Channel, Reach>> = {
  App: {
    address: 'pushToken',
    consent: 'appConsent',
    earlier: sql`other.push_token = ${recipients.pushToken} and other.app_consent and other.id < ${recipients.id}`,
  },
  WhatsApp: {
    address: 'phone',
    consent: 'whatsappConsent',
    earlier: sql`other.phone = ${recipients.phone} and other.whatsapp_consent and other.id < ${recipients.id}`,
  },
  Email: {
    address: 'email',
    consent: 'emailConsent',
    // Who ended the e-mails under one key gets none under another.
    earlier: sql`lower(other.email) = lower(${recipients.email}) and other.email_consent and (other.id < ${recipients.id} or other.unsubscribed_at is not null)`,
    isSubscribed: isNull(recipients.unsubscribedAt),
  },
}

/** The column with a recipient's address of a channel. */
export const addressOf = (channel: Channel) => recipients[reachBy[channel].address]

/** Whether a recipient has agreed to a channel and has an address of it. */
export function agreesTo(channel: Channel): SQL | undefined {
  const { consent, earlier, isSubscribed } = reachBy[channel]
  // One message for an address, whichever keys it has.
  const isOnly = sql`not exists (select from ${recipients} other where ${earlier})`
  return and(eq(recipients[consent], true), isNotNull(addressOf(channel)), isSubscribed, isOnly)
}

/** How many recipients a channel reaches, and the last id among all recipients. */
export async function countRecipients(tx: Database, channel: Channel) {
  const [reached] = await tx.select({ count: count() }).from(recipients).where(agreesTo(channel))
  const [last] = await tx.select({ id: max(recipients.id) }).from(recipients)
  return { count: reached?.count ?? 0, lastId: last?.id ?? 0 }
}
