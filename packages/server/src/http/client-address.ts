import { BlockList, isIPv6 } from 'node:net'
import type { Connection } from './context.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const normalizeAddress = (address: string) =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\]$/g, '')

/** Whether an address or host name is this machine's loopback. */
export function isLoopback(address: string): boolean {
  const plain = normalizeAddress(address)
  if (plain === 'localhost' || plain.endsWith('.localhost')) return true
  try {
    return loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  } catch {
    return false
  }
}

/**
 * The client's address, for rate limits. `X-Forwarded-For` counts only behind a proxy that the configuration trusts,
 * and only its last entry, which that proxy added.
 */
export function clientAddress(connection: Connection, headers: Headers, trustProxy: boolean): string | null {
  const forwarded = trustProxy
    ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, 64)
    : undefined
  const address = forwarded || connection.remoteAddress
  return address && !isLoopback(address) ? toNetwork(normalizeAddress(address)) : null
}

/** Reduces an IPv6 address to its /64: one client has all of its addresses. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')
}
