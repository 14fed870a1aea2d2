import { isEmail } from '@tarang/machines/field-rules'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import * as v from 'valibot'
import { maskPhoneNumber } from '../audit/masks.ts'
import { changedValues } from '../audit/recorded-values.ts'
import { recordCommand } from '../audit/staff-actions.ts'
import type { Database } from '../db/database.ts'
import { invites, staffActions, users } from '../db/schema/index.ts'
import { requiredText } from '../http/fields.ts'
import { refuse } from '../http/refusal.ts'
import type { Log } from '../log-event.ts'
import { createToken, hashToken, isSameSecret } from './keys.ts'
import { hasOwner, lockStaff, type Role, readRole } from './roles.ts'

const inviteLifetime = 24 * 60 * 60_000

/** The phone number that staff log in with. */
export const phoneNumber = v.pipe(
  v.optional(v.string('Phone number must be exactly 10 digits'), ''),
  v.regex(/^\d{10}$/, 'Phone number must be exactly 10 digits'),
)

/** The body of a registration. It has no role: the invite decides that. */
export const newStaff = v.strictObject({
  firstName: requiredText(100, 'First name is required.'),
  lastName: requiredText(100, 'Last name is required.'),
  email: v.pipe(
    requiredText(254, 'Email is required.'),
    v.check(isEmail, 'Email must be a valid email address.'),
    v.toLowerCase(),
  ),
  phoneNumber,
})
export type NewStaff = v.InferOutput<typeof newStaff>

interface RegistrationOptions {
  database: Database
  credential: string | null
  now: () => Date
  log: Log
}

/** Registration of staff, by an invite, which works once, or by the installation's registration credential. */
export function createRegistrations({ database, credential, now, log }: RegistrationOptions) {
  const isValidInvite = (secret: string) =>
    and(eq(invites.tokenHash, hashToken(secret)), isNull(invites.usedAt), gt(invites.expiresAt, now()))

  /** Creates an invite for a role. Its secret is not stored. */
  async function invite(
    role: Role,
    { transaction = database, createdBy = null }: { transaction?: Database; createdBy?: string | null } = {},
  ): Promise<{ secret: string; expiresAt: Date }> {
    const secret = createToken()
    const expiresAt = new Date(now().getTime() + inviteLifetime)
    await transaction.insert(invites).values({
      tokenHash: hashToken(secret),
      role,
      createdBy,
      createdOn: now(),
      expiresAt,
    })
    // The invite of an owner is a staff action of theirs.
    if (createdBy === null)
      await recordCommand(transaction, {
        action: 'staff.invited',
        subject: null,
        now: now(),
        after: { role, expiresAt },
      })
    log('invite.created', { role })
    return { secret, expiresAt }
  }

  const isCredential = (bearer: string) => credential !== null && isSameSecret(bearer, credential)

  async function canRegister(bearer: string | null): Promise<boolean> {
    if (bearer === null) return false
    if (isCredential(bearer)) return true
    const [invite] = await database.select().from(invites).where(isValidInvite(bearer))
    return invite !== undefined
  }

  /**
   * Registers a person with the role of the invite, and the first person of all as an owner. The credential makes editors,
   * and an owner where there is none. A refusal leaves the invite valid.
   */
  const register = (bearer: string, person: NewStaff, requestId: string) =>
    database.transaction(async (transaction) => {
      await lockStaff(transaction)
      let role: Role | null = (await hasOwner(transaction)) ? 'editor' : 'owner'
      if (!isCredential(bearer)) {
        const [invite] = await transaction
          .update(invites)
          .set({ usedAt: now() })
          .where(isValidInvite(bearer))
          .returning()
        if (!invite) return refuse(403, 'This invitation has been used or has expired.')
        const [first] = await transaction.select({ id: users.id }).from(users).limit(1)
        role = first ? readRole(invite.role) : 'owner'
        if (role === null) return refuse(403, 'This invitation is for a role that no longer exists.')
      }
      const [user] = await transaction
        .insert(users)
        .values({ ...person, role, createdOn: now() })
        .onConflictDoNothing()
        .returning()
      if (!user) return refuseDuplicate(transaction, person)
      const action = 'staff.registered'
      await transaction.insert(staffActions).values({
        at: now(),
        staffId: user.id,
        staffName: `${user.firstName} ${user.lastName}`,
        action,
        subject: isCredential(bearer) ? 'by the credential' : 'by an invite',
        ...changedValues(action, null, user),
        requestId,
      })
      log('staff.registered', { user: user.id, phone: maskPhoneNumber(user.phoneNumber) })
    })

  async function refuseDuplicate(transaction: Database, person: NewStaff) {
    const duplicates = await transaction
      .select()
      .from(users)
      .where(or(eq(users.phoneNumber, person.phoneNumber), eq(users.email, person.email)))
    if (duplicates.some((user) => user.phoneNumber === person.phoneNumber)) {
      const message = 'This phone number is already registered.'
      refuse(409, message, { phoneNumber: message })
    }
    const message = 'This email is already registered.'
    refuse(409, message, { email: message })
  }

  return { invite, canRegister, register }
}
