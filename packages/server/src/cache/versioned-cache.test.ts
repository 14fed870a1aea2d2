import { expect, test, vi } from 'vitest'
import type { ChangeListener } from '../db/database.ts'
import { foreignDataVersion, ownDataVersion } from './data-version.ts'
import { createVersionedCache } from './versioned-cache.ts'

/** Versions that a test changes. */
function listening() {
  let listener: ChangeListener | undefined
  const version = ownDataVersion({
    listen: (given) => {
      listener = given
    },
    announce: () => Promise.resolve(),
  })
  listener?.connected(true)
  return { version, listener: listener! }
}

const counter = () => {
  let made = 0
  return vi.fn(async () => `${++made}`)
}

test('makes a value once for each version, however many ask at once', async () => {
  const { version, listener } = listening()
  const cache = createVersionedCache<string>({ version, most: 10 })
  const make = counter()
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['1', '1'])
  expect(await cache.get('b', make)).toBe('2')
  listener.changed()
  expect(await cache.get('a', make)).toBe('3')
  version.bump()
  expect(await cache.get('a', make)).toBe('4')
})

test('a value that was begun before a change is not given after it', async () => {
  const { version, listener } = listening()
  const cache = createVersionedCache<string>({ version, most: 10 })
  const old = Promise.withResolvers<string>()
  const first = cache.get('a', () => old.promise)
  listener.changed()
  const second = cache.get('a', async () => 'new')
  old.resolve('old')
  expect(await Promise.all([first, second])).toEqual(['old', 'new'])
  expect(await cache.get('a', counter())).toBe('new')
})

test('keeps nothing while changes by others would go unnoticed', async () => {
  const { version, listener } = listening()
  const cache = createVersionedCache<string>({ version, most: 10 })
  const make = counter()
  await cache.get('a', make)
  listener.connected(false)
  await cache.get('a', make)
  await cache.get('a', make)
  expect(make).toHaveBeenCalledTimes(3)
  listener.connected(true)
  expect(await cache.get('a', make)).toBe('4')
  expect(await cache.get('a', make)).toBe('4')
  expect(ownDataVersion(null).current()).toBeNull()
})

test('keeps no failure, and no value that is not to be given again', async () => {
  const { version } = listening()
  const cache = createVersionedCache<string>({ version, most: 10, isReusable: (value) => value !== 'quiet' })
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await cache.get('a', async () => 'quiet')
  expect(await cache.get('a', async () => 'whole')).toBe('whole')
  expect(await cache.get('a', counter())).toBe('whole')
})

test('forgets the least recently used value', async () => {
  const { version } = listening()
  const cache = createVersionedCache<string>({ version, most: 2 })
  const make = counter()
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make)
  expect(await cache.get('a', make)).toBe('1')
  expect(await cache.get('b', make)).toBe('4')
})

test('data of another API have a version for ten seconds', () => {
  let now = 1_000_000
  const { current, bump } = foreignDataVersion(() => now)
  const first = current()
  bump()
  expect(current()).toBe(first)
  now += 10_000
  expect(current()).not.toBe(first)
})
