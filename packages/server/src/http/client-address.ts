import { BlockList, isIP, isIPv6 } from 'node:net'
import proxyAddress from 'proxy-addr'
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

/** Reads the client's address for rate limits; null for a client without limits: the operator, or this process. */
export type ClientAddressReader = (connection: Connection, headers: Headers) => string | null

/**
 * Creates a reader that takes `X-Forwarded-For` from trusted proxies only: the client is the first address, from the right, that is not a proxy's. An entry that is not an address ends the list, because all entries before it may be forged.
 */
export function clientAddressReader(trustedProxies: readonly string[]): ClientAddressReader {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  return ({ remoteAddress }, headers) => {
    if (remoteAddress === null) return null
    const socketAddress = normalizeAddress(remoteAddress)
    const forwardedFor = headers.get('x-forwarded-for')
    const isForwarded = forwardedFor !== null && isIP(socketAddress) !== 0 && isTrusted(socketAddress, 0)
    const addresses = [socketAddress, ...(isForwarded ? forwardedAddresses(forwardedFor) : [])]
    const client =
      addresses.find((address, index) => isIP(address) === 0 || !isTrusted(address, index)) ??
      addresses.at(-1)!
    // Limits by the proxy's address if its header has no client's.
    if (isLoopback(client)) return isForwarded ? 'unknown' : null
    return toNetwork(client)
  }
}

/** The addresses of the header from the right, up to the first entry that is not an address. */
function forwardedAddresses(header: string): string[] {
  const entries = header.split(',').map((entry) => normalizeAddress(withoutPort(entry.trim())))
  const fromRight = entries.reverse()
  const end = fromRight.findIndex((entry) => isIP(entry) === 0)
  return end === -1 ? fromRight : fromRight.slice(0, end)
}

/** `203.0.113.9:5678` and `[2001:db8::1]:443`, as some balancers write them. */
const withoutPort = (entry: string) =>
  entry.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^(\[.+\]):\d+$/, '$1')

/** Reduces an IPv6 address to its /64: one client has all of its addresses. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')
}
