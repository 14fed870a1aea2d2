import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'

/** What a member of staff may do: look, change the records, or also manage staff. Each has the rights of those before. */
export const roles = ['viewer', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]

/** Reads a stored role. The release before knew only `admin`, which had every right, and may still run beside this one. */
export const readRole = (stored: string): Role =>
  stored === 'admin' ? 'owner' : (roles.find((role) => role === stored) ?? 'viewer')

/** The condition on a user who can log in as an owner. */
export const isActiveOwner = and(inArray(users.role, ['owner', 'admin']), isNull(users.disabledAt))

/** Whether an owner can log in. */
export async function hasOwner(transaction: Database): Promise<boolean> {
  const [owner] = await transaction.select({ id: users.id }).from(users).where(isActiveOwner).limit(1)
  return owner !== undefined
}

/** Serializes changes of staff until the end of the transaction, so that two owners cannot remove each other. */
export const lockStaff = (transaction: Database) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`)

/** By the role that is needed. */
const refusals: Record<Role, string> = {
  viewer: 'You cannot do this.',
  editor: 'You can view this, but not change it. Ask an owner for edit rights.',
  owner: 'Only an owner can manage staff.',
}

/** Refuses a member of staff whose role does not have the rights of another. A client knows the refusal by its field. */
export function refuseBelow(needed: Role, role: Role): void {
  if (roles.indexOf(role) < roles.indexOf(needed)) {
    refuse(403, refusals[needed], { permission: refusals[needed] })
  }
}

/** The role that an action needs: actions on staff are for owners, all others for editors. */
const roleNeededFor = (action: string): Role => (action.startsWith('staff.') ? 'owner' : 'editor')

/** Refuses a member of staff who may not make a change, before it is made. Actions on staff are serialized from here on. */
export async function refuseUnlessAllowed(transaction: Database, staffId: string, action: string) {
  if (roleNeededFor(action) === 'owner') await lockStaff(transaction)
  refuseBelow(roleNeededFor(action), readActiveRole(await selectActive(transaction, staffId)))
}

/**
 * Refuses a change whose maker lost the right to it meanwhile, as the last step of its transaction. The role is locked here
 * and not before: the change and the withdrawal of the right cannot happen at once, and the withdrawal does not wait for
 * a long change, such as an import.
 */
export async function confirmAllowed(transaction: Database, staffId: string, action: string) {
  // Serialized from its start, and perhaps a change of the caller's own role.
  if (roleNeededFor(action) === 'owner') return
  refuseBelow(roleNeededFor(action), readActiveRole(await selectActive(transaction, staffId).for('share')))
}

const selectActive = (transaction: Database, staffId: string) =>
  transaction
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, staffId), isNull(users.disabledAt)))

function readActiveRole([staff]: { role: string }[]): Role {
  if (!staff) return refuse(401, 'Please log in again.', { jwt: 'The jwt is invalid or has expired.' })
  return readRole(staff.role)
}
