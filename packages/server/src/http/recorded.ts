import type { Context } from 'hono'
import { staffActions } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'
import type { Env } from './context.ts'

/**
 * Makes a change for a member of staff, in one transaction with the record of it: who, when, and what. There is no
 * change without its record, and no record of a change that was refused.
 */
export async function recorded<Result>(
  context: Context<Env>,
  action: string,
  change: (tx: Database) => Promise<Result>,
  subjectOf: (result: Result) => string | number | null,
): Promise<Result> {
  const { database, log, now, requestId, staff } = context.var
  const { result, subject } = await database.transaction(async (tx) => {
    const result = await change(tx)
    const named = subjectOf(result)
    const subject = named === null ? null : String(named)
    await tx.insert(staffActions).values({
      at: now(),
      staffId: staff.id,
      staffName: `${staff.firstName} ${staff.lastName}`,
      action,
      subject,
      requestId,
    })
    return { result, subject }
  })
  log(action, { subject, staff: staff.id, requestId })
  return result
}
