import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { ChangeListener } from '../db/database.ts'
import { type DataVersion, foreignDataVersion, ownDataVersion } from './data-version.ts'
import { createVersionedCache } from './versioned-cache.ts'

/** Versions that a test changes. */
function listening() {
  let listener: ChangeListener | undefined
  const version = ownDataVersion({
    listen: (given) => {
      listener = given
    },
  })
  listener?.connected(true)
  return { version, listener: listener! }
}

const LIST = '/api/fetchNewsLetterAndBlogs'
const createCache = (version: DataVersion, most = 10, reads: readonly string[] = [LIST]) =>
  createVersionedCache<string>({ version, most, readsOf: () => reads })

const counter = () => {
  let made = 0
  return vi.fn(async () => `${++made}`)
}

test('makes a value once for each version, also for concurrent callers', async () => {
  const { version, listener } = listening()
  const cache = createCache(version)
  const make = counter()
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['1', '1'])
  expect(await cache.get('b', make)).toBe('2')
  listener.changed('blogs/1')
  expect(await cache.get('a', make)).toBe('3')
  version.changed('blogs/2')
  expect(await cache.get('a', make)).toBe('4')
})

test.each([
  ['a list', LIST, { 'blogs/1': true, 'blogs/12': true, 'likes/1': false, explore_items: false, '': true }],
  ['a blog', `${LIST}/1`, { 'blogs/1': true, 'blogs/12': false, 'likes/1': false, '': true }],
  ['a like count', 'likes/1', { 'likes/1': true, 'likes/12': false, 'blogs/1': false, '': true }],
  ['the like counts', 'likes', { 'likes/1': true, 'likes/12': true, 'blogs/1': false, '': true }],
  ['the videos', '/api/getAllExploreData', { 'blogs/1': false, explore_items: true, '': true }],
  ['a file', '/files/a.html', { 'blogs/1': false, explore_items: false, '': true }],
  [
    'an unknown path',
    '/api/somethingNew',
    { 'blogs/1': true, 'likes/1': true, explore_items: true, '': true },
  ],
])('%s is made anew when its data change, and only then', async (_, path, changes) => {
  for (const [change, isMadeAnew] of Object.entries(changes)) {
    const { version, listener } = listening()
    const cache = createCache(version, 10, [path])
    const make = counter()
    await cache.get('a', make)
    listener.changed(change)
    expect(await cache.get('a', make), change).toBe(isMadeAnew ? '2' : '1')
  }
})

test('a value made from no data stays', async () => {
  const { version, listener } = listening()
  const cache = createCache(version, 10, [])
  const make = counter()
  await cache.get('a', make)
  for (const change of ['blogs/1', 'explore_items']) listener.changed(change)
  expect(await cache.get('a', make)).toBe('1')
})

test('a value that was begun before a change is not given after it', async () => {
  const { version, listener } = listening()
  const cache = createCache(version)
  const old = Promise.withResolvers<string>()
  const first = cache.get('a', () => old.promise)
  listener.changed('blogs/1')
  const second = cache.get('a', async () => 'new')
  old.resolve('old')
  expect(await Promise.all([first, second])).toEqual(['old', 'new'])
  expect(await cache.get('a', counter())).toBe('new')
})

test('keeps nothing while changes by others would go unnoticed', async () => {
  const { version, listener } = listening()
  const cache = createCache(version)
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

test('makes a value anew after a minute, also one that is often used, because a change may go unnoticed', async () => {
  const cache = createCache(listening().version)
  const make = counter()
  const began = performance.now()
  const clock = vi.spyOn(performance, 'now')
  const getAfter = async (milliseconds: number) => {
    clock.mockReturnValue(began + milliseconds)
    // The cache reads the clock once in a millisecond.
    await setTimeout(5)
    return cache.get('a', make)
  }
  try {
    expect([await getAfter(0), await getAfter(59_000), await getAfter(61_000)]).toEqual(['1', '1', '2'])
  } finally {
    clock.mockRestore()
  }
})

test('keeps no failure, and no value that is not to be given again', async () => {
  const { version } = listening()
  const cache = createVersionedCache<string>({
    version,
    most: 10,
    readsOf: () => [LIST],
    isReusable: (value) => value !== 'quiet',
  })
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await cache.get('a', async () => 'quiet')
  expect(await cache.get('a', async () => 'whole')).toBe('whole')
  expect(await cache.get('a', counter())).toBe('whole')
})

test('forgets the least recently used value', async () => {
  const { version } = listening()
  const cache = createCache(version, 2)
  const make = counter()
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make)
  expect(await cache.get('a', make)).toBe('1')
  expect(await cache.get('b', make)).toBe('4')
})

test('data of another API have a version for ten seconds', () => {
  let now = 1_000_000
  const { current, isUnchanged, changed } = foreignDataVersion(() => now)
  const first = current() ?? 0
  changed('blogs/1')
  expect(current()).toBe(first)
  expect(isUnchanged(first, [LIST])).toBe(true)
  now += 10_000
  expect(current()).not.toBe(first)
  expect(isUnchanged(first, [LIST])).toBe(false)
})
