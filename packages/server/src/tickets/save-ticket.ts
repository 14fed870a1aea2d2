import type { Context } from 'hono'
import { tickets } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { notifyStaffOfTicket, ticketCopyKind } from './ticket-copy.ts'
import { isFromRobot, type PostedTicket } from './ticket-fields.ts'

/** How often a day one text is taken for a visitor's. Further tickets with it are stored as spam. */
const SAME_MESSAGE = { times: 5, within: 24 * 60 * 60_000 }

/** Stores a ticket, and tells staff about it unless it is spam. */
export async function saveTicket(context: Context<Env>, form: string, posted: PostedTicket): Promise<void> {
  const { database, now, queue } = context.var
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
    if (ticket && !isSpam) await notifyStaffOfTicket(context, tx, ticket)
  })
  queue.wake(ticketCopyKind)
}

/** Counts a message, of which the limiter keeps a keyed hash, whatever its address; returns whether there were too many. */
async function isRepeated({ var: { limiter } }: Context<Env>, message: string): Promise<boolean> {
  const words = message.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return (await limiter.consume('ticket-message', words, SAME_MESSAGE)) !== null
}
