import { createHash, randomUUID } from 'node:crypto'
import { searchKey } from '@tarang/machines/search-text'
import { SUBMISSION_FIELD } from '@tarang/publication'
import type { Context } from 'hono'
import { tickets } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { notifyStaffOfTicket, ticketCopyKind } from './ticket-copy.ts'
import { isFromRobot, type PostedTicket } from './ticket-fields.ts'

/** How often a day one text is taken for a visitor's. Further tickets with it are stored as spam. */
const SAME_MESSAGE = { times: 5, within: 24 * 60 * 60_000 }

/** Characters from which a text is one's own. Different people write shorter ones alike, such as "Please call me". */
const OWN_TEXT = 80

/** Stores a ticket once for its submission, and tells staff about it unless it is spam. */
export async function saveTicket(context: Context<Env>, form: string, posted: PostedTicket): Promise<void> {
  const { database, now, queue } = context.var.app
  const { name, email, phone, message } = posted
  const isSpam = isFromRobot(posted) || (await isRepeated(context, posted))
  const values = {
    id: idOf(submissionOf(context, posted), [form, name, email, phone || null, message]),
    ...{ form, name, email, message },
    phone: phone || null,
    createdOn: now(),
    status: isSpam ? ('spam' as const) : ('new' as const),
  }
  await database.transaction(async (tx) => {
    const [ticket] = await tx.insert(tickets).values(values).onConflictDoNothing().returning()
    if (ticket && !isSpam) await notifyStaffOfTicket(context, tx, ticket)
  })
  queue.wake(ticketCopyKind)
}

/** The id of a submission: the page sends it as a header, and without script as a hidden field. */
function submissionOf({ req }: Context<Env>, posted: PostedTicket): string {
  const field = posted[SUBMISSION_FIELD]
  return req.header('idempotency-key') || (typeof field === 'string' && field) || randomUUID()
}

/** The same id for a repeated submission; another one where a visitor has changed the text before the repeat. */
function idOf(submission: string, fields: readonly (string | null)[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([submission, ...fields]))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/**
 * Counts a message, of which the limiter keeps a keyed hash: a short one for its sender, a long one whatever its sender.
 * Returns whether there were too many.
 */
async function isRepeated({ var: { app } }: Context<Env>, { email, message }: PostedTicket) {
  const words = searchKey(message)
  const key = words.length < OWN_TEXT ? `${email.toLowerCase()} ${words}` : words
  return (await app.limiter.consume('ticket-message', key, SAME_MESSAGE)) !== null
}
