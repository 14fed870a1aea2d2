import { and, eq, lt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import type { Env } from './context.ts'
import { refuse } from './refusal.ts'

/** Milliseconds for which a repeated request gets the first result. */
export const idempotencyLifetime = 24 * 60 * 60 * 1000

/** What a change returned, and whether an earlier request with the same key made it. */
export interface Once<Result> {
  readonly result: Result
  readonly isRepeated: boolean
}

/**
 * Makes a change once for each `Idempotency-Key` of a person, within a day. A repeated request returns the first result,
 * which was stored in the transaction of the change; parallel ones wait for each other. The same key with another path,
 * query or body is refused. A refused change stores nothing,
 * so it can be tried again with the same key. Without the header the change is made.
 *
 * A repeated result has been JSON: its dates are texts, which the response writes in the same way.
 */
export async function runOnce<Result>(
  context: Context<Env>,
  tx: Database,
  change: (tx: Database) => Promise<Result>,
): Promise<Once<Result>> {
  const key = context.req.header('idempotency-key')
  if (key === undefined) return { result: await change(tx), isRepeated: false }
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    refuse(400, 'Idempotency-Key must have 1 to 200 characters without spaces.')
  const { now } = context.var.app
  const { staff, bodyHash = '' } = context.var
  const request = `${context.req.method} ${context.req.path}${new URL(context.req.url).search} ${bodyHash}`
  const isKey = and(eq(idempotencyKeys.staffId, staff.id), eq(idempotencyKeys.key, key))

  // Only this key: deleting all expired ones would make parallel changes wait for each other. The sweep deletes the rest.
  await tx
    .delete(idempotencyKeys)
    .where(and(isKey, lt(idempotencyKeys.createdOn, new Date(now().getTime() - idempotencyLifetime))))
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ staffId: staff.id, key, request, createdOn: now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed) {
    const result = await change(tx)
    await tx
      .update(idempotencyKeys)
      .set({ result: result ?? null })
      .where(isKey)
    return { result, isRepeated: false }
  }
  const [first] = await tx.select().from(idempotencyKeys).where(isKey)
  if (first?.request !== request) refuse(422, 'This Idempotency-Key was used for another request.')
  return { result: first.result as Result, isRepeated: true }
}
