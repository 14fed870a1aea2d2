import { eq, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { throttles } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'
import type { Env } from './context.ts'
import { refuseForNow } from './refusal.ts'

/** How often something may be done within a span of time, in milliseconds. */
export type Allowance = { times: number; within: number }

const mostRefusals = 10_000
const callsBetweenSweeps = 500

/**
 * Counts who does what, in the database, so that all processes on it count together. What was refused is remembered
 * here too, until it may succeed: a flood costs the database no more than what is let through.
 */
export function createLimiter(database: Database, now: () => Date) {
  const refusedUntil = new Map<string, number>()
  let calls = 0

  /** Counts one more, and answers null; or answers after how many milliseconds the next one may come. */
  async function waitFor(what: string, who: string, { times, within }: Allowance): Promise<number | null> {
    const key = `${what} ${who}`
    const moment = now().getTime()
    const known = (refusedUntil.get(key) ?? 0) - moment
    if (known > 0) return known
    refusedUntil.delete(key)
    await sweep()

    const recent = sql`array(select past from unnest(${throttles.moments}) as past where past > ${at(moment - within)} order by past)`
    const [counted] = await database
      .insert(throttles)
      .values({ key, moments: [new Date(moment)], expiresAt: new Date(moment + within) })
      .onConflictDoUpdate({
        target: throttles.key,
        set: { moments: sql`${recent} || ${at(moment)}`, expiresAt: new Date(moment + within) },
        setWhere: sql`cardinality(${recent}) < ${times}`,
      })
      .returning({ key: throttles.key })
    if (counted) return null

    const [row] = await database.select().from(throttles).where(eq(throttles.key, key))
    const oldest = row?.moments.map((past) => past.getTime()).sort((a, b) => a - b)[
      row.moments.length - times
    ]
    const wait = Math.max(1, (oldest ?? moment) + within - moment)
    remember(key, moment + wait)
    return wait
  }

  function remember(key: string, until: number) {
    refusedUntil.set(key, until)
    const [oldest] = refusedUntil.keys()
    if (refusedUntil.size > mostRefusals && oldest) refusedUntil.delete(oldest)
  }

  /** Now and then, what nobody asks about any more is let go. */
  async function sweep() {
    calls += 1
    if (calls % callsBetweenSweeps === 0)
      await database.delete(throttles).where(lt(throttles.expiresAt, now()))
  }

  return { waitFor }
}

const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`

/** Counts of who did what lately. */
export type Limiter = ReturnType<typeof createLimiter>

/**
 * Refuses an address that does something too often. Where the address says nothing (a proxy on this machine that
 * the configuration does not trust, or nobody but the person who started the server) nothing is counted.
 */
export async function limitByAddress(
  context: Context<Env>,
  what: string,
  allowance: Allowance,
): Promise<void> {
  const { clientAddress, limiter } = context.var
  if (clientAddress === null) return
  const wait = await limiter.waitFor(what, clientAddress, allowance)
  if (wait !== null) refuseForNow('Too many requests. Please wait a little and try again.', wait)
}
