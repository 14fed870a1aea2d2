import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { knownPlaces, loginCodes, loginFailures, users } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'
import type { CodeSender } from '../delivery/code-sender.ts'
import type { Log, StaffUser } from '../http/context.ts'
import { refuse, refuseForNow } from '../http/refusal.ts'
import { keyedHash, sameSecret } from './keys.ts'

const minutes = 60_000

/** How long a code lives and how often one may be asked for or tried (NIST SP 800-63B-4). */
export const codeRules = {
  lifetime: 5 * minutes,
  tries: 5,
  codes: 5,
  codesWithin: 10 * minutes,
  failuresInARow: 100,
  pause: 60 * minutes,
  /** Of all places of a number together: those that strangers share, and those that it has logged in from. */
  codesInAll: 10,
  /** For how long an address is remembered that somebody logged in from. */
  knownPlace: 90 * 24 * 60 * minutes,
}

/** Who asks or tries: a number, and where from as far as that says anything. */
export type Asker = { phoneNumber: string; address: string | null }

type Parts = { database: Database; sender: CodeSender; key: Uint8Array; now: () => Date; log: Log }

/** One-time codes by which staff log in. */
export function loginCodeDesk({ database, sender, key, now, log }: Parts) {
  // How long it took to send the last code: a number that nobody has is answered after as long, and so not told by that.
  let lastSending = 0
  const hashOf = (id: string, code: string) => keyedHash(key, id, code)
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds)

  const hashOfPlace = ({ phoneNumber, address }: Asker) =>
    address === null ? '' : keyedHash(key, 'place', phoneNumber, address)

  /**
   * A place that the number has logged in from lately, or nothing for all others together. Each has codes, tries and
   * waits of its own: whoever spends those of a number from elsewhere does not lock its owner out.
   */
  async function placeOf(store: Database, asker: Asker): Promise<string> {
    const place = hashOfPlace(asker)
    const [known] = await store
      .select({ place: knownPlaces.place })
      .from(knownPlaces)
      .where(
        and(
          eq(knownPlaces.phoneNumber, asker.phoneNumber),
          eq(knownPlaces.place, place),
          gt(knownPlaces.lastLoginAt, ago(codeRules.knownPlace)),
        ),
      )
    return known?.place ?? ''
  }

  async function rememberPlace(store: Database, asker: Asker) {
    const place = hashOfPlace(asker)
    if (place === '') return
    await store.delete(knownPlaces).where(lt(knownPlaces.lastLoginAt, ago(codeRules.knownPlace)))
    await store
      .insert(knownPlaces)
      .values({ phoneNumber: asker.phoneNumber, place, lastLoginAt: now() })
      .onConflictDoUpdate({
        target: [knownPlaces.phoneNumber, knownPlaces.place],
        set: { lastLoginAt: now() },
      })
  }

  const codesOf = (phoneNumber: string, place: string) =>
    and(eq(loginCodes.phoneNumber, phoneNumber), eq(loginCodes.place, place))
  const failuresOf = (phoneNumber: string, place: string) =>
    and(eq(loginFailures.phoneNumber, phoneNumber), eq(loginFailures.place, place))

  async function refuseTooMany(transaction: Database, phoneNumber: string, place: string) {
    const [guessing] = await transaction
      .select()
      .from(loginFailures)
      .where(
        and(
          failuresOf(phoneNumber, place),
          // A code more would allow as many tries more.
          sql`${loginFailures.failures} > ${codeRules.failuresInARow - codeRules.tries}`,
          gt(loginFailures.lastFailedAt, ago(codeRules.pause)),
        ),
      )
    const [recent] = await transaction
      .select({ inAll: count(), codes: count(sql`case when ${loginCodes.place} = ${place} then 1 end`) })
      .from(loginCodes)
      .where(and(eq(loginCodes.phoneNumber, phoneNumber), gt(loginCodes.sentAt, ago(codeRules.codesWithin))))
    if (guessing) refuseForNow('Too many wrong codes. Please try again in an hour.', codeRules.pause)
    if (recent && (recent.codes >= codeRules.codes || recent.inAll >= codeRules.codesInAll)) {
      refuseForNow('Too many codes were asked for. Please try again in a few minutes.', codeRules.codesWithin)
    }
  }

  /** Keeps a new code, the only one that counts from now on, and answers it where somebody is to get it. */
  const issue = (asker: Asker) =>
    database.transaction(async (transaction) => {
      const { phoneNumber } = asker
      // Codes for one number are issued one after the other, so that none slips past the count.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneNumber}, 0))`)
      const place = await placeOf(transaction, asker)
      await refuseTooMany(transaction, phoneNumber, place)
      await transaction.delete(loginCodes).where(lt(loginCodes.sentAt, ago(codeRules.codesWithin)))
      await transaction
        .update(loginCodes)
        .set({ expiresAt: now() })
        .where(and(codesOf(phoneNumber, place), gt(loginCodes.expiresAt, now())))
      const [user] = await transaction.select().from(users).where(eq(users.phoneNumber, phoneNumber))
      const id = randomUUID()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await transaction.insert(loginCodes).values({
        id,
        phoneNumber,
        place,
        codeHash: user ? hashOf(id, code) : null,
        sentAt: now(),
        expiresAt: new Date(now().getTime() + codeRules.lifetime),
      })
      return user ? { id, code } : null
    })

  /** Sends a code to a registered number. An unknown one is answered just the same. */
  async function send(asker: Asker) {
    const { phoneNumber } = asker
    const issued = await issue(asker)
    if (!issued) {
      log('login.code.unknown-number', { phone: masked(phoneNumber) })
      await setTimeout(lastSending)
      return
    }
    const began = performance.now()
    try {
      await sender.send({ phoneNumber, code: issued.code, sentAt: now() })
      lastSending = performance.now() - began
      log('login.code.sent', { phone: masked(phoneNumber) })
    } catch (error) {
      log('login.code.not-sent', { phone: masked(phoneNumber), reason: reasonOf(error) })
      await database.update(loginCodes).set({ expiresAt: now() }).where(eq(loginCodes.id, issued.id))
      refuse(503, 'The code could not be sent. Please try again.')
    }
  }

  async function countFailure(phoneNumber: string, place: string) {
    await database
      .insert(loginFailures)
      .values({ phoneNumber, place, failures: 1, lastFailedAt: now() })
      .onConflictDoUpdate({
        target: [loginFailures.phoneNumber, loginFailures.place],
        set: { failures: sql`${loginFailures.failures} + 1`, lastFailedAt: now() },
      })
  }

  /**
   * Spends a try, and the code itself where it is right. The try is counted before anything is compared, and the
   * code is used up by whoever marks it first, so that parallel guesses and redemptions gain nothing. What it lets
   * the person into begins in the same transaction: no code is used up for nothing.
   */
  async function redeem<Result>(
    asker: Asker,
    code: string,
    enter: (transaction: Database, user: StaffUser) => Promise<Result>,
  ): Promise<Result | null> {
    const { phoneNumber } = asker
    const place = await placeOf(database, asker)
    const [attempt] = await database
      .update(loginCodes)
      .set({ tries: sql`${loginCodes.tries} + 1` })
      .where(
        and(
          codesOf(phoneNumber, place),
          isNull(loginCodes.usedAt),
          gt(loginCodes.expiresAt, now()),
          lt(loginCodes.tries, codeRules.tries),
        ),
      )
      .returning()
    if (!attempt) return null
    if (!attempt.codeHash || !sameSecret(attempt.codeHash, hashOf(attempt.id, code))) {
      await countFailure(phoneNumber, place)
      return null
    }
    return database.transaction(async (transaction) => {
      const [used] = await transaction
        .update(loginCodes)
        .set({ usedAt: now() })
        .where(and(eq(loginCodes.id, attempt.id), isNull(loginCodes.usedAt)))
        .returning()
      if (!used) return null
      await transaction.delete(loginFailures).where(failuresOf(phoneNumber, place))
      await rememberPlace(transaction, asker)
      const [user] = await transaction.select().from(users).where(eq(users.phoneNumber, phoneNumber))
      return user ? enter(transaction, user) : null
    })
  }

  return { send, redeem }
}

/** A phone number as logs may hold it. */
export const masked = (phoneNumber: string) => `******${phoneNumber.slice(-4)}`

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')
