import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isAdminHost, type RuntimeConfig } from '@tarang/runtime-config'
import type { VersionedCache } from '../cache/versioned-cache.ts'
import type { RenderedPage } from '../pages/messages.ts'
import type { PageAnswer } from '../publication/publication.ts'
import { type Asset, createAsset, respondWithAsset } from './asset.ts'
import { commonHeaders, pageHeaders } from './headers.ts'
import {
  hasConfigSlot,
  type Theme,
  themeOf,
  withConfig,
  withContent,
  withHead,
  withTheme,
} from './page-config.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The built web app is missing, or has no element for the configuration. */
export class MissingBuild extends Error {
  override name = 'MissingBuild'
}

/** The answer to a request for a page, ready to be sent. */
export interface PreparedPage {
  /** Null where the answer has no body. */
  asset: Asset | null
  status: number
  headers: Record<string, string>
  /** Whether the page shows all its data, and may be sent again. */
  isComplete: boolean
}

interface SiteContext {
  /** Keeps public pages as long as their data stay the same. */
  cache?: VersionedCache<PreparedPage> | null
  config: RuntimeConfig
  /** Whether browsers reach this installation over https. */
  https: boolean
  /** The public page at a URL. Without it every page is 200 with the build's own metadata. */
  pageAt?: (url: URL) => Promise<PublicPage>
}

/** What the server knows of a public page. */
export interface PublicPage extends PageAnswer {
  /** Its content as HTML; null where the browser alone renders it. */
  rendered: RenderedPage | null
}

/** How many pages that only browsers render are in memory. */
const MOST_PAGES = 100
/** Longer queries are not worth keeping their pages. */
const MOST_QUERY = 200

/** A public page as the answer to a form that a browser posted without script. */
export interface FormAnswer {
  page: PublicPage
  /** The path of the page. */
  path: string
  status: number
}

/** The built web app of both hosts. */
export interface Site {
  answer(request: Request, surroundings: SiteContext): Promise<Response>
  answerForm(request: Request, surroundings: SiteContext, answer: FormAnswer): Promise<Response>
}

/** Opens a folder built by Vite. */
export async function openSite(folder: string): Promise<Site> {
  const assets = new Map<string, { version: string; asset: Asset }>()
  const index = join(folder, 'index.html')
  const html = await readFile(index, 'utf8').catch(() => {
    throw new MissingBuild(`There is no built web app in ${folder}.`)
  })
  if (!hasConfigSlot(html))
    throw new MissingBuild(`The web app in ${folder} has no place for its configuration.`)

  /** A file of the build, cached until it changes: a build may be replaced while the server runs. */
  async function fileAt(path: string): Promise<Asset | null> {
    const type = types[extname(path)]
    const stats = type ? await stat(path).catch(() => null) : null
    if (!type || !stats?.isFile()) return null
    const version = `${stats.mtimeMs} ${stats.size}`
    const cached = assets.get(path)
    if (cached?.version === version) return cached.asset
    const asset = createAsset(await readFile(path), type)
    assets.set(path, { version, asset })
    return asset
  }

  const pages = new Map<string, Asset>()

  async function indexFile(): Promise<Asset> {
    const file = await fileAt(index)
    if (!file) throw new MissingBuild(`There is no built web app in ${folder}.`)
    return file
  }

  interface PageParts {
    page: PublicPage | null
    theme: Theme | null
    path?: string
  }

  function writePage(file: Asset, config: RuntimeConfig, { page, theme, path }: PageParts): Asset {
    const { head = null, rendered = null } = page ?? {}
    let html = withConfig(new TextDecoder().decode(file.bytes), config)
    if (head !== null) html = withHead(html, head)
    if (rendered) html = withContent(html, rendered, { path })
    if (theme) html = withTheme(html, theme)
    return createAsset(new TextEncoder().encode(html), types['.html']!)
  }

  async function pageAsset(config: RuntimeConfig, parts: PageParts): Promise<Asset> {
    const file = await indexFile()
    const { page, theme } = parts
    if (page?.rendered) return writePage(file, config, parts)
    const key = `${file.etag} ${JSON.stringify(config)} ${theme} ${page?.head}`
    const cached = pages.get(key)
    if (cached) return cached
    const asset = writePage(file, config, parts)
    const [oldest] = pages.keys()
    if (pages.size >= MOST_PAGES && oldest !== undefined) pages.delete(oldest)
    pages.set(key, asset)
    return asset
  }

  async function answer(
    request: Request,
    { config, https, pageAt, cache = null }: SiteContext,
  ): Promise<Response> {
    const url = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed.', { ...commonHeaders(https), allow: 'GET, HEAD' })
    }
    const path = safePath(url.pathname)
    const file = path && path !== '/index.html' ? await fileAt(join(folder, path)) : null
    if (file) {
      const cacheControl = path?.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      return respondWithAsset(request, file, { ...commonHeaders(https), 'cache-control': cacheControl })
    }
    if (!path || isMachinePath(path) || !isNavigation(path, request)) {
      return plain(404, 'Not found.', { ...commonHeaders(https), 'cache-control': 'no-store' })
    }
    const admin = isAdminHost(url.hostname, config.adminHosts)
    const theme = admin ? null : themeOf(request.headers.get('cookie'))
    const make = () =>
      preparePage(url, { config, https, pageAt: admin ? undefined : pageAt }, { admin, theme })
    const key = `${(await fileAt(index))?.etag} ${theme} ${url.pathname}${url.search}`
    const isCacheable = cache && !admin && url.search.length <= MOST_QUERY
    const { asset, status, headers, isComplete } = await (isCacheable ? cache.get(key, make) : make())
    if (!asset) return new Response(null, { status, headers })
    // Its data are of now. By this header, which scripts can read, the application knows the age of a page of a cache.
    const dated = isComplete ? { ...headers, 'server-timing': `sent;dur=${Date.now()}` } : headers
    const response = await respondWithAsset(request, asset, dated)
    return status !== 200 && response.status === 200
      ? new Response(response.body, { status, headers: response.headers })
      : response
  }

  /** Makes the answer to a request for a page. */
  async function preparePage(
    url: URL,
    {
      config,
      https,
      pageAt,
    }: Pick<SiteContext, 'config' | 'https'> & { pageAt: SiteContext['pageAt'] | undefined },
    { admin, theme }: { admin: boolean; theme: Theme | null },
  ): Promise<PreparedPage> {
    const page = pageAt ? await pageAt(url) : null
    const rendered = page?.rendered ?? null
    const headers = {
      ...pageHeaders({ config, admin, https, rendered }),
      // Without script, the theme's cookie is part of what was asked for.
      ...(!admin && { vary: 'Cookie' }),
      ...(theme && { 'cache-control': 'private, no-cache', 'cdn-cache-control': 'private' }),
    }
    if (page?.status === 302)
      return {
        asset: null,
        status: 302,
        headers: { ...headers, location: `/homePage${url.search}` },
        isComplete: true,
      }
    return {
      asset: await pageAsset(config, { page, theme }),
      status: page?.status ?? 200,
      headers,
      isComplete: rendered?.isComplete ?? false,
    }
  }

  async function answerForm(
    request: Request,
    { config, https }: SiteContext,
    { page, path, status }: FormAnswer,
  ): Promise<Response> {
    const theme = themeOf(request.headers.get('cookie'))
    const { bytes, type } = writePage(await indexFile(), config, { page, theme, path })
    const { 'cdn-cache-control': _, ...headers } = pageHeaders({
      config,
      admin: false,
      https,
      rendered: page.rendered,
    })
    return new Response(bytes, {
      status,
      headers: { ...headers, 'content-type': type, 'cache-control': 'no-store' },
    })
  }

  return { answer, answerForm }
}

/** The decoded path, or null for a path that must never be served. */
function safePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    // A leading dot in a name is a traversal or a hidden file.
    return /[\0\\]|\/\.|\.map$/.test(path) ? null : path
  } catch {
    return null
  }
}

/** Paths that monitors, scanners and orchestrators try. A page with 200 would tell them that all is well. */
const isMachinePath = (path: string) =>
  /^\/(metrics|health|health-?check|livez|server-status|nginx_status|status|ping|version|actuator|debug|stats)(\/|$)/i.test(
    path,
  )

/** Whether a client takes HTML; one without the header takes anything. */
const acceptsHtml = (request: Request) =>
  /text\/html|text\/\*|\*\/\*|^$/i.test(request.headers.get('accept') ?? '')

/** Whether a request is for a page. A missing chunk or image must be a 404, not a page. */
function isNavigation(path: string, request: Request): boolean {
  if (path.startsWith('/assets/') || !acceptsHtml(request)) return false
  return extname(path) === '' || (request.headers.get('accept') ?? '').includes('text/html')
}

const plain = (status: number, text: string, headers: Record<string, string>) =>
  new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
