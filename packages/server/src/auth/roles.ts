import type { Right, Role } from '@tarang/sdk/extensions'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Database, serialize } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'

export type { Right, Role }

/** What a member of staff may do by their role. No right includes another. */
const rightsByRole: Record<Role, readonly Right[]> = {
  viewer: ['view'],
  editor: ['view', 'edit'],
  owner: ['view', 'edit', 'manageStaff'],
}

export const roles = Object.keys(rightsByRole) as readonly Role[]

/** The roles in a sentence: 'viewer, editor or owner'. */
export const rolesText = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(roles)

/** The rights of a role; none for one that no longer exists. */
export const rightsOf = (role: Role | null): readonly Right[] => (role === null ? [] : rightsByRole[role])

/**
 * Reads a stored role; null for one that no longer exists. The release before knew only `admin`, which had every right, and
 * may still run beside this one.
 */
export const readRole = (stored: string): Role | null =>
  stored === 'admin' ? 'owner' : (roles.find((role) => role === stored) ?? null)

/** Whether a user's role, as it is stored, has a right. */
const hasRight = (right: Right) =>
  inArray(users.role, [...roles.filter((role) => rightsOf(role).includes(right)), 'admin'])

/** The condition on a user who can log in and manage staff. */
export const isActiveOwner = and(hasRight('manageStaff'), isNull(users.disabledAt))

/** Whether somebody who manages staff can log in. */
export async function hasOwner(transaction: Database): Promise<boolean> {
  const [owner] = await transaction.select({ id: users.id }).from(users).where(isActiveOwner).limit(1)
  return owner !== undefined
}

/** Serializes changes of staff until the end of the transaction, so that two owners cannot remove each other. */
export const lockStaff = (transaction: Database) => serialize(transaction, 'staff')

const refusals: Record<Right, string> = {
  view: 'Your account has no role. Ask an owner for one.',
  edit: 'You can view this, but not change it. Ask an owner for edit rights.',
  manageStaff: 'Only an owner can manage staff.',
}

/** Refuses a member of staff whose role does not have a right. A client knows the refusal by its field. */
export function refuseWithout(needed: Right, role: Role | null): void {
  const missing = (['view', needed] as const).find((right) => !rightsOf(role).includes(right))
  if (missing) refuse(403, refusals[missing], { permission: refusals[missing] })
}

/** The right that an action needs. */
const rightNeededFor = (action: string): Right => (action.startsWith('staff.') ? 'manageStaff' : 'edit')

/** Refuses a member of staff who may not make a change, before it is made. Actions on staff are serialized from here on. */
export async function refuseUnlessAllowed(transaction: Database, staffId: string, action: string) {
  if (rightNeededFor(action) === 'manageStaff') await lockStaff(transaction)
  refuseWithout(rightNeededFor(action), readActiveRole(await selectActive(transaction, staffId)))
}

/**
 * Refuses a change whose maker lost the right to it meanwhile, as the last step of its transaction. The role is locked here
 * and not before: the change and the withdrawal of the right cannot happen at once, and the withdrawal does not wait for
 * a long change, such as an import.
 */
export async function confirmAllowed(transaction: Database, staffId: string, action: string) {
  // Serialized from its start, and perhaps a change of the caller's own role.
  if (rightNeededFor(action) === 'manageStaff') return
  refuseWithout(rightNeededFor(action), readActiveRole(await selectActive(transaction, staffId).for('share')))
}

const selectActive = (transaction: Database, staffId: string) =>
  transaction
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, staffId), isNull(users.disabledAt)))

function readActiveRole([staff]: { role: string }[]): Role | null {
  if (!staff) return refuse(401, 'Please log in again.', { jwt: 'The jwt is invalid or has expired.' })
  return readRole(staff.role)
}
