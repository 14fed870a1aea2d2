import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { type Chunk, readChunkList } from '../chunk-list.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const list = readChunkList(dist)

/** Every chunk reachable from one by static or dynamic import, except the entry's choice of site by host. */
function reachable(from: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  if (seen.has(from)) return seen
  seen.add(from)
  const onDemand = from === list.entry ? [] : from.dynamicImports
  for (const next of list.named([...from.imports, ...onDemand])) reachable(next, seen)
  return seen
}

const site = reachable(list.of('src/site/site.tsx'))
const console = reachable(list.of('src/admin/console.tsx'))
const sourcesOf = (chunks: Iterable<Chunk>) => [...chunks].flatMap(({ sources }) => sources)

test('the public site imports no source of the console', () => {
  expect(sourcesOf(site).filter((source) => source.startsWith('src/admin/'))).toEqual([])
  expect(sourcesOf(console).filter((source) => source.startsWith('src/site/'))).toEqual([])
  expect(sourcesOf(console).filter((source) => source.startsWith('src/admin/')).length).toBeGreaterThan(40)
})

test('texts of the console are only in its own chunks', () => {
  const consoleOnly = [...console].filter((chunk) => !site.has(chunk)).map(({ file }) => file)
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
      holders.filter((file) => !consoleOnly.includes(file)),
      words,
    ).toEqual([])
  }
})

test('the first scripts of one screen contain no other', () => {
  const screens = ['about', 'contact', 'disclosures', 'explore', 'landing', 'services']
  for (const page of screens) {
    const sources = sourcesOf(firstScripts(`${page}/${page}`))
    const others = screens.filter((each) => sources.includes(`src/site/${each}/${each}.tsx`))
    expect(others).toEqual([page])
  }
  const routes = [
    'home/home',
    'live-strategies/live-strategies',
    'blogs/blogs',
    'login/login',
    'login/sign-up',
  ]
  for (const screen of routes) {
    const sources = sourcesOf(screenScripts(screen))
    const others = routes.filter((each) => sources.includes(`src/admin/${each}.tsx`))
    // Sign Up is opened from Login.
    expect(others).toEqual(screen === 'login/sign-up' ? ['login/login', screen] : [screen])
  }
})

test('every class of the product’s styles has its short name', () => {
  const rules = readFileSync(dist + list.style, 'utf8').replace(
    /\{[^{}]*\}|url\([^)]*\)|@(import|layer)[^;{]*|\[[^\]]*\]/g,
    ' ',
  )
  const classes = new Set(
    Array.from(rules.matchAll(/\.([a-z_\\][^\s.:,>+~()[\]{}]*)/gi), ([, name = '']) => name),
  )
  expect(classes.size).toBeGreaterThan(500)
  expect([...classes].filter((name) => name.length > 2 && !name.startsWith('lucide'))).toEqual([])
})

/** The scripts that sources need, directly or not. */
const scriptsOf = (...sources: readonly string[]) =>
  new Set(sources.flatMap((source) => [...list.withImports(list.of(source))]))

/** The scripts that a page loads before it is taken over, or drawn where no server rendered it. */
const firstScripts = (page: string) => scriptsOf('src/main.tsx', 'src/site/site.tsx', `src/site/${page}.tsx`)

/** The scripts that a screen of the console loads before it is drawn. */
const screenScripts = (screen: string, ...frame: readonly string[]) =>
  scriptsOf('src/main.tsx', 'src/admin/console.tsx', ...frame, `src/admin/${screen}.tsx`)

const kilobytes = (scripts: Iterable<Chunk>) =>
  Array.from(scripts, ({ file }) => brotliCompressSync(readFileSync(dist + file)).length).reduce(
    (a, b) => a + b,
  ) / 1000

const LIBRARIES = /\/(data|ark)-/

test('the landing page’s first scripts contain neither XState nor Ark', () => {
  expect([...firstScripts('landing/landing')].filter(({ file }) => LIBRARIES.test(file))).toEqual([])
  expect([...firstScripts('services/services')].filter(({ file }) => LIBRARIES.test(file))).toHaveLength(1)
})

// Kilobytes after Brotli, and files: each is a request. React accounts for 58.5 of each.
for (const [page, most, mostFiles] of [
  ['landing/landing', 85, 5],
  ['about/about', 81, 5],
  ['disclosures/disclosures', 81.3, 5],
  ['explore/explore', 112, 7],
  ['explore/see-all', 111, 7],
  ['services/services', 112, 7],
  ['contact/contact', 112, 6],
  ['blogs/blogs', 117, 7],
  ['blogs/category', 114.2, 7],
  ['blogs/all-entries', 114, 7],
  ['blog/blog', 121, 7],
] as const) {
  test(`the first scripts of ${page} are at most ${most} kB in ${mostFiles} files`, () => {
    const scripts = [...firstScripts(page)]
    expect(kilobytes(scripts)).toBeLessThanOrEqual(most)
    expect(scripts.length).toBeLessThanOrEqual(mostFiles)
  })
}

const LAYOUT = 'src/admin/layout/layout.tsx'

for (const [screen, frame, most, mostFiles, hasArk] of [
  ['login/login', [], 110, 6, false],
  ['home/home', [LAYOUT], 130, 7, false],
  ['live-strategies/live-strategies', [LAYOUT], 130, 7, false],
  ['source-stock-data/source-stock-data', [LAYOUT], 130, 7, false],
  ['subscribers/subscribers', [LAYOUT], 130, 7, false],
  ['scheduler-jobs/scheduler-jobs', [LAYOUT], 130, 7, false],
  ['audit-logs/audit-logs', [LAYOUT], 130, 7, false],
  ['strategy-descriptions/strategy-descriptions', [LAYOUT], 135, 8, false],
  ['stock-splits/stock-splits', [LAYOUT], 136, 8, false],
  ['discounts/discounts', [LAYOUT], 136, 8, false],
  ['plans/plans', [LAYOUT], 136, 8, false],
  ['explore/explore', [LAYOUT], 136, 8, false],
  ['explore/add-explore', [LAYOUT], 136, 8, false],
  ['notifications/app-notifications', [LAYOUT], 136, 8, false],
  ['notifications/email-notifications', [LAYOUT], 136, 8, false],
  ['notifications/whatsapp-notifications', [LAYOUT], 136, 8, false],
  ['newsletter-upload/newsletter-upload', [LAYOUT], 136, 8, false],
  ['blogs/blogs', [LAYOUT], 136, 8, false],
  ['cache/cache', [LAYOUT], 138, 8, false],
  // Its sections are an accordion.
  ['strategy-data/strategy-data', [LAYOUT], 162, 9, true],
] as const) {
  const ark = hasArk ? '' : ', without Ark'
  test(`the first scripts of ${screen} are at most ${most} kB in ${mostFiles} files${ark}`, () => {
    const scripts = [...screenScripts(screen, ...frame)]
    expect(kilobytes(scripts)).toBeLessThanOrEqual(most)
    expect(scripts.length).toBeLessThanOrEqual(mostFiles)
    if (!hasArk) expect(scripts.filter(({ file }) => /\/ark-/.test(file))).toEqual([])
  })
}
