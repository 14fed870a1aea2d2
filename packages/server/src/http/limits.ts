import type { Context } from 'hono'
import type { Env } from './context.ts'
import type { Allowance } from './limiter.ts'
import { refuseTooManyRequests } from './refusal.ts'

/**
 * Refuses an address above its rate limit. Loopback is not counted: it is the operator, or an untrusted proxy of this
 * machine behind which all clients have one address.
 */
export async function limitByAddress(
  context: Context<Env>,
  action: string,
  allowance: Allowance,
): Promise<void> {
  const { limiter } = context.var.app
  const { clientAddress } = context.var
  if (clientAddress === null) return
  const wait = await limiter.consume(action, clientAddress, allowance)
  if (wait !== null) refuseTooManyRequests('Too many requests. Please wait a little and try again.', wait)
}
