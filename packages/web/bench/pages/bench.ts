import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from '@tarang/server/testing/processes'
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_ARGS, chromiumPath } from '../../../../.ci/browser.ts'

/**
 * `pnpm bench pages`: Lighthouse (mobile, slow 4G, a slow processor) over the public pages, in turns with a floor page
 * and a page without script from the same server. `--times` sets how often, `--only` chooses pages by a part of the path.
 */
const { values } = parseArgs({
  options: { times: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
})

interface Page {
  readonly path: string
  /** The goal: the largest paint, as a multiple of the floor's. */
  readonly goal?: number
}
const FLOOR = '/floor.html'
const pages: readonly Page[] = [
  { path: FLOOR },
  { path: '/words.html' },
  ...['/homePage', '/aboutUs', '/services', '/contactUs', '/disclosures'].map((path) => ({
    path,
    goal: 1.08,
  })),
  ...[
    '/newsLetterAndBlogs',
    '/newsLetterAndBlogsTemplate/blogs/3',
    '/unauthorizedExplorePage',
    '/category/Strategies',
  ].map((path) => ({ path, goal: 1.2 })),
].filter(({ path }) => path.endsWith('.html') || path.includes(values.only))

const document = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${title}"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`
const paragraph = '<p>Research on Indian markets, written for people who invest their own money.</p>'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tarang-pages-'))
const webBuild = join(folder, 'web')
cpSync(dist, webBuild, { recursive: true })
writeFileSync(join(webBuild, FLOOR), document('Floor', paragraph))
writeFileSync(join(webBuild, 'words.html'), document('Words', paragraph.repeat(60)))
const server = await startServer({
  DATA_DIR: join(folder, 'data'),
  WEB_BUILD: webBuild,
  PAGE_RENDERER: fileURLToPath(new URL('../../dist-pages/render.js', import.meta.url)),
})
const origin = server.base.replace('127.0.0.1', 'localhost')
const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })

interface Figures {
  readonly paint: number
  readonly blocking: number
  readonly shift: number
  readonly scriptKilobytes: number
  readonly fontKilobytes: number
  readonly requests: number
  readonly scores: readonly number[]
}

async function audit(path: string): Promise<Figures> {
  // Lighthouse leaves the local storage of the visit before: each is to be a first one.
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const result = await lighthouse(origin + path, { logLevel: 'error', output: 'json' }, undefined, page)
  await context.close()
  if (!result) throw new Error(`Lighthouse says nothing of ${path}.`)
  const { audits, categories } = result.lhr
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details as
    | { items?: { resourceType?: string; transferSize?: number; url: string }[] }
    | undefined
  const requests = (details?.items ?? []).filter(({ url }) => url.startsWith('http'))
  const kilobytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
  return {
    paint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    scriptKilobytes: kilobytes('Script'),
    fontKilobytes: kilobytes('Font'),
    requests: requests.length,
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
  }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

// A page is rendered once per version of its data; readers get what is in memory.
for (const { path } of pages) await (await fetch(origin + path)).text()

const all = new Map(pages.map(({ path }) => [path, [] as Figures[]]))
for (let time = 0; time < Number(values.times); time++)
  for (const { path } of pages) all.get(path)?.push(await audit(path))

const write = (line: string) => process.stdout.write(`${line}\n`)
const of = (path: string, figure: (each: Figures) => number) => median((all.get(path) ?? []).map(figure))
const floor = of(FLOOR, ({ paint }) => paint)
write(`Lighthouse, mobile, median of ${values.times} (largest paint and blocking in ms)`)
write(
  '| page | largest paint | × floor | goal | blocking | shift | script kB | fonts kB | requests | performance, accessibility, practices, SEO |',
)
write('|---|---|---|---|---|---|---|---|---|---|')
for (const { path, goal } of pages) {
  const paint = of(path, (each) => each.paint)
  write(
    `| ${[
      path,
      paint.toFixed(0),
      (paint / floor).toFixed(2),
      goal ?? '',
      of(path, ({ blocking }) => blocking).toFixed(0),
      of(path, ({ shift }) => shift).toFixed(3),
      of(path, ({ scriptKilobytes }) => scriptKilobytes).toFixed(1),
      of(path, ({ fontKilobytes }) => fontKilobytes).toFixed(1),
      of(path, ({ requests }) => requests).toFixed(0),
      [0, 1, 2, 3].map((index) => of(path, ({ scores }) => scores[index] ?? 0)).join(' '),
    ].join(' | ')} |`,
  )
}
await browser.close()
await server.kill('SIGTERM')
rmSync(folder, { recursive: true })
