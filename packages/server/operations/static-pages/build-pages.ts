import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
  categoriesOf,
  categoryPath,
  dataPages,
  type Entry,
  entryPath,
  feedFormats,
  feedPath,
  pages,
  type RenderedPage,
  siteDescription,
  sitePages,
  writeHead,
} from '@tarang/publication'
import type { RuntimeConfig } from '@tarang/runtime-config'
import { Hono } from 'hono'
import type { Env } from '../../src/http/context.ts'
import { outboundFetch } from '../../src/http/outbound-fetch.ts'
import { Refusal } from '../../src/http/refusal.ts'
import type { Log } from '../../src/log-event.ts'
import { createPublicPages, type PageTimeouts } from '../../src/pages/public-pages.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { policyElement } from '../../src/web/headers.ts'
import { type PageTemplate, readTemplate, writePage } from '../../src/web/page-template.ts'
import { MissingBuild } from '../../src/web/site.ts'
import { fileOfPath } from './file-of-path.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Long, because no visitor waits and an API may be far away. */
const timeouts: PageTimeouts = { metadata: 15_000, load: 15_000, render: 20_000 }

interface BuildOptions {
  /** With an absolute address of the API. */
  config: RuntimeConfig
  /** The origin at which the files will be served. */
  origin: string
  /** The folder of the built application. */
  webBuild: string
  pageRenderer: string
  fetch?: (request: Request) => Promise<Response>
  log: Log
}

/** The public site as files. */
export interface BuiltPages {
  /** Content by path relative to the folder. A page comes after what it refers to. */
  readonly files: ReadonlyMap<string, Bytes>
  /** How many of the files are pages. */
  readonly pageCount: number
  /** The paths of pages that no file can have. */
  readonly skipped: readonly string[]
}

/** Builds every public page, feed and card image, and all else that a static host needs. Throws if anything is missing. */
export async function buildPages(options: BuildOptions): Promise<BuiltPages> {
  const { config, origin, webBuild, pageRenderer, log, fetch = outboundFetch } = options
  const client = await readClient(webBuild)
  const publicPages = createPublicPages({
    config,
    origin,
    pageRenderer,
    fetchData: fetch,
    fetchForPage: async (request) => {
      const { origin: from, pathname } = new URL(request.url)
      const file = from === origin ? client.files.get(pathname.slice(1)) : undefined
      return file ? new Response(file) : fetch(request)
    },
    timeouts,
    isFile: true,
    log,
  })
  const answer = publicationAnswers(publicPages.routes, origin)
  const https = origin.startsWith('https:')
  const write = (metadata: string, parts: { rendered?: RenderedPage; content?: string } = {}) =>
    writePage(client.template, config, {
      ...parts,
      metadata,
      policy: policyElement({ config, admin: false, https, rendered: parts.rendered ?? null }),
    })

  async function renderPage(path: string): Promise<{ html: string; card: string } | null> {
    const { status, head, card, rendered } = await publicPages.pageAt(new URL(path, origin))
    // It was deleted since it was listed.
    if (status === 404) return null
    if (head === null || card === null) throw new StartFailure(`The page ${path} does not exist.`)
    if (isDifferentByQuery(path)) return { html: write(head), card }
    if (!rendered) throw new StartFailure(`The page ${path} could not be rendered.`)
    if (!rendered.isComplete) throw new StartFailure(`The API did not answer for the page ${path}.`)
    return { html: write(head, { rendered }), card }
  }

  try {
    const entries = await listEntries(publicPages.entries.list(), config.apiBase)
    const files = new Map(client.files)
    const written = new Map<string, Bytes>()
    const skipped: string[] = []
    for (const path of pagePaths(entries)) {
      const file = fileOfPath(path)
      const page = file === null ? null : await renderPage(path)
      const card = page && fileOfPath(page.card)
      if (!page || card === null) {
        skipped.push(path)
        continue
      }
      if (!files.has(card)) files.set(card, await answer(page.card))
      written.set(`${file}/index.html`, encode(page.html))
    }
    for (const path of publicationPaths(entries)) {
      const file = fileOfPath(path)
      if (file !== null) files.set(file, await answer(path))
    }
    for (const [file, bytes] of written) files.set(file, bytes)
    files.set('404.html', encode(write(missingHead(config, origin), { content: missingContent })))
    files.set('index.html', encode(redirectPage(origin)))
    return { files, pageCount: written.size, skipped }
  } finally {
    await publicPages.close()
  }
}

const encode = (text: string): Bytes => new TextEncoder().encode(text)

/** A static host cannot tell queries apart: the browser renders such a page. */
const isDifferentByQuery = (path: string) => path === dataPages.seeAll.path

const pagePaths = (entries: readonly Entry[]): string[] => [
  ...pages.map(({ path }) => path),
  dataPages.seeAll.path,
  ...categoriesOf(entries).map(categoryPath),
  ...entries.map(({ url }) => new URL(url).pathname),
]

const publicationPaths = (entries: readonly Entry[]): string[] => {
  const formats = Object.keys(feedFormats) as (keyof typeof feedFormats)[]
  return [
    ...[null, ...categoriesOf(entries)].flatMap((category) =>
      formats.map((format) => feedPath(format, category)),
    ),
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
  ]
}

async function listEntries(listing: Promise<Entry[]>, apiBase: string): Promise<Entry[]> {
  try {
    return await listing
  } catch (error) {
    throw new StartFailure(`The API at ${apiBase} does not answer (${(error as Error).name}).`)
  }
}

/** The files of the built application, and its page. */
async function readClient(folder: string): Promise<{ template: PageTemplate; files: Map<string, Bytes> }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\.|\.map$/.test(name))
    .sort()
  const files = new Map<string, Bytes>()
  for (const name of names) files.set(name, new Uint8Array(await readFile(join(folder, name))))
  const index = files.get('index.html')
  const template = index ? readTemplate(new TextDecoder().decode(index)) : null
  if (!template) throw new MissingBuild(`There is no built web app in ${folder}.`)
  files.delete('index.html')
  return { template, files }
}

/** Answers the paths of feeds, sitemap and cards as the server does. */
function publicationAnswers(routes: Hono<Env>, origin: string) {
  const app = new Hono<Env>().route('/', routes).onError((error, context) => {
    if (error instanceof Refusal) return context.text(error.message, error.status)
    throw error
  })
  return async (path: string): Promise<Bytes> => {
    const response = await app.fetch(new Request(new URL(path, origin)))
    if (!response.ok) throw new StartFailure(`${path} could not be written: ${await response.text()}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

const missingHead = (config: RuntimeConfig, origin: string): string =>
  writeHead(
    { path: entryPath('missing'), isMissing: true },
    { name: config.brand, description: siteDescription, origin },
  )

const HOME = sitePages.home.path

/** The page for a path without a file. The application shows the entry, if the API has it by now, or the landing page. */
const missingContent = `<div id="root"></div>
    <noscript><p>There is no such page. <a href="${HOME}">Go to the landing page</a></p></noscript>`

/** The first address of the host leads to the landing page, as the server's redirect does. */
const redirectPage = (origin: string) =>
  [
    '<!doctype html>',
    '<html lang="en-IN">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <title>Redirect</title>',
    `    <link rel="canonical" href="${origin}${HOME}" />`,
    `    <meta http-equiv="refresh" content="0; url=${HOME}" />`,
    '  </head>',
    '  <body>',
    `    <p><a href="${HOME}">Go to the landing page</a></p>`,
    '  </body>',
    '</html>',
    '',
  ].join('\n')
