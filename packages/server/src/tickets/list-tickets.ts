import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { readBatches, takeRows } from '../db/batches.ts'
import type { Database } from '../db/database.ts'
import { type TicketStatus, ticketStatuses, tickets } from '../db/schema/index.ts'
import { text } from '../http/fields.ts'

const MOST = 1000

const limitMessage = `Limit must be a whole number from 1 to ${MOST}.`
const cursorMessage = 'Before must be the `next` of a list.'
const cursorForm =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Which tickets: by status, and by a text in name, e-mail or message. */
export const ticketFilter = v.object({
  status: v.optional(v.picklist(ticketStatuses, `Status must be one of ${ticketStatuses.join(', ')}.`)),
  search: v.optional(text(200), ''),
})

export type TicketFilter = v.InferOutput<typeof ticketFilter>

/** A part of the tickets. `before` is the last ticket of the part before: its time and id. */
export const ticketQuery = v.object({
  ...ticketFilter.entries,
  limit: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MOST, limitMessage),
      v.transform(Number),
    ),
    '100',
  ),
  before: v.optional(
    v.pipe(
      v.string(),
      v.regex(cursorForm, cursorMessage),
      v.check((value) => !Number.isNaN(Date.parse(value.split('_')[0] ?? '')), cursorMessage),
    ),
  ),
})

type TicketQuery = v.InferOutput<typeof ticketQuery>

const { id, name, email, phone, message, createdOn, status, changedOn, changedBy } = tickets
const columns = { id, name, email, phone, message, createdOn, status, changedOn, changedBy }

/** A ticket as staff read it. */
export type ListedTicket = Awaited<ReturnType<typeof listTickets>>['tickets'][number]

const ticketRows = (database: Database, filter: TicketFilter) => ({
  isAfter: (last: { createdOn: Date; id: string }) => isBefore(last.createdOn.toISOString(), last.id),
  read: (condition: SQL | undefined, limit: number) =>
    database
      .select(columns)
      .from(tickets)
      .where(and(...conditionsOf(filter), condition))
      .orderBy(desc(createdOn), desc(id))
      .limit(limit),
})

const isBefore = (time: string, lastId: string) =>
  sql`(${createdOn}, ${id}) < (${time}::timestamptz, ${lastId}::uuid)`

/** The tickets of a filter, newest first, and where the next part begins. */
export async function listTickets(database: Database, { limit, before, ...filter }: TicketQuery) {
  const [time, lastId] = before?.split('_') ?? []
  const condition = time && lastId ? isBefore(time, lastId) : undefined
  // One more than asked for shows whether there is a next part.
  const found = await ticketRows(database, filter).read(condition, limit + 1)
  const part = found.slice(0, limit)
  const last = part.at(-1)
  const next = found.length > limit && last ? `${last.createdOn.toISOString()}_${last.id}` : null
  return { tickets: part, next }
}

export async function readTicket(database: Database, ticketId: string) {
  const [found] = await database.select(columns).from(tickets).where(eq(id, ticketId))
  return found
}

const MOST_OF_COMMAND = 10_000

/** The newest tickets in batches, for the operator. */
export const newestTickets = (database: Database, status?: TicketStatus) =>
  takeRows(allTickets(database, { status, search: '' }), MOST_OF_COMMAND)

/** All tickets of a filter in batches, newest first. */
export const allTickets = (database: Database, filter: TicketFilter) =>
  readBatches(ticketRows(database, filter))

function conditionsOf({ status: wanted, search }: TicketFilter): (SQL | undefined)[] {
  const isFound = sql`strpos(${tickets.searchText}, search_key(${search})) > 0`
  return [wanted && eq(status, wanted), search === '' ? undefined : isFound]
}
