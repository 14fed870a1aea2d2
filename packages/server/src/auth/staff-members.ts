import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  max,
  ne,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isUniqueViolation } from '../db/conflicts.ts'
import type { Database } from '../db/database.ts'
import { invites, loginCodes, refreshFamilies, refreshTokens, users } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'
import { revokeSessions } from './end-sessions.ts'
import { isActiveOwner, type Role, readRole, rightsOf } from './roles.ts'
import { sessionRules } from './sessions.ts'

type User = typeof users.$inferSelect

export const unknownMember = 'There is no such member of staff.'

const ERASED = '@erased.invalid'

/** The e-mail address of an account that stays after its person was erased. */
export const erasedEmail = (id: string) => `${id}${ERASED}`

/** The condition on an account whose person was not erased. */
export const isNotErased = notLike(users.email, `%${ERASED}`)

function isActiveSession(now: Date) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return and(
    isNull(refreshFamilies.revokedAt),
    gt(refreshFamilies.createdOn, ago(sessionRules.session)),
    // After this time its refresh token has expired.
    or(isNull(refreshFamilies.lastUsedAt), gt(refreshFamilies.lastUsedAt, ago(sessionRules.refreshToken))),
  )
}

/** A member of staff, as `listStaff` has them. */
export async function readMember(database: Database, id: string, now: Date) {
  const [member] = await listStaff(database, now, eq(users.id, id))
  return member ?? refuse(404, unknownMember)
}

/** The members of staff by name, with the number and the last use of their sessions. */
export async function listStaff(database: Database, now: Date, condition?: SQL) {
  const sessions = database
    .select({
      userId: refreshFamilies.userId,
      count: count().as('session_count'),
      lastUsedAt: max(refreshFamilies.lastUsedAt).as('last_session_use'),
    })
    .from(refreshFamilies)
    .where(isActiveSession(now))
    .groupBy(refreshFamilies.userId)
    .as('sessions')
  const { id, firstName, lastName, email, phoneNumber, role, createdOn, disabledAt } = users
  const members = await database
    .select({
      ...{ id, firstName, lastName, email, phoneNumber, role, createdOn, disabledAt },
      sessionCount: sessions.count,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, id))
    .where(condition)
    .orderBy(asc(firstName), asc(lastName), asc(id))
  return members.map((member) => ({
    ...member,
    role: readRole(member.role),
    sessionCount: member.sessionCount ?? 0,
  }))
}

/** The sessions of a member of staff that can go on, the last used first. */
export async function listSessions(database: Database, id: string, now: Date) {
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!user) return refuse(404, unknownMember)
  const { id: sessionId, userId, createdOn, lastUsedAt, browser } = refreshFamilies
  return database
    .select({ id: sessionId, createdOn, lastUsedAt, browser })
    .from(refreshFamilies)
    .where(and(eq(userId, id), isActiveSession(now)))
    .orderBy(desc(sql`coalesce(${lastUsedAt}, ${createdOn})`), desc(sessionId))
}

/** Locks a member of staff for a change. */
async function findMember(transaction: Database, id: string): Promise<User> {
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('update')
  return user ?? refuse(404, unknownMember)
}

/**
 * Refuses to take the last owner who can log in their rights. The caller holds `lockStaff`, which every action on staff
 * takes: otherwise two owners could remove each other at once.
 */
async function refuseLastOwner(transaction: Database, user: User) {
  if (!rightsOf(readRole(user.role)).includes('manageStaff') || user.disabledAt) return
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveOwner, ne(users.id, user.id)))
    .limit(1)
  if (!other) refuse(409, 'There must be an owner. Make another person an owner first.')
}

const refuseSelf = (callerId: string, id: string, what: string) => {
  if (callerId === id) refuse(409, `You cannot ${what} yourself. Ask another owner.`)
}

// With an invite that they made as an owner, a person could come back as one.
const withdrawInvites = (transaction: Database, userId: string) =>
  transaction.delete(invites).where(and(eq(invites.createdBy, userId), isNull(invites.usedAt)))

const isPending = (now: Date) => and(isNull(invites.usedAt), gt(invites.expiresAt, now))

/** The invites that can still be used, the newest first. The hash of its secret is the id of an invite. */
export async function listInvites(database: Database, now: Date) {
  const { tokenHash, role, createdOn, expiresAt } = invites
  const pending = await database
    .select({ id: tokenHash, role, createdOn, expiresAt, inviter: users })
    .from(invites)
    .leftJoin(users, eq(users.id, invites.createdBy))
    .where(isPending(now))
    .orderBy(desc(createdOn), asc(tokenHash))
  return pending.map(({ inviter, ...invite }) => ({
    ...invite,
    role: readRole(invite.role),
    createdBy: inviter && `${inviter.firstName} ${inviter.lastName}`,
  }))
}

/** Takes back an invite, whose link then stops working. Returns what it was. */
export async function withdrawInvite(transaction: Database, id: string, now: Date) {
  const [withdrawn] = await transaction
    .delete(invites)
    .where(and(eq(invites.tokenHash, id), isPending(now)))
    .returning({ role: invites.role, expiresAt: invites.expiresAt })
  if (withdrawn) return withdrawn
  const [used] = await transaction
    .select({ usedAt: invites.usedAt })
    .from(invites)
    .where(eq(invites.tokenHash, id))
  if (used?.usedAt)
    refuse(409, 'Somebody has registered with this invite. Remove them from the list of staff instead.')
  return refuse(404, 'There is no such invite any more: it has expired or was taken back.')
}

export interface MemberChanges {
  phoneNumber?: string | undefined
  role?: Role | undefined
}

/** Changes the phone number or the role of a member of staff. A new number ends their sessions: the phone may be lost. */
export async function changeMember(
  transaction: Database,
  id: string,
  { phoneNumber, role }: MemberChanges,
  now: Date,
) {
  const user = await findMember(transaction, id)
  if (phoneNumber !== undefined && phoneNumber !== user.phoneNumber)
    await revokeSessions(transaction, id, now)
  if (role !== undefined && !rightsOf(role).includes('manageStaff')) {
    await refuseLastOwner(transaction, user)
    await withdrawInvites(transaction, id)
  }
  const [taken] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phoneNumber, phoneNumber ?? user.phoneNumber), ne(users.id, id)))
  if (taken) refuseTakenNumber()
  await transaction
    .update(users)
    .set({ phoneNumber: phoneNumber ?? user.phoneNumber, role: role ?? readRole(user.role) ?? user.role })
    .where(eq(users.id, id))
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return refuseTakenNumber()
      throw error
    })
}

function refuseTakenNumber(): never {
  const message = 'This phone number is already registered.'
  return refuse(409, message, { phoneNumber: message })
}

/**
 * Disables a locked member of staff, whose sessions, codes and unused invites end; or with null enables them again. Returns false
 * where they were so already.
 */
export async function setDisabled(transaction: Database, user: User, disabledAt: Date | null) {
  if ((user.disabledAt === null) === (disabledAt === null)) return false
  await transaction.update(users).set({ disabledAt }).where(eq(users.id, user.id))
  if (disabledAt === null) return true
  await revokeSessions(transaction, user.id, disabledAt)
  await withdrawInvites(transaction, user.id)
  await transaction
    .update(loginCodes)
    .set({ expiresAt: disabledAt, codeHash: null })
    .where(eq(loginCodes.phoneNumber, user.phoneNumber))
  return true
}

export async function disableMember(transaction: Database, callerId: string, id: string, now: Date) {
  refuseSelf(callerId, id, 'disable')
  const user = await findMember(transaction, id)
  await refuseLastOwner(transaction, user)
  return setDisabled(transaction, user, now)
}

export const enableMember = async (transaction: Database, id: string) =>
  setDisabled(transaction, await findMember(transaction, id), null)

/** Removes a member of staff, whose number and e-mail address can be registered again. What they did stays recorded. */
export async function removeMember(transaction: Database, callerId: string, id: string) {
  refuseSelf(callerId, id, 'remove')
  // Tokens first, in the order in which a refresh locks them and their session, so that the two cannot deadlock.
  const sessions = transaction
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .where(eq(refreshFamilies.userId, id))
  await transaction.delete(refreshTokens).where(inArray(refreshTokens.familyId, sessions))
  const user = await findMember(transaction, id)
  await refuseLastOwner(transaction, user)
  await withdrawInvites(transaction, id)
  await transaction.delete(users).where(eq(users.id, id))
}

/** Ends every session of a member of staff. Returns how many there were. */
export async function endMemberSessions(transaction: Database, id: string, now: Date) {
  await findMember(transaction, id)
  return revokeSessions(transaction, id, now)
}
