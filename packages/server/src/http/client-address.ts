import { BlockList, isIPv6 } from 'node:net'
import type { Connection } from './context.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an address is this very machine. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '').replace(/^\[|\]$/g, '')
  if (plain === 'localhost' || plain.endsWith('.localhost')) return true
  try {
    return loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  } catch {
    return false
  }
}

/**
 * Who is calling, for limits by address. A header counts only behind a proxy that the configuration trusts, and of
 * it only the last entry, which is the proxy's own.
 */
export function clientAddress(connection: Connection, headers: Headers, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || connection.remoteAddress
  return address && !isLoopback(address) ? address : null
}
