import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_ARGS, chromiumPath } from '../../../../.ci/browser.ts'

/**
 * `pnpm bench pages`: runs Lighthouse (mobile, slow 4G, a slow processor) on the public pages, in turns with a minimal
 * page and a page without script from the same server. `--times` sets the number of runs, `--only` chooses pages by a
 * part of their path. `--beside` names another checkout with a build, whose pages are measured in turns with these.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    beside: { type: 'string' },
  },
})

const FLOOR = '/floor.html'
const paths: readonly string[] = [
  FLOOR,
  '/words.html',
  '/homePage',
  '/aboutUs',
  '/services',
  '/contactUs',
  '/disclosures',
  '/newsLetterAndBlogs',
  '/newsLetterAndBlogsTemplate/blogs/3',
  '/unauthorizedExplorePage',
  '/category/Strategies',
].filter((path) => path.endsWith('.html') || path.includes(values.only))

const document = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${title}"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`
const paragraph = '<p>Research on Indian markets, written for people who invest their own money.</p>'

/** Serves the build of a checkout, with its own server and the two plain pages. */
async function serve(name: string, root: string) {
  const web = join(root, 'packages/web')
  const { startServer } = (await import(
    pathToFileURL(join(root, 'packages/server/testing/processes.ts')).href
  )) as typeof import('@tarang/server/testing/processes')
  const folder = mkdtempSync(join(tmpdir(), 'tarang-pages-'))
  const webBuild = join(folder, 'web')
  cpSync(join(web, 'dist'), webBuild, { recursive: true })
  writeFileSync(join(webBuild, FLOOR), document('Floor', paragraph))
  writeFileSync(join(webBuild, 'words.html'), document('Words', paragraph.repeat(60)))
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    WEB_BUILD: webBuild,
    PAGE_RENDERER: join(web, 'dist-pages/render.js'),
  })
  return {
    name,
    origin: server.base.replace('127.0.0.1', 'localhost'),
    figures: new Map(paths.map((path) => [path, [] as Figures[]])),
    async close() {
      await server.kill('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}
type Served = Awaited<ReturnType<typeof serve>>

const served = [await serve('now', fileURLToPath(new URL('../../../..', import.meta.url)))]
if (values.beside !== undefined) served.unshift(await serve('before', resolve(values.beside)))
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

async function audit(address: string): Promise<Figures> {
  // A new context for each visit, because Lighthouse keeps local storage and only first visits are measured.
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const result = await lighthouse(address, { logLevel: 'error', output: 'json' }, undefined, page)
  await context.close()
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`)
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

// Requests each page once, because the server then responds from memory.
for (const { origin } of served) for (const path of paths) await (await fetch(origin + path)).text()

for (let time = 0; time < Number(values.times); time++)
  for (const path of paths)
    for (const { origin, figures } of served) figures.get(path)?.push(await audit(origin + path))

const write = (line: string) => process.stdout.write(`${line}\n`)
const medianOf = ({ figures }: Served, path: string, figure: (each: Figures) => number) =>
  median((figures.get(path) ?? []).map(figure))

write(`Lighthouse, mobile, median of ${values.times} (largest paint and blocking in ms)`)
write(
  '| page | build | largest paint | × floor | blocking | shift | script kB | fonts kB | requests | performance, accessibility, practices, SEO |',
)
write('|---|---|---|---|---|---|---|---|---|---|')
for (const path of paths)
  for (const each of served) {
    const of = (figure: (figures: Figures) => number) => medianOf(each, path, figure)
    const paint = of((figures) => figures.paint)
    write(
      `| ${[
        path,
        each.name,
        paint.toFixed(0),
        (paint / medianOf(each, FLOOR, (figures) => figures.paint)).toFixed(2),
        of(({ blocking }) => blocking).toFixed(0),
        of(({ shift }) => shift).toFixed(3),
        of(({ scriptKilobytes }) => scriptKilobytes).toFixed(1),
        of(({ fontKilobytes }) => fontKilobytes).toFixed(1),
        of(({ requests }) => requests).toFixed(0),
        [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? 0)).join(' '),
      ].join(' | ')} |`,
    )
  }
await browser.close()
for (const { close } of served) await close()
