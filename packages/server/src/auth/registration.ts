import { and, eq, gt, isNull, or } from 'drizzle-orm'
import * as v from 'valibot'
import { invites, staffActions, users } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'
import { requiredText } from '../http/body.ts'
import type { Log } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { newToken, sameSecret, tokenHash } from './keys.ts'
import { masked } from './login-codes.ts'

const inviteLifetime = 24 * 60 * 60_000

/** A phone number, as staff log in with one. */
export const phoneNumber = v.pipe(
  v.optional(v.string('Phone number must be exactly 10 digits'), ''),
  v.regex(/^\d{10}$/, 'Phone number must be exactly 10 digits'),
)

/** What someone who registers says about themselves. The role is not theirs to say. */
export const newStaff = v.object({
  firstName: requiredText(100, 'First name is required.'),
  lastName: requiredText(100, 'Last name is required.'),
  email: v.pipe(
    requiredText(254, 'Email is required.'),
    v.email('Email must be a valid email address.'),
    v.toLowerCase(),
  ),
  phoneNumber,
})
export type NewStaff = v.InferOutput<typeof newStaff>

type Parts = { database: Database; credential: string | null; now: () => Date; log: Log }

/** Who may become staff: the holder of an invite, once, or of the installation's registration credential. */
export function registrationDesk({ database, credential, now, log }: Parts) {
  const openInvite = (secret: string) =>
    and(eq(invites.tokenHash, tokenHash(secret)), isNull(invites.usedAt), gt(invites.expiresAt, now()))

  /** Makes a new invite and answers its secret, which is kept nowhere. */
  async function invite(): Promise<string> {
    const secret = newToken()
    await database.insert(invites).values({
      tokenHash: tokenHash(secret),
      createdOn: now(),
      expiresAt: new Date(now().getTime() + inviteLifetime),
    })
    log('invite.created')
    return secret
  }

  const isCredential = (bearer: string) => credential !== null && sameSecret(bearer, credential)

  async function mayRegister(bearer: string | null): Promise<boolean> {
    if (bearer === null) return false
    if (isCredential(bearer)) return true
    const [invite] = await database.select().from(invites).where(openInvite(bearer))
    return invite !== undefined
  }

  /** Registers someone. A refusal leaves the invite as good as it was. */
  const register = (bearer: string, person: NewStaff, requestId: string) =>
    database.transaction(async (transaction) => {
      let role = 'admin'
      if (!isCredential(bearer)) {
        const [invite] = await transaction
          .update(invites)
          .set({ usedAt: now() })
          .where(openInvite(bearer))
          .returning()
        if (!invite) return refuse(403, 'This invitation has been used or has expired.')
        role = invite.role
      }
      const [user] = await transaction
        .insert(users)
        .values({ ...person, role, createdOn: now() })
        .onConflictDoNothing()
        .returning()
      if (!user) return refuseDuplicate(transaction, person)
      await transaction.insert(staffActions).values({
        at: now(),
        staffId: user.id,
        staffName: `${user.firstName} ${user.lastName}`,
        action: 'staff.registered',
        subject: isCredential(bearer) ? 'by the credential' : 'by an invite',
        requestId,
      })
      log('staff.registered', { user: user.id, phone: masked(user.phoneNumber) })
    })

  async function refuseDuplicate(transaction: Database, person: NewStaff) {
    const taken = await transaction
      .select()
      .from(users)
      .where(or(eq(users.phoneNumber, person.phoneNumber), eq(users.email, person.email)))
    if (taken.some((user) => user.phoneNumber === person.phoneNumber)) {
      const message = 'This phone number is already registered.'
      refuse(409, message, { phoneNumber: message })
    }
    const message = 'This email is already registered.'
    refuse(409, message, { email: message })
  }

  return { invite, mayRegister, register }
}
