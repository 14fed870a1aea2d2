import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { recordChanges } from '../../audit/staff-actions.ts'
import { ticketStatuses, tickets } from '../../db/schema/index.ts'
import { readJson } from '../../http/body.ts'
import type { Env } from '../../http/context.ts'
import { check } from '../../http/fields.ts'
import { refuse } from '../../http/refusal.ts'
import { runStaffAction, unchanged } from '../../http/staff-action.ts'
import { respondWithText } from '../../http/streamed-text.ts'
import { uuidInPath } from '../../http/values.ts'
import { writeTickets } from '../../tickets/export-tickets.ts'
import { listTickets, readTicket, ticketFilter, ticketQuery } from '../../tickets/list-tickets.ts'

const change = v.strictObject({
  status: v.picklist(ticketStatuses, `Status must be one of ${ticketStatuses.join(', ')}.`),
})

const notFound = 'There is no such ticket. It may have been deleted.'
const unknownTicket = () => refuse(404, notFound)

const ticketId = (context: Context<Env>) => uuidInPath(context, notFound, 'ticketId')

/** Tickets of the contact form, for staff. Results of changes have no personal data, because they are kept for a day. */
export const ticketRoutes = new Hono<Env>()
  .get('/tickets', async (context) => {
    const query = check(ticketQuery, context.req.query())
    return context.json(await listTickets(context.var.app.database, query))
  })

  // Recorded although it changes nothing: the file has the data of many people, and leaves the console.
  .get('/tickets/export', async (context) => {
    const filter = check(ticketFilter, context.req.query())
    const { database, now } = context.var.app
    const { requestId, staff } = context.var
    // Not the text of the search, which may be a person's.
    const subject = `${filter.status ?? 'all'}${filter.search === '' ? '' : ', searched'}`
    const record = { action: 'ticket.exported', staff, now: now(), requestId } as const
    await recordChanges(database, record, [{ subject, before: null, after: null }])
    return respondWithText(context, writeTickets(context, filter), 'text/csv; charset=utf-8')
  })

  .get('/tickets/:ticketId', async (context) =>
    context.json((await readTicket(context.var.app.database, ticketId(context))) ?? unknownTicket()),
  )

  .post('/tickets/:ticketId/status', async (context) => {
    const id = ticketId(context)
    const { status } = await readJson(context, change)
    const { now } = context.var.app
    const { staff } = context.var
    const { state } = await runStaffAction(
      context,
      'ticket.status-changed',
      async (tx, record) => {
        const { changedOn, changedBy } = tickets
        const [before] = await tx
          .select({ status: tickets.status, changedOn, changedBy })
          .from(tickets)
          .where(eq(tickets.id, id))
          .for('update')
        if (!before) return unknownTicket()
        if (before.status === status) return { isChanged: false, state: { id, ...before } }
        const changes = { status, changedOn: now(), changedBy: `${staff.firstName} ${staff.lastName}` }
        await tx.update(tickets).set(changes).where(eq(tickets.id, id))
        record({ status: before.status }, { status })
        return { isChanged: true, state: { id, ...changes } }
      },
      ({ isChanged }) => (isChanged ? id : unchanged),
    )
    return context.json(state)
  })

  .delete('/tickets/:ticketId', async (context) => {
    const id = ticketId(context)
    const deleted = await runStaffAction(
      context,
      'ticket.deleted',
      async (tx, record) => {
        const { form, status, createdOn } = tickets
        const [row] = await tx
          .delete(tickets)
          .where(eq(tickets.id, id))
          .returning({ form, status, createdOn })
        if (!row) return unknownTicket()
        // Nothing of the sender: records are kept longer than tickets.
        record(row, null)
        return { id }
      },
      () => id,
    )
    return context.json(deleted)
  })
