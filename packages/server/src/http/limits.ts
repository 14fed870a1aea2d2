import type { Context } from 'hono'
import type { Env } from './context.ts'
import { refuseForNow } from './refusal.ts'

/** How often something may be done within a span of time, in milliseconds. */
export type Allowance = { times: number; within: number }

const mostAddresses = 10_000

/** Counts what each address does. In memory: a guard against floods, not a record. */
export function createLimiter(now: () => Date) {
  const seen = new Map<string, number[]>()
  return {
    allows(what: string, address: string, { times, within }: Allowance): boolean {
      const key = `${what} ${address}`
      const since = now().getTime() - within
      const recent = (seen.get(key) ?? []).filter((moment) => moment > since)
      if (recent.length >= times) return false
      seen.delete(key)
      seen.set(key, [...recent, now().getTime()])
      const [oldest] = seen.keys()
      if (seen.size > mostAddresses && oldest) seen.delete(oldest)
      return true
    },
  }
}

/** A running count by address. */
export type Limiter = ReturnType<typeof createLimiter>

/**
 * Refuses an address that does something too often. Where the address says nothing (a proxy on this machine that
 * the configuration does not trust, or nobody but the person who started the server) nothing is counted.
 */
export function limitByAddress(context: Context<Env>, what: string, allowance: Allowance): void {
  const { clientAddress, limiter } = context.var
  if (clientAddress === null || limiter.allows(what, clientAddress, allowance)) return
  refuseForNow('Too many requests. Please wait a little and try again.', allowance.within)
}
