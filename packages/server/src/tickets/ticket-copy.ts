import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import { tickets } from '../db/schema/index.ts'
import { autoSubmitted, type Mail, type Mailer, MailFailure, SIGNATURE } from '../delivery/mailer.ts'
import type { Env } from '../http/context.ts'
import type { Log } from '../log-event.ts'
import type { JobKind } from '../queue/queue.ts'

/** The kind of job that sends a copy of a ticket to staff. */
export const ticketCopyKind = 'ticket-copy'

interface TicketCopyJob {
  /** The ticket's id; the job has nothing of the sender. */
  id: string
}

/** A stored ticket. */
export type Ticket = typeof tickets.$inferSelect

/** Queues the copy of a ticket in the transaction that stores it, where copies are sent. */
export async function notifyStaffOfTicket(
  context: Context<Env>,
  tx: Database,
  { id }: Ticket,
): Promise<void> {
  const { queue, sendsTicketCopies } = context.var.app
  if (sendsTicketCopies) await queue.send(tx, ticketCopyKind, { id } satisfies TicketCopyJob)
}

interface TicketCopyParts {
  database: Database
  mailer: Mailer
  /** The address that gets the copies. */
  to: string
  brand: string
  /** The origin of the console; null where it does not show tickets. */
  consoleOrigin: string | null
  log: Log
}

/** Sends copies of tickets. A ticket that was deleted or found to be spam in the meantime is sent nowhere. */
export const ticketCopyJob = (parts: TicketCopyParts): JobKind<TicketCopyJob> => ({
  name: ticketCopyKind,
  keepsDeadLetters: true,
  run: async ({ id }) => {
    const { database, mailer, log } = parts
    const [ticket] = await database.select().from(tickets).where(eq(tickets.id, id))
    if (!ticket || ticket.status === 'spam') return log('ticket-copy.outdated', { ticket: id })
    try {
      await mailer.send(mailOf(ticket, parts))
      log('ticket-copy.sent', { ticket: id })
    } catch (error) {
      const reason = error instanceof MailFailure ? error.message : 'unknown'
      log('ticket-copy.send-failed', { ticket: id, reason }, 'warn')
      throw error
    }
  },
})

/** A text of a visitor in one line, as headers need it. */
const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

function mailOf(
  { id, name, email, phone, message }: Ticket,
  { to, brand, consoleOrigin }: TicketCopyParts,
): Mail {
  return {
    to,
    subject: `${brand} ticket from ${inOneLine(name)}`,
    replyTo: inOneLine(email),
    id: `ticket-${id}`,
    headers: autoSubmitted,
    text: [
      [`Name: ${inOneLine(name)}`, `Email: ${email}`, ...(phone ? [`Phone: ${inOneLine(phone)}`] : [])].join(
        '\n',
      ),
      message,
      [
        `${SIGNATURE}A reply to this mail goes to the sender.`,
        ...(consoleOrigin ? [`${consoleOrigin}/tickets/${id}`] : []),
      ].join('\n'),
    ].join('\n\n'),
  }
}
