import { eq, lt, sql } from 'drizzle-orm'
import { keyedHash } from '../auth/keys.ts'
import type { Database } from '../db/database.ts'
import { throttles } from '../db/schema/index.ts'

/** A rate limit: so many times within so many milliseconds. */
export interface Allowance {
  times: number
  within: number
}

const maxRefusals = 10_000
const callsBetweenSweeps = 500

/**
 * A sliding-window rate limiter. It counts in the database, so that all processes count together. Refusals are cached
 * in memory until they expire: a flood costs the database no more than the calls that are allowed. The database has a keyed
 * hash of the client: an address, a message or an account.
 */
export function createLimiter(database: Database, now: () => Date, hashKey: Uint8Array) {
  const refusedUntil = new Map<string, number>()
  let calls = 0

  /** Counts one use and returns null; or returns the milliseconds until the next use is allowed. */
  async function consume(
    action: string,
    client: string,
    { times, within }: Allowance,
  ): Promise<number | null> {
    const key = `${action} ${keyedHash(hashKey, client)}`
    const moment = now().getTime()
    const knownWait = (refusedUntil.get(key) ?? 0) - moment
    // Ignores a wait longer than the window: it was computed while the clock was ahead.
    if (knownWait > 0 && knownWait <= within) return knownWait
    refusedUntil.delete(key)
    await sweep()

    const recent = sql`array(select past from unnest(${throttles.moments}) as past where past > ${timestamp(moment - within)} and past < ${timestamp(moment + within)} order by past)`
    const [counted] = await database
      .insert(throttles)
      .values({ key, moments: [new Date(moment)], expiresAt: new Date(moment + within) })
      .onConflictDoUpdate({
        target: throttles.key,
        set: { moments: sql`${recent} || ${timestamp(moment)}`, expiresAt: new Date(moment + within) },
        setWhere: sql`cardinality(${recent}) < ${times}`,
      })
      .returning({ key: throttles.key })
    if (counted) return null

    const [row] = await database.select().from(throttles).where(eq(throttles.key, key))
    const oldest = row?.moments.map((past) => past.getTime()).sort((a, b) => a - b)[
      row.moments.length - times
    ]
    const wait = Math.max(1, (oldest ?? moment) + within - moment)
    rememberRefusal(key, moment + wait)
    return wait
  }

  function rememberRefusal(key: string, until: number) {
    refusedUntil.set(key, until)
    const [oldest] = refusedUntil.keys()
    if (refusedUntil.size > maxRefusals && oldest) refusedUntil.delete(oldest)
  }

  /** Deletes expired rows, at every 500th call. */
  async function sweep() {
    calls += 1
    if (calls % callsBetweenSweeps === 0)
      await database.delete(throttles).where(lt(throttles.expiresAt, now()))
  }

  return { consume }
}

const timestamp = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`

export type Limiter = ReturnType<typeof createLimiter>
