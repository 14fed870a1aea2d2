import { randomUUID } from 'node:crypto'
import { and, type Column, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { maskPhoneNumber } from '../audit/masks.ts'
import { recordFailedLogin } from '../audit/staff-actions.ts'
import { type Database, serialize } from '../db/database.ts'
import { knownClients, loginCodes, loginFailures, users } from '../db/schema/index.ts'
import { refuseTooManyRequests } from '../http/refusal.ts'
import type { Log } from '../log-event.ts'
import type { Queue } from '../queue/queue.ts'
import { isSameSecret, type Keys, keyedHash } from './keys.ts'
import { type CodeJob, type CodeWay, codeKinds, deriveCode } from './queued-code.ts'

const minutes = 60_000

/**
 * Limits for codes and tries, by the numbers of NIST SP 800-63B-4; docs/security.md has what of it is not kept. Times are in
 * milliseconds.
 */
export const codeRules = {
  lifetime: 5 * minutes,
  tries: 5,
  codes: 5,
  codesWithin: 10 * minutes,
  failuresInARow: 100,
  pause: 60 * minutes,
  /** Codes for one number in `codesWithin`, over all its clients. */
  codesInAll: 10,
  /** How long a number remembers an address after a login. */
  knownClientLifetime: 90 * 24 * 60 * minutes,
}

/** A number that requests or tries a code, and the client's address, if that identifies the client. */
export interface LoginClient {
  phoneNumber: string
  address: string | null
  /** The challenge of the code, where the client still has it. */
  challenge?: string | undefined
  /** The request that tries the code, for its record. */
  requestId?: string
}

interface LoginCodeOptions {
  database: Database
  queue: Queue
  /** Replaced when an operator rotates them. */
  keys: Pick<Keys, 'loginCode' | 'codeDigits'>
  now: () => Date
  log: Log
}

/** One-time codes by which staff log in. */
export function createLoginCodes({ database, queue, keys, now, log }: LoginCodeOptions) {
  const hashCode = (id: string, code: string) => keyedHash(keys.loginCode, id, code)
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  // Also excludes rows of the future, which were written while the clock was ahead: they would count for longer.
  const isWithin = (moment: Column, milliseconds: number) =>
    and(gt(moment, ago(milliseconds)), lt(moment, ago(-milliseconds)))

  const toClientKey = ({ phoneNumber, address }: LoginClient) =>
    address === null ? '' : keyedHash(keys.loginCode, 'place', phoneNumber, address)

  /**
   * The key of a client from which the number has logged in lately, or one empty key for all other clients together.
   * Limits count by this key: a stranger who uses up a number's codes does not lock its owner out.
   */
  async function findClientKey(store: Database, client: LoginClient): Promise<string> {
    const clientKey = toClientKey(client)
    const [known] = await store
      .select({ clientKey: knownClients.clientKey })
      .from(knownClients)
      .where(
        and(
          eq(knownClients.phoneNumber, client.phoneNumber),
          eq(knownClients.clientKey, clientKey),
          gt(knownClients.lastLoginAt, ago(codeRules.knownClientLifetime)),
        ),
      )
    return known?.clientKey ?? ''
  }

  async function rememberClient(transaction: Database, client: LoginClient) {
    const clientKey = toClientKey(client)
    if (clientKey === '') return
    await transaction
      .delete(knownClients)
      .where(lt(knownClients.lastLoginAt, ago(codeRules.knownClientLifetime)))
    await transaction
      .insert(knownClients)
      .values({ phoneNumber: client.phoneNumber, clientKey, lastLoginAt: now() })
      .onConflictDoUpdate({
        target: [knownClients.phoneNumber, knownClients.clientKey],
        set: { lastLoginAt: now() },
      })
  }

  const isActiveWith = (phoneNumber: string) =>
    and(eq(users.phoneNumber, phoneNumber), isNull(users.disabledAt))
  const isCodeOf = (phoneNumber: string, clientKey: string) =>
    and(eq(loginCodes.phoneNumber, phoneNumber), eq(loginCodes.clientKey, clientKey))
  const isFailureOf = (phoneNumber: string, clientKey: string) =>
    and(eq(loginFailures.phoneNumber, phoneNumber), eq(loginFailures.clientKey, clientKey))

  async function refuseAboveLimits(transaction: Database, phoneNumber: string, clientKey: string) {
    const [guessing] = await transaction
      .select()
      .from(loginFailures)
      .where(
        and(
          isFailureOf(phoneNumber, clientKey),
          // Each further code would bring as many tries again.
          sql`${loginFailures.failures} > ${codeRules.failuresInARow - codeRules.tries}`,
          isWithin(loginFailures.lastFailedAt, codeRules.pause),
        ),
      )
    const recent = await transaction
      .select({ clientKey: loginCodes.clientKey, sentAt: loginCodes.sentAt })
      .from(loginCodes)
      .where(and(eq(loginCodes.phoneNumber, phoneNumber), isWithin(loginCodes.sentAt, codeRules.codesWithin)))
      .orderBy(loginCodes.sentAt)
    const waitAfter = (moment: Date, milliseconds: number) =>
      moment.getTime() + milliseconds - now().getTime()
    if (guessing) {
      refuseTooManyRequests(
        'Too many wrong codes. Please try again in an hour.',
        waitAfter(guessing.lastFailedAt, codeRules.pause),
      )
    }
    const own = recent.filter((code) => code.clientKey === clientKey)
    const [oldest] = own.length >= codeRules.codes ? own : recent.length >= codeRules.codesInAll ? recent : []
    if (oldest) {
      refuseTooManyRequests(
        'Too many codes were asked for. Please try again in a few minutes.',
        waitAfter(oldest.sentAt, codeRules.codesWithin),
      )
    }
  }

  /**
   * Stores a new code, which replaces the client's earlier ones, and the job that sends it. An unknown number gets both
   * too, so that its answer takes as long.
   */
  const issue = (client: LoginClient, way: CodeWay) =>
    database.transaction(async (transaction) => {
      const { phoneNumber } = client
      // Serializes the codes of one number, so that parallel requests cannot exceed the count.
      await serialize(transaction, phoneNumber)
      const clientKey = await findClientKey(transaction, client)
      await refuseAboveLimits(transaction, phoneNumber, clientKey)
      await transaction.delete(loginCodes).where(lt(loginCodes.sentAt, ago(codeRules.codesWithin)))
      await transaction
        .update(loginCodes)
        .set({ expiresAt: now() })
        .where(and(isCodeOf(phoneNumber, clientKey), gt(loginCodes.expiresAt, now())))
      const [user] = await transaction.select().from(users).where(isActiveWith(phoneNumber))
      const id = randomUUID()
      const codeHash = hashCode(id, deriveCode(keys.codeDigits, id))
      await transaction.insert(loginCodes).values({
        id,
        phoneNumber,
        clientKey,
        codeHash: user ? codeHash : null,
        sentAt: now(),
        expiresAt: new Date(now().getTime() + codeRules.lifetime),
      })
      await queue.send(transaction, codeKinds[way], { id } satisfies CodeJob)
      return id
    })

  /**
   * Queues a code, and returns its challenge. The answer waits for no provider: neither an unknown number nor a provider
   * that fails or is slow shows in it.
   */
  async function send(client: LoginClient, way: CodeWay = 'sms'): Promise<string> {
    const id = await issue(client, way)
    queue.wake(codeKinds[way])
    log('login-code.requested', { phone: maskPhoneNumber(client.phoneNumber), way })
    return id
  }

  const countFailure = (phoneNumber: string, clientKey: string, requestId: string) =>
    database.transaction(async (transaction) => {
      await recordFailedLogin(transaction, { phoneNumber, requestId, now: now() })
      await transaction
        .insert(loginFailures)
        .values({ phoneNumber, clientKey, failures: 1, lastFailedAt: now() })
        .onConflictDoUpdate({
          target: [loginFailures.phoneNumber, loginFailures.clientKey],
          set: { failures: sql`${loginFailures.failures} + 1`, lastFailedAt: now() },
        })
    })

  async function useTry(isCode: SQL | undefined) {
    const [attempt] = await database
      .update(loginCodes)
      .set({ tries: sql`${loginCodes.tries} + 1` })
      .where(
        and(
          isCode,
          isNull(loginCodes.usedAt),
          gt(loginCodes.expiresAt, now()),
          isWithin(loginCodes.sentAt, codeRules.lifetime),
          lt(loginCodes.tries, codeRules.tries),
        ),
      )
      .returning()
    return attempt
  }

  /**
   * Uses up a try, and the code itself if it is right. The try is counted before the comparison, and the first update
   * of `usedAt` uses up the code, so that parallel guesses and redemptions gain nothing. `startSession` runs in the
   * same transaction: a code is not used up without a session. `isSpent` tells that the code has no try left, has expired
   * or was used; a number without a code gets the same.
   */
  async function redeem<Result>(
    client: LoginClient,
    code: string,
    startSession: (transaction: Database, user: typeof users.$inferSelect) => Promise<Result>,
  ): Promise<{ readonly login: Result | null; readonly isSpent: boolean }> {
    const { phoneNumber, challenge, requestId = randomUUID() } = client
    // A challenge finds its code from any address; mobile networks and IPv6 change it between request and try.
    const attempt =
      (challenge &&
        (await useTry(and(eq(loginCodes.id, challenge), eq(loginCodes.phoneNumber, phoneNumber))))) ||
      (await useTry(isCodeOf(phoneNumber, await findClientKey(database, client))))
    if (!attempt) return { login: null, isSpent: true }
    const { clientKey } = attempt
    if (!attempt.codeHash || !isSameSecret(attempt.codeHash, hashCode(attempt.id, code))) {
      await countFailure(phoneNumber, clientKey, requestId)
      return { login: null, isSpent: attempt.tries >= codeRules.tries }
    }
    const login = await database.transaction(async (transaction) => {
      const [used] = await transaction
        .update(loginCodes)
        .set({ usedAt: now() })
        .where(and(eq(loginCodes.id, attempt.id), isNull(loginCodes.usedAt)))
        .returning()
      if (!used) return null
      await transaction.delete(loginFailures).where(isFailureOf(phoneNumber, clientKey))
      await rememberClient(transaction, client)
      // Locks the user until the session is stored, so that disabling this person revokes it.
      const [user] = await transaction.select().from(users).where(isActiveWith(phoneNumber)).for('share')
      return user ? startSession(transaction, user) : null
    })
    return { login, isSpent: true }
  }

  return { send, redeem }
}
