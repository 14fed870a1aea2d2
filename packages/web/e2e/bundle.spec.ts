import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
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

test('every class of the product’s styles has its short name', () => {
  const { css = [] } = manifest['index.html'] ?? {}
  expect(css).toHaveLength(1)
  const rules = readFileSync(dist + css[0], 'utf8').replace(
    /\{[^{}]*\}|url\([^)]*\)|@(import|layer)[^;{]*|\[[^\]]*\]/g,
    ' ',
  )
  const classes = new Set(
    Array.from(rules.matchAll(/\.([a-z_\\][^\s.:,>+~()[\]{}]*)/gi), ([, name = '']) => name),
  )
  expect(classes.size).toBeGreaterThan(500)
  expect([...classes].filter((name) => name.length > 2 && !name.startsWith('lucide'))).toEqual([])
})

/** The scripts that modules import, directly or not. */
function scriptsOf(...keys: readonly string[]) {
  const statically = (from: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(from)) return seen
    seen.add(from)
    for (const next of manifest[from]?.imports ?? []) statically(next, seen)
    return seen
  }
  return files(keys.flatMap((key) => [...statically(key)]))
}

/** The scripts that a page loads before it is taken over, or drawn where no server rendered it. */
const firstScripts = (page: string) => scriptsOf('index.html', 'src/site/site.tsx', `src/site/${page}.tsx`)

/** The scripts that a screen of the console loads before it is drawn. */
const screenScripts = (screen: string, ...frame: readonly string[]) =>
  scriptsOf('index.html', 'src/admin/console.tsx', ...frame, `src/admin/${screen}.tsx`)

const kilobytes = (scripts: Iterable<string>) =>
  Array.from(scripts, (file) => brotliCompressSync(readFileSync(dist + file)).length).reduce(
    (a, b) => a + b,
  ) / 1000

test('the landing page’s first scripts contain neither XState nor Ark', () => {
  expect([...firstScripts('landing/landing')].filter((file) => /\/(xstate|ark)-/.test(file))).toEqual([])
})

// Kilobytes after Brotli, and files: each is a request. React accounts for 58.5 of each.
for (const [page, most, mostFiles] of [
  ['landing/landing', 86.6, 7],
  ['about/about', 82.5, 7],
  ['disclosures/disclosures', 82.7, 7],
  ['explore/explore', 106.3, 12],
  ['explore/see-all', 105.3, 12],
  ['services/services', 104, 10],
  ['contact/contact', 109.5, 12],
  ['blogs/blogs', 112.2, 11],
  ['blogs/category', 112.7, 13],
  ['blogs/all-entries', 110.4, 12],
  ['blog/blog', 116, 13],
] as const) {
  test(`the first scripts of ${page} are at most ${most} kB in ${mostFiles} files`, () => {
    const scripts = [...firstScripts(page)]
    expect(kilobytes(scripts)).toBeLessThanOrEqual(most)
    expect(scripts.length).toBeLessThanOrEqual(mostFiles)
  })
}

for (const [screen, frame, most, mostFiles] of [
  ['login/login', [], 110, 10],
  ['live-strategies/live-strategies', ['src/admin/layout/layout.tsx'], 130, 23],
] as const) {
  test(`the first scripts of ${screen} are at most ${most} kB in ${mostFiles} files, without Ark`, () => {
    const scripts = [...screenScripts(screen, ...frame)]
    expect(kilobytes(scripts)).toBeLessThanOrEqual(most)
    expect(scripts.length).toBeLessThanOrEqual(mostFiles)
    expect(scripts.filter((file) => /\/ark-/.test(file))).toEqual([])
  })
}
