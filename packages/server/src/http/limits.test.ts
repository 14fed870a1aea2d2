import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore } from '../../testing/test-server.ts'
import type { Store } from '../db/database.ts'
import { throttles } from '../db/schema/index.ts'
import { clientAddressReader } from './client-address.ts'
import { createLimiter } from './limiter.ts'

let store: Store
let moment = Date.parse('2026-11-20T04:30:00Z')
const now = () => new Date(moment)
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
})
afterAll(() => store.close())

const newLimiter = () => createLimiter(store.database, now, new Uint8Array(32))

const thrice = { times: 3, within: 60_000 }

describe('a limit', () => {
  test('is shared by all processes on one database, also in parallel', async () => {
    const processes = Array.from({ length: 4 }, () => newLimiter())
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, index) => processes[index % 4]!.consume('like', '203.0.113.7', thrice)),
    )
    expect(waits.filter((wait) => wait === null)).toHaveLength(3)
    expect(await newLimiter().consume('like', '203.0.113.8', thrice)).toBeNull()
    expect(await newLimiter().consume('login', '203.0.113.7', thrice)).toBeNull()
  })

  test('returns the time to wait, and slides', async () => {
    const limiter = newLimiter()
    for (const _ of [1, 2, 3]) {
      expect(await limiter.consume('slide', 'a', thrice)).toBeNull()
      moment += 10_000
    }
    expect(await limiter.consume('slide', 'a', thrice)).toBe(30_000)
    moment += 29_999
    expect(await limiter.consume('slide', 'a', thrice)).toBe(1)
    moment += 1
    expect(await limiter.consume('slide', 'a', thrice)).toBeNull()
    expect(await limiter.consume('slide', 'a', thrice)).toBe(10_000)
  })

  test('is stored without the address of the client', async () => {
    await newLimiter().consume('address', '203.0.113.77', thrice)
    const stored = await store.database.select().from(throttles)
    expect(stored.some(({ key }) => key.startsWith('address '))).toBe(true)
    expect(JSON.stringify(stored)).not.toContain('203.0.113.77')
    const other = createLimiter(store.database, now, new Uint8Array(32).fill(1))
    await other.consume('address', '203.0.113.77', thrice)
    expect(await store.database.select().from(throttles)).toHaveLength(stored.length + 1)
  })

  test('that is reached runs no more queries until it expires', async () => {
    const limiter = newLimiter()
    for (const _ of [1, 2, 3, 4]) await limiter.consume('flood', 'a', thrice)
    await newLimiter().consume('flood', 'a', thrice)
    await store.database.execute('alter table throttles rename to throttles_renamed')
    expect(await limiter.consume('flood', 'a', thrice)).toBe(60_000)
    await store.database.execute('alter table throttles_renamed rename to throttles')
  })
})

describe('the client address', () => {
  const from = (remoteAddress: string | null, forwardedFor?: string, trustedProxies: string[] = []) =>
    clientAddressReader(trustedProxies)(
      { remoteAddress },
      new Headers(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
    )

  test('is the socket’s; the header counts only from a trusted proxy', () => {
    const header = '198.51.100.1, 203.0.113.9'
    expect(from('192.0.2.5', header)).toBe('192.0.2.5')
    expect(from('::ffff:192.0.2.5', header)).toBe('192.0.2.5')
    expect(from('192.0.2.5', header, ['loopback'])).toBe('192.0.2.5')
    expect(from('127.0.0.1', header, ['loopback'])).toBe('203.0.113.9')
    expect(from('::ffff:127.0.0.1', header, ['loopback'])).toBe('203.0.113.9')
    expect(from('127.0.0.1', header)).toBeNull()
    expect(from('::1', header)).toBeNull()
    expect(from(null, header, ['loopback'])).toBeNull()
  })

  test('is the client’s behind a balancer and a CDN, not the CDN’s', () => {
    const proxies = ['10.0.0.0/8', '203.0.113.0/24']
    expect(from('10.0.0.1', '198.51.100.1, 203.0.113.9', proxies)).toBe('198.51.100.1')
    expect(from('10.0.0.1', '192.0.2.66, 198.51.100.1, 203.0.113.9', proxies)).toBe('198.51.100.1')
  })

  test('has no port', () => {
    expect(from('127.0.0.1', '198.51.100.1:50412', ['loopback'])).toBe('198.51.100.1')
    expect(from('127.0.0.1', '[2001:db8:1:2::9]:443', ['loopback'])).toBe('2001:db8:1:2')
    expect(from('127.0.0.1', '"[2001:db8:1:2::9]"', ['loopback'])).toBe('unknown')
  })

  test.each(['null', 'unknown', '', ',', '127.0.0.1', '198.51.100.1, unknown'])(
    'is limited with all others where the proxy sends “%s”',
    (header) => expect(from('127.0.0.1', header, ['loopback'])).toBe('unknown'),
  )

  test('of a client that has gone is limited too', () => {
    expect(from('unknown', undefined, ['loopback'])).toBe('unknown')
  })

  test('is the /64 of an IPv6 address', () => {
    expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(from('2001:db8:1:2::9')).toBe('2001:db8:1:2')
    expect(from('2001:db8::9')).toBe('2001:db8:0:0')
    expect(from('fe80::1%eth0')).toBe('fe80:0:0:0')
  })
})
