import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import { refreshFamilies, refreshTokens, users } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'
import type { Log, StaffUser } from '../http/context.ts'
import { type Keys, keyedHash, newToken, tokenHash } from './keys.ts'

const minutes = 60_000
const days = 24 * 60 * minutes

/** How long each part of a session holds. */
export const sessionRules = {
  accessToken: 15 * minutes,
  refreshToken: 7 * days,
  session: 30 * days,
  /** Two tabs may hold one refresh token, since duplicating a tab copies it. Both get the same successor. */
  grace: 10_000,
}

const audience = 'tarang-staff'
const tokenType = 'access+jwt'

/** What a session is carried by. */
export type Tokens = { jwtToken: string; refreshToken: string }

type Parts = { database: Database; keys: Keys; now: () => Date; log: Log }

/** Sessions of staff: a short access token, and a refresh token that is exchanged for its successor each time. */
export function sessionDesk({ database, keys, now, log }: Parts) {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  const accessToken = (userId: string, familyId: string) =>
    new SignJWT({ sid: familyId })
      .setProtectedHeader({ alg: 'HS256', typ: tokenType })
      .setSubject(userId)
      .setAudience(audience)
      .setIssuedAt(now())
      .setExpirationTime(later(sessionRules.accessToken))
      .sign(keys.accessToken)

  // Derived, not drawn: so a repeated exchange finds the same successor though only hashes are kept.
  const successorOf = (token: string) => keyedHash(keys.refreshToken, token)

  const keepToken = (store: Database, token: string, familyId: string) =>
    store
      .insert(refreshTokens)
      .values({ tokenHash: tokenHash(token), familyId, expiresAt: later(sessionRules.refreshToken) })

  /** Begins a session, in the transaction of what lets the person in. */
  async function start(transaction: Database, user: StaffUser): Promise<Tokens> {
    // Sessions that are over are of no more use; their tokens go with them.
    await transaction
      .delete(refreshFamilies)
      .where(lt(refreshFamilies.createdOn, later(-sessionRules.session)))
    const refreshToken = newToken()
    const [family] = await transaction
      .insert(refreshFamilies)
      .values({ userId: user.id, createdOn: now() })
      .returning()
    await keepToken(transaction, refreshToken, family!.id)
    return { jwtToken: await accessToken(user.id, family!.id), refreshToken }
  }

  const livingFamily = (store: Database, familyId: string) =>
    store
      .select()
      .from(refreshFamilies)
      .where(
        and(
          eq(refreshFamilies.id, familyId),
          isNull(refreshFamilies.revokedAt),
          gt(refreshFamilies.createdOn, later(-sessionRules.session)),
        ),
      )
      .then(([family]) => family ?? null)

  /** Exchanges a refresh token. A token that comes back after it was exchanged was stolen: its family ends. */
  async function refresh(token: string): Promise<Tokens | null> {
    const successor = successorOf(token)
    const family = await database.transaction(async (transaction) => {
      const [fresh] = await transaction
        .update(refreshTokens)
        .set({ usedAt: now() })
        .where(
          and(
            eq(refreshTokens.tokenHash, tokenHash(token)),
            isNull(refreshTokens.usedAt),
            gt(refreshTokens.expiresAt, now()),
          ),
        )
        .returning()
      if (fresh) {
        const living = await livingFamily(transaction, fresh.familyId)
        if (living) await keepToken(transaction, successor, living.id)
        return living
      }
      const [known] = await transaction
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.tokenHash, tokenHash(token)))
      if (!known?.usedAt) return null
      if (known.usedAt > later(-sessionRules.grace)) return livingFamily(transaction, known.familyId)
      await transaction
        .update(refreshFamilies)
        .set({ revokedAt: now() })
        .where(and(eq(refreshFamilies.id, known.familyId), isNull(refreshFamilies.revokedAt)))
      log('session.refresh-token-reused', { session: known.familyId })
      return null
    })
    if (!family) return null
    return { jwtToken: await accessToken(family.userId, family.id), refreshToken: successor }
  }

  /** Whose access token this is, or null where it is forged, expired, or its session has been ended. */
  async function staffOf(jwtToken: string): Promise<StaffUser | null> {
    const claims = await verified(jwtToken)
    if (!claims) return null
    const [row] = await database
      .select({ user: users })
      .from(refreshFamilies)
      .innerJoin(users, eq(users.id, refreshFamilies.userId))
      .where(
        and(
          eq(refreshFamilies.id, claims.session),
          eq(users.id, claims.user),
          isNull(refreshFamilies.revokedAt),
        ),
      )
    return row?.user ?? null
  }

  async function verified(jwtToken: string) {
    try {
      const { payload } = await jwtVerify(jwtToken, keys.accessToken, {
        algorithms: ['HS256'],
        audience,
        typ: tokenType,
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: now(),
      })
      return { user: String(payload.sub), session: String(payload.sid) }
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  return { start, refresh, staffOf }
}
