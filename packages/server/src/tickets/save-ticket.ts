import type { Context } from 'hono'
import { keyedHash } from '../auth/keys.ts'
import type { Database } from '../db/database.ts'
import { tickets } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { isFromRobot, type PostedTicket } from './ticket-fields.ts'

/** A stored ticket. */
export type Ticket = typeof tickets.$inferSelect

/** Tells staff about a new ticket, in the transaction that stores it. A rejection stores no ticket. */
export type NotifyStaffOfTicket = (tx: Database, ticket: Ticket) => Promise<void>

/** How often a day one text is taken for a visitor's. Further tickets with it are stored as spam. */
const SAME_MESSAGE = { times: 5, within: 24 * 60 * 60_000 }

/** Stores a ticket, and tells staff about it unless it is spam. */
export async function saveTicket(context: Context<Env>, form: string, posted: PostedTicket): Promise<void> {
  const { database, now, notifyStaffOfTicket } = context.var
  const { name, email, phone, message } = posted
  const isSpam = isFromRobot(posted) || (await isRepeated(context, message))
  const values = {
    ...{ form, name, email, message },
    phone: phone || null,
    createdOn: now(),
    status: isSpam ? ('spam' as const) : ('new' as const),
  }
  await database.transaction(async (tx) => {
    const [ticket] = await tx.insert(tickets).values(values).returning()
    if (ticket && !isSpam) await notifyStaffOfTicket?.(tx, ticket)
  })
}

/** Counts a message under a keyed hash of its text, whatever its address, and returns whether there were too many. */
async function isRepeated({ var: { auth, limiter } }: Context<Env>, message: string): Promise<boolean> {
  const words = message.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const key = keyedHash(auth.keys.ticketMessage, words)
  return (await limiter.consume('ticket-message', key, SAME_MESSAGE)) !== null
}
