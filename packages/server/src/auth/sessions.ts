import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, gt, isNull, lt } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import { recordSession } from '../audit/staff-actions.ts'
import type { Database } from '../db/database.ts'
import { refreshFamilies, refreshTokens, users } from '../db/schema/index.ts'
import type { Log } from '../log-event.ts'
import { createToken, hashToken, type Keys, keyedHash } from './keys.ts'
import { readRole } from './roles.ts'
import type { StaffUser } from './staff-user.ts'

const minutes = 60_000
const days = 24 * 60 * minutes

/** Lifetimes in milliseconds. */
export const sessionRules = {
  accessToken: 15 * minutes,
  refreshToken: 7 * days,
  session: 30 * days,
  /** Duplicating a tab copies its refresh token. Within this time both tabs get the same successor. */
  grace: 10_000,
  /** How far the clocks of two servers may be apart. */
  tolerance: 30_000,
}

const audience = 'tarang-staff'
const tokenType = 'access+jwt'

export interface Tokens {
  jwtToken: string
  refreshToken: string
}

interface SessionOptions {
  database: Database
  keys: Keys
  now: () => Date
  log: Log
}

/** Staff sessions: a short-lived access token, and a refresh token that is rotated at each use. */
export function createSessions({ database, keys, now, log }: SessionOptions) {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  const createAccessToken = (userId: string, familyId: string) =>
    new SignJWT({ sid: familyId })
      .setProtectedHeader({ alg: 'HS256', typ: tokenType })
      .setSubject(userId)
      .setAudience(audience)
      .setIssuedAt(now())
      .setExpirationTime(later(sessionRules.accessToken))
      .sign(keys.accessToken)

  // Derived, not random: a repeated exchange yields the same successor although only hashes are stored.
  const successorOf = (token: string) => keyedHash(keys.refreshToken, token)

  const insertRefreshToken = (transaction: Database, token: string, familyId: string) =>
    transaction
      .insert(refreshTokens)
      .values({ tokenHash: hashToken(token), familyId, expiresAt: later(sessionRules.refreshToken) })

  /** Starts a session, in the transaction of the login. */
  async function start(
    transaction: Database,
    user: { id: string },
    browser: string | null = null,
  ): Promise<Tokens> {
    // Deletes expired sessions; the foreign key deletes their tokens.
    await transaction
      .delete(refreshFamilies)
      .where(lt(refreshFamilies.createdOn, later(-sessionRules.session)))
    const refreshToken = createToken()
    const [family] = await transaction
      .insert(refreshFamilies)
      .values({ userId: user.id, createdOn: now(), lastUsedAt: now(), browser })
      .returning()
    await insertRefreshToken(transaction, refreshToken, family!.id)
    return { jwtToken: await createAccessToken(user.id, family!.id), refreshToken }
  }

  const findActiveFamily = (transaction: Database, familyId: string) =>
    transaction
      .select(getTableColumns(refreshFamilies))
      .from(refreshFamilies)
      .innerJoin(users, eq(users.id, refreshFamilies.userId))
      .where(
        and(
          eq(refreshFamilies.id, familyId),
          isNull(refreshFamilies.revokedAt),
          isNull(users.disabledAt),
          gt(refreshFamilies.createdOn, later(-sessionRules.session)),
        ),
      )
      .then(([family]) => family ?? null)

  /** Exchanges a refresh token. A token that is used again after its exchange was stolen: its family is revoked. */
  async function refresh(token: string, requestId: string = randomUUID()): Promise<Tokens | null> {
    const successor = successorOf(token)
    const family = await database.transaction(async (transaction) => {
      const [fresh] = await transaction
        .update(refreshTokens)
        .set({ usedAt: now() })
        .where(
          and(
            eq(refreshTokens.tokenHash, hashToken(token)),
            isNull(refreshTokens.usedAt),
            gt(refreshTokens.expiresAt, now()),
          ),
        )
        .returning()
      if (fresh) {
        const active = await findActiveFamily(transaction, fresh.familyId)
        if (!active) return null
        await insertRefreshToken(transaction, successor, active.id)
        await transaction
          .update(refreshFamilies)
          .set({ lastUsedAt: now() })
          .where(eq(refreshFamilies.id, active.id))
        return active
      }
      const [known] = await transaction
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.tokenHash, hashToken(token)))
      if (!known?.usedAt) return null
      const age = Math.abs(now().getTime() - known.usedAt.getTime())
      if (age < sessionRules.grace) return findActiveFamily(transaction, known.familyId)
      log('session.refresh-token-reused', { session: known.familyId })
      await endFamily(transaction, known.familyId, { action: 'session.token-reused', requestId })
      return null
    })
    if (!family) return null
    return { jwtToken: await createAccessToken(family.userId, family.id), refreshToken: successor }
  }

  /** Finds the owner of an access token; null where it is forged or expired, or its session has ended. */
  async function authenticate(jwtToken: string): Promise<StaffUser | null> {
    const claims = await verifyAccessToken(jwtToken)
    if (!claims) return null
    const [row] = await database
      .select({ user: users })
      .from(refreshFamilies)
      .innerJoin(users, eq(users.id, refreshFamilies.userId))
      .where(
        and(
          eq(refreshFamilies.id, claims.session),
          eq(users.id, claims.user),
          isNull(users.disabledAt),
          isNull(refreshFamilies.revokedAt),
        ),
      )
    if (!row) return null
    const { id, firstName, lastName, role } = row.user
    return { id, firstName, lastName, role: readRole(role) }
  }

  async function verifyAccessToken(jwtToken: string) {
    try {
      const { payload } = await jwtVerify(jwtToken, keys.accessToken, {
        algorithms: ['HS256'],
        audience,
        typ: tokenType,
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: now(),
      })
      // Refuses a token that was issued while the clock was ahead: it would be valid for longer.
      if ((payload.iat ?? 0) * 1000 > later(sessionRules.tolerance).getTime()) return null
      return { user: String(payload.sub), session: String(payload.sid) }
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  /** Ends a session and records it, once: a thief must not fill the records with further uses. */
  async function endFamily(
    transaction: Database,
    familyId: string,
    record: Pick<Parameters<typeof recordSession>[1], 'action' | 'requestId'>,
  ) {
    const [ended] = await transaction
      .update(refreshFamilies)
      .set({ revokedAt: now() })
      .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)))
      .returning({ userId: refreshFamilies.userId })
    if (!ended) return null
    const [user] = await transaction.select().from(users).where(eq(users.id, ended.userId))
    if (user) await recordSession(transaction, { ...record, user, now: now() })
    return ended
  }

  /** Ends the session of a refresh token. Returns how many sessions that ended: 0 for an unknown token. */
  async function end(refreshToken: string, requestId: string): Promise<number> {
    const [token] = await database
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashToken(refreshToken)))
    if (!token) return 0
    const ended = await database.transaction((transaction) =>
      endFamily(transaction, token.familyId, { action: 'session.ended', requestId }),
    )
    if (ended) log('session.ended', { user: ended.userId })
    return ended ? 1 : 0
  }

  return { start, refresh, authenticate, end }
}
