import type { SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import { mapBatches, type OrderedRows, readBatches } from '../db/batches.ts'
import type { Env } from './context.ts'
import { check } from './fields.ts'
import { respondWithJson } from './streamed-json.ts'
import { parseRecordId } from './values.ts'

const MOST = 1000

const limitMessage = `Limit must be a whole number from 1 to ${MOST}.`
const query = v.object({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= MOST, limitMessage),
      v.transform(Number),
    ),
  ),
  after: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseRecordId(text) > 0, 'After must be the id of a record.'),
      v.transform((text: string) => parseRecordId(text)),
    ),
  ),
})

/** Reads `limit` and `after` of a list; refuses invalid values. */
const readPage = (context: Context<Env>) => {
  const { limit, after } = context.req.query()
  return check(query, { limit, after })
}

interface PagedRows<Row> extends OrderedRows<Row> {
  /** The condition of the rows that follow the record with an id. */
  isAfterId(id: number): SQL
}

interface ListBody<Row> {
  toItem(row: Row): unknown
  /** The body around the list; without it the body is the list. */
  toBody?: (items: unknown) => unknown
}

/** Answers with a list: all of it, or with `limit` a page, whose `Link` header leads to the next. */
export async function respondWithList<Row extends { id: number }>(
  context: Context<Env>,
  rows: PagedRows<Row>,
  { toItem, toBody = (items) => items }: ListBody<Row>,
): Promise<Response> {
  const { limit, after } = readPage(context)
  const start = after === undefined ? undefined : rows.isAfterId(after)
  if (limit === undefined)
    return respondWithJson(context, toBody(mapBatches(readBatches(rows, start), toItem)))
  const found = await rows.read(start, limit)
  const body = toBody(found.map(toItem)) as object
  const last = found.at(-1)
  if (found.length < limit || !last) return context.json(body)
  const next = new URLSearchParams({ ...context.req.query(), after: String(last.id) })
  return context.json(body, 200, { link: `<${context.req.path}?${next}>; rel="next"` })
}
