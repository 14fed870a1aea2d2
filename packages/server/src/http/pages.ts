import type { Context } from 'hono'
import * as v from 'valibot'
import type { Env } from './context.ts'
import { check } from './fields.ts'
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

/** The requested part of a list; without a limit all of it. */
export type Page = v.InferOutput<typeof query>

/** Reads `limit` and `after` of a list; refuses invalid values. */
export const readPage = (context: Context<Env>): Page => {
  const { limit, after } = context.req.query()
  return check(query, { limit, after })
}

/** Answers with a page of a list; its `Link` header leads to the next. */
export function respondWithPage(context: Context<Env>, { limit }: Page, ids: number[], body: unknown) {
  const last = ids.at(-1)
  if (limit === undefined || ids.length < limit || last === undefined) return context.json(body as object)
  const next = new URLSearchParams({ ...context.req.query(), after: String(last) })
  return context.json(body as object, 200, { link: `<${context.req.path}?${next}>; rel="next"` })
}
