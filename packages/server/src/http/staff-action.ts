import type { Context } from 'hono'
import type { ActionName } from '../audit/recorded-fields.ts'
import { changedValues, type RecordedChange } from '../audit/recorded-values.ts'
import { confirmAllowed, refuseUnlessAllowed } from '../auth/roles.ts'
import type { Database } from '../db/database.ts'
import { staffActions } from '../db/schema/index.ts'
import type { Env } from './context.ts'
import { refuseUnevaluated } from './etag.ts'
import { runOnce } from './idempotency.ts'

/** The subject of an action that changed nothing, because the change was already made: it is not recorded. */
export const unchanged = Symbol('unchanged')

/** Records the values of a record before and after its change; null for a record that is new or deleted. */
export type RecordValues = (before: object | null | undefined, after: object | null | undefined) => void

/**
 * Runs a change by a member of staff and records it as a staff action, in one transaction: no change without a record,
 * and no record of a refused change. `change` passes the record's rows before and after to its second argument; of the
 * fields in `audit/recorded-fields.ts` those that differ are stored.
 *
 * A repeated `Idempotency-Key` returns the first result, without another change or record.
 *
 * Every change by staff goes through here, also `GET /refreshCache`, so that the role of the caller is checked here, before
 * anything is changed and again at the end: `auth/roles.ts` has which role an action needs. `staffGuard` only sees routes.
 */
export async function runStaffAction<Result>(
  context: Context<Env>,
  action: ActionName,
  change: (tx: Database, record: RecordValues) => Promise<Result>,
  subjectOf: (result: Result) => string | number | null | typeof unchanged,
): Promise<Result> {
  const { database, log, now } = context.var.app
  const { requestId, staff } = context.var
  const { result, subject } = await database.transaction(async (tx) => {
    await refuseUnlessAllowed(tx, staff.id, action)
    let values: RecordedChange = { before: null, after: null }
    const record: RecordValues = (before, after) => {
      values = changedValues(action, before, after)
    }
    const { result, isRepeated } = await runOnce(context, tx, () => change(tx, record))
    if (!isRepeated) refuseUnevaluated(context)
    await confirmAllowed(tx, staff.id, action)
    const subjectValue = isRepeated ? unchanged : subjectOf(result)
    if (subjectValue === unchanged) return { result, subject: undefined }
    const subject = subjectValue === null ? null : String(subjectValue)
    await tx.insert(staffActions).values({
      at: now(),
      staffId: staff.id,
      staffName: `${staff.firstName} ${staff.lastName}`,
      action,
      subject,
      ...values,
      requestId,
    })
    return { result, subject }
  })
  if (subject !== undefined) log(action, { subject, staff: staff.id, requestId })
  return result
}
