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
export type ListedTicket = Awaited<ReturnType<ReturnType<typeof ticketRows>['read']>>[number]

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

interface Position {
  readonly createdOn: Date
  readonly id: string
}

interface Ranges {
  /** How many tickets one statement reads. */
  readonly size: number
  /** How many ranges one answer reads. */
  readonly most: number
}

/** A text is compared with every ticket of a range: 200,000 take 0.7 s, of the 2.5 s of a statement. */
const standardRanges: Ranges = { size: 200_000, most: 2 }

interface TicketRange {
  readonly condition: SQL | undefined
  /** Null in the last range. */
  readonly last: Position | null
}

/** The tickets before a position in ranges, newest first. A search reads each in a separate statement. */
async function* rangesOf(
  database: Database,
  { search }: TicketFilter,
  before: SQL | undefined,
  size: number,
): AsyncGenerator<TicketRange> {
  for (let range = before; ; ) {
    const [last] =
      search === ''
        ? []
        : await database
            .select({ createdOn, id })
            .from(tickets)
            .where(range)
            .orderBy(desc(createdOn), desc(id))
            .offset(size - 1)
            .limit(1)
    if (!last) return yield { condition: range, last: null }
    const after = isBefore(last.createdOn.toISOString(), last.id)
    const isInRange = sql`(${createdOn}, ${id}) >= (${last.createdOn.toISOString()}::timestamptz, ${last.id}::uuid)`
    yield { condition: and(range, isInRange), last }
    range = after
  }
}

/** The tickets of a filter, newest first, and where the next part begins: a search may end before it has read all. */
export async function listTickets(
  database: Database,
  { limit, before, ...filter }: TicketQuery,
  { size, most }: Ranges = standardRanges,
) {
  const [time, lastId] = before?.split('_') ?? []
  const start = time && lastId ? isBefore(time, lastId) : undefined
  const found: ListedTicket[] = []
  let read = 0
  for await (const { condition, last } of rangesOf(database, filter, start, size)) {
    // One more than asked for shows whether there is a next part.
    found.push(...(await ticketRows(database, filter).read(condition, limit + 1 - found.length)))
    read += 1
    if (found.length > limit) return { tickets: found.slice(0, limit), next: cursorOf(found[limit - 1]!) }
    if (last && read === most) return { tickets: found, next: cursorOf(last) }
  }
  return { tickets: found, next: null }
}

const cursorOf = ({ createdOn, id }: Position) => `${createdOn.toISOString()}_${id}`

export async function readTicket(database: Database, ticketId: string) {
  const [found] = await database.select(columns).from(tickets).where(eq(id, ticketId))
  return found
}

const MOST_OF_COMMAND = 10_000

/** The newest tickets in batches, for the operator. */
export const newestTickets = (database: Database, status?: TicketStatus) =>
  takeRows(allTickets(database, { status, search: '' }), MOST_OF_COMMAND)

/** All tickets of a filter in batches, newest first. */
export async function* allTickets(database: Database, filter: TicketFilter) {
  const { isAfter, read } = ticketRows(database, filter)
  for await (const { condition } of rangesOf(database, filter, undefined, standardRanges.size))
    yield* readBatches({ isAfter, read: (position, limit) => read(and(condition, position), limit) })
}

function conditionsOf({ status: wanted, search }: TicketFilter): (SQL | undefined)[] {
  // Twice as fast as `strpos`, which decodes each text.
  const isFound = sql`${tickets.searchText} like '%' || regexp_replace(search_key(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
  return [wanted && eq(status, wanted), search === '' ? undefined : isFound]
}
