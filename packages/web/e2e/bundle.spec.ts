import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>

/** Every chunk reachable from one by static or dynamic import, except the entry's choice of site by host. */
function reachable(from: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[from]
  if (!chunk || seen.has(from)) return seen
  seen.add(from)
  const onDemand = from === 'index.html' ? [] : (chunk.dynamicImports ?? [])
  for (const next of [...(chunk.imports ?? []), ...onDemand]) reachable(next, seen)
  return seen
}

const files = (keys: Iterable<string>) => new Set(Array.from(keys, (key) => manifest[key]!.file))

const site = reachable('src/site/site.tsx')
const console = reachable('src/admin/console.tsx')

test('the public site imports no chunk of the console', () => {
  expect([...site].filter((key) => key.startsWith('src/admin/'))).toEqual([])
  expect([...console].filter((key) => key.startsWith('src/site/'))).toEqual([])

  const adminScreens = Object.keys(manifest).filter((key) => key.startsWith('src/admin/'))
  expect(adminScreens.length).toBeGreaterThan(4)
  expect(adminScreens.filter((key) => files(site).has(manifest[key]!.file))).toEqual([])
})

test('texts of the console are only in its own chunks', () => {
  const consoleOnly = files([...console].filter((key) => !site.has(key)))
  for (const words of [
    'Failed to fetch live strategies',
    'Strategy Description Code',
    'OTP sent successfully!',
  ]) {
    const holders = readdirSync(`${dist}assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `assets/${name}`)
      .filter((file) => readFileSync(dist + file, 'utf8').includes(words))
    expect(holders.length, words).toBeGreaterThan(0)
    expect(
      holders.filter((file) => !consoleOnly.has(file)),
      words,
    ).toEqual([])
  }
})

test('every route has its own chunk', () => {
  for (const screen of ['login/login', 'logout/logout', 'home/home', 'live-strategies/live-strategies']) {
    expect(manifest[`src/admin/${screen}.tsx`], screen).toBeDefined()
  }
  for (const page of ['landing/landing', 'explore/explore', 'explore/see-all']) {
    expect(manifest[`src/site/${page}.tsx`], page).toBeDefined()
  }
})

/** The scripts that a page loads before it is taken over, or drawn where no server rendered it. */
function firstScripts(page: string) {
  const statically = (from: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(from)) return seen
    seen.add(from)
    for (const next of manifest[from]?.imports ?? []) statically(next, seen)
    return seen
  }
  return files(
    ['index.html', 'src/site/site.tsx', `src/site/${page}.tsx`].flatMap((key) => [...statically(key)]),
  )
}

test('the landing page’s first scripts contain neither XState nor Ark', () => {
  expect([...firstScripts('landing/landing')].filter((file) => /\/(xstate|ark)-/.test(file))).toEqual([])
})

// Kilobytes after Brotli, and files: each is a request. React accounts for 58.5 of each.
for (const [page, most, mostFiles] of [
  ['landing/landing', 94.9, 7],
  ['about/about', 89.9, 7],
  ['disclosures/disclosures', 90, 7],
  ['explore/explore', 114, 12],
  ['explore/see-all', 112.9, 12],
  ['services/services', 111.4, 10],
  ['contact/contact', 117.8, 15],
  ['blogs/blogs', 120.4, 11],
  ['blogs/category', 118.6, 13],
  ['blogs/all-entries', 118.4, 12],
  ['blog/blog', 125.3, 13],
] as const) {
  test(`the first scripts of ${page} are at most ${most} kB in ${mostFiles} files`, () => {
    const scripts = [...firstScripts(page)]
    const bytes = scripts.reduce(
      (total, file) => total + brotliCompressSync(readFileSync(dist + file)).length,
      0,
    )
    expect(bytes / 1000).toBeLessThanOrEqual(most)
    expect(scripts.length).toBeLessThanOrEqual(mostFiles)
  })
}
