import type { Context } from 'hono'
import { isLoopback } from './client-address.ts'
import type { Env } from './context.ts'

/** Headers that proxies add. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a request comes from this machine: not from others, foreign host names (DNS rebinding) or proxies. A proxy on this
 * machine that replaces the host name and adds no header looks the same.
 */
export function isFromThisMachine({ env, req }: Context<Env>): boolean {
  const { remoteAddress } = env.connection
  const isLocal = remoteAddress === null || isLoopback(remoteAddress)
  const isProxied = proxyHeaders.some((name) => req.header(name) !== undefined)
  return isLocal && !isProxied && isLoopback(new URL(req.url).hostname)
}
