import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type RenderedPage, sitePages } from '@tarang/publication'
import { isAdminHost, isTheme, type RuntimeConfig, THEME_KEY, type Theme } from '@tarang/runtime-config'
import { parse } from 'hono/utils/cookie'
import { LRUCache } from 'lru-cache'
import type { VersionedCache } from '../cache/versioned-cache.ts'
import type { PageAnswer } from '../publication/publication.ts'
import { StartFailure } from '../start-failure.ts'
import { type Asset, createAsset, respondWithAsset } from './asset.ts'
import { commonHeaders, pageHeaders } from './headers.ts'
import { type PageParts, type PageTemplate, readTemplate, writePage } from './page-template.ts'

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

/** The built web app is missing, or its page lacks a mark at which the server writes. */
export class MissingBuild extends StartFailure {
  constructor(reason: string) {
    super(`${reason} Make it with \`pnpm build\`.`)
  }
}

/** The answer to a request for a page, ready to be sent. */
export interface PreparedPage {
  /** Null where the answer has no body. */
  asset: Asset | null
  status: number
  headers: Record<string, string>
  /** Whether the page shows all its data, and may be sent again. */
  isComplete: boolean
  /** The paths of the API, and the likes, from which it was made. */
  reads: readonly string[]
}

interface SiteContext {
  /** Keeps public pages as long as their data stay the same. */
  cache?: VersionedCache<PreparedPage> | null
  config: RuntimeConfig
  /** Whether browsers reach this installation over https. */
  https: boolean
  /** The public page at a URL in a theme. Without it every page is 200 with the build's own metadata. */
  pageAt?: (url: URL, options: { theme: Theme | null }) => Promise<PublicPage>
}

/** A public page as the server answers it. */
export interface PublicPage extends PageAnswer {
  /** Its content as HTML; null where the browser alone renders it. */
  rendered: RenderedPage | null
  /** The paths that were requested for it, and the likes that it shows. */
  reads: readonly string[]
}

/** The most HTML documents kept in memory of pages that are rendered by the browser alone. */
const MOST_PAGES = 100
/** Pages with a longer query are not cached. */
const MOST_QUERY = 200

/** A public page as the answer to a form that a browser posted without script. */
export interface FormAnswer {
  page: PublicPage
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

  /** A file of the build, cached until it changes: a build may be replaced while the server runs. */
  async function fileAt(path: string): Promise<Asset | null> {
    const type = types[extname(path)]
    const stats = type ? await stat(path).catch(() => null) : null
    if (!type || !stats?.isFile()) return null
    const version = `${stats.mtimeMs} ${stats.size}`
    const cached = assets.get(path)
    if (cached?.version === version) return cached.asset
    const asset = createAsset(await readFile(path), type, { isSmallest: true })
    assets.set(path, { version, asset })
    return asset
  }

  const pages = new LRUCache<string, Asset>({ max: MOST_PAGES })

  interface IndexFile {
    etag: string
    template: PageTemplate
  }
  let lastIndex: IndexFile | null = null

  async function indexFile(): Promise<IndexFile> {
    const file = await fileAt(index)
    if (!file) throw new MissingBuild(`There is no built web app in ${folder}.`)
    if (lastIndex?.etag === file.etag) return lastIndex
    const template = readTemplate(new TextDecoder().decode(file.bytes))
    if (!template) throw new MissingBuild(`The web app in ${folder} has no place for its configuration.`)
    lastIndex = { etag: file.etag, template }
    return lastIndex
  }
  await indexFile()

  const toAsset = (html: string) => createAsset(new TextEncoder().encode(html), types['.html']!)

  async function pageAsset(config: RuntimeConfig, parts: PageParts): Promise<Asset> {
    const { etag, template } = await indexFile()
    if (parts.rendered) return toAsset(writePage(template, config, parts))
    const key = `${etag} ${JSON.stringify(config)} ${parts.theme} ${parts.metadata}`
    const cached = pages.get(key)
    if (cached) return cached
    const asset = toAsset(writePage(template, config, parts))
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
    const key = `${(await indexFile()).etag} ${theme} ${url.pathname}${url.search}`
    const isCacheable = cache && !admin && url.search.length <= MOST_QUERY
    const { asset, status, headers, isComplete } = await (isCacheable ? cache.get(key, make) : make())
    if (!asset) return new Response(null, { status, headers })
    // Lets the application compute the age of a page that a shared cache has kept.
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
    const page = pageAt ? await pageAt(url, { theme }) : null
    const { rendered = null, reads = [] } = page ?? {}
    const headers = {
      ...pageHeaders({ config, admin, https, rendered }),
      // The page differs by the cookie of the theme.
      ...(!admin && { vary: 'Cookie' }),
      ...(theme && { 'cache-control': 'private, no-cache', 'cdn-cache-control': 'private' }),
    }
    if (page?.status === 302)
      return {
        asset: null,
        status: 302,
        headers: {
          ...headers,
          'content-type': types['.html']!,
          location: sitePages.home.path + url.search,
        },
        isComplete: true,
        reads,
      }
    return {
      asset: await pageAsset(config, { metadata: page?.head ?? null, rendered, theme }),
      status: page?.status ?? 200,
      headers,
      isComplete: rendered?.isComplete ?? false,
      reads,
    }
  }

  async function answerForm(
    request: Request,
    { config, https }: SiteContext,
    { page: { head, rendered }, status }: FormAnswer,
  ): Promise<Response> {
    const theme = themeOf(request.headers.get('cookie'))
    const { bytes, type } = await pageAsset(config, { metadata: head, rendered, theme })
    const { 'cdn-cache-control': _, ...headers } = pageHeaders({
      config,
      admin: false,
      https,
      rendered,
    })
    return new Response(bytes, {
      status,
      headers: { ...headers, 'content-type': type, 'cache-control': 'no-store' },
    })
  }

  return { answer, answerForm }
}

/** The theme that a visitor chose, out of the `Cookie` header. */
export function themeOf(cookies: string | null): Theme | null {
  const theme = parse(cookies ?? '', THEME_KEY)[THEME_KEY]
  return isTheme(theme) ? theme : null
}

/** The decoded path, or null for a path that must never be served. */
function safePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    // A leading dot in a name is a traversal or a hidden file.
    return /[\0\\]|\/\.|^\/assets\/.*\.map$/.test(path) ? null : path
  } catch {
    return null
  }
}

/** Paths that monitors, scanners and orchestrators request. A page with 200 would count as healthy. */
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
