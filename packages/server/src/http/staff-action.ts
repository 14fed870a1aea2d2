import type { Context } from 'hono'
import { refuseUnlessAllowed } from '../auth/roles.ts'
import type { Database } from '../db/database.ts'
import { staffActions } from '../db/schema/index.ts'
import type { Env } from './context.ts'
import { runOnce } from './idempotency.ts'

/** The subject of an action that changed nothing, because the change was already made: it is not recorded. */
export const unchanged = Symbol('unchanged')

/**
 * Runs a change by a member of staff and records it as a staff action, in one transaction: no change without a record,
 * and no record of a refused change.
 *
 * A repeated `Idempotency-Key` returns the first result, without another change or record.
 *
 * Every change by staff goes through here, also `GET /refreshCache`, so that the role of the caller is checked here, before
 * anything is changed: `auth/roles.ts` has which role an action needs. `staffGuard` only sees routes.
 */
export async function runStaffAction<Result>(
  context: Context<Env>,
  action: string,
  change: (tx: Database) => Promise<Result>,
  subjectOf: (result: Result) => string | number | null | typeof unchanged,
): Promise<Result> {
  const { database, log, now, requestId, staff } = context.var
  const { result, subject } = await database.transaction(async (tx) => {
    await refuseUnlessAllowed(tx, staff.id, action)
    const { result, isRepeated } = await runOnce(context, tx, change)
    const subjectValue = isRepeated ? unchanged : subjectOf(result)
    if (subjectValue === unchanged) return { result, subject: undefined }
    const subject = subjectValue === null ? null : String(subjectValue)
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
  if (subject !== undefined) log(action, { subject, staff: staff.id, requestId })
  return result
}
