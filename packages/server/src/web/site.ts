import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { chosenEncoding, type Encoding, encoded } from './compression.ts'
import { hasConfigSlot, isAdminHost, type RuntimeConfig, withConfig } from './config.ts'
import { commonHeaders, pageHeaders } from './headers.ts'

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
const compressible = /^(text|application)\/|svg|icon/

type Asset = {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  etag: string
  encodings: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

/** The built web app was not found, or is not one this server can configure. */
export class MissingBuild extends Error {
  override name = 'MissingBuild'
}

type Surroundings = {
  config: RuntimeConfig
  /** Whether browsers reach this installation by https. */
  https: boolean
}

/** The built web app of both hosts. */
export type Site = { answer(request: Request, surroundings: Surroundings): Promise<Response> }

/** Opens a folder that Vite built. */
export async function openSite(folder: string): Promise<Site> {
  const assets = new Map<string, { version: string; asset: Asset }>()
  const index = join(folder, 'index.html')
  const html = await readFile(index, 'utf8').catch(() => {
    throw new MissingBuild(`There is no built web app in ${folder}.`)
  })
  if (!hasConfigSlot(html))
    throw new MissingBuild(`The web app in ${folder} has no place for its configuration.`)

  /** A file of the build, read again only when it changed: a build may be replaced while the server runs. */
  async function fileAt(path: string): Promise<Asset | null> {
    const type = types[extname(path)]
    const found = type ? await stat(path).catch(() => null) : null
    if (!type || !found?.isFile()) return null
    const version = `${found.mtimeMs} ${found.size}`
    const kept = assets.get(path)
    if (kept?.version === version) return kept.asset
    const asset = assetOf(await readFile(path), type)
    assets.set(path, { version, asset })
    return asset
  }

  const pages = new Map<string, Asset>()

  async function page(config: RuntimeConfig): Promise<Asset> {
    const file = await fileAt(index)
    if (!file) throw new MissingBuild(`There is no built web app in ${folder}.`)
    const key = `${file.etag} ${JSON.stringify(config)}`
    const kept = pages.get(key)
    if (kept) return kept
    const written = withConfig(new TextDecoder().decode(file.bytes), config)
    const asset = assetOf(new TextEncoder().encode(written), types['.html']!)
    pages.clear()
    pages.set(key, asset)
    return asset
  }

  async function answer(request: Request, { config, https }: Surroundings): Promise<Response> {
    const url = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed.', { ...commonHeaders(https), allow: 'GET, HEAD' })
    }
    const path = safePath(url.pathname)
    const file = path && path !== '/index.html' ? await fileAt(join(folder, path)) : null
    if (file) {
      const cacheControl = path?.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      return deliver(request, file, { ...commonHeaders(https), 'cache-control': cacheControl })
    }
    if (!path || !isNavigation(path, request)) {
      return plain(404, 'Not found.', { ...commonHeaders(https), 'cache-control': 'no-store' })
    }
    const admin = isAdminHost(url.hostname, config.adminHosts)
    return deliver(request, await page(config), pageHeaders({ config, admin, https }))
  }

  return { answer }
}

/** The path below the folder, or null where it is none we would ever serve. */
function safePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    // A dot at the start of a name is either a way out or a file that is nobody's business.
    return /[\0\\]|\/\.|\.map$/.test(path) ? null : path
  } catch {
    return null
  }
}

/** A missing chunk or picture must be missed, not answered with a page: only what may be a page is one. */
function isNavigation(path: string, request: Request): boolean {
  if (path.startsWith('/assets/')) return false
  return extname(path) === '' || (request.headers.get('accept') ?? '').includes('text/html')
}

function assetOf(bytes: Uint8Array<ArrayBuffer>, type: string): Asset {
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, type, etag, encodings: new Map() }
}

async function deliver(request: Request, asset: Asset, headers: Record<string, string>): Promise<Response> {
  const varies = compressible.test(asset.type)
  const encoding = varies ? chosenEncoding(request.headers.get('accept-encoding') ?? undefined) : null
  const etag = `"${asset.etag}${encoding ? `-${encoding}` : ''}"`
  const all = new Headers({ ...headers, etag, ...(varies && { vary: 'Accept-Encoding' }) })
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all })
  const body = encoding ? await encodedOnce(asset, encoding) : asset.bytes
  all.set('content-type', asset.type)
  all.set('content-length', String(body.byteLength))
  if (encoding) all.set('content-encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { headers: all })
}

function encodedOnce(asset: Asset, encoding: Encoding) {
  const kept = asset.encodings.get(encoding) ?? encoded(asset.bytes, encoding)
  asset.encodings.set(encoding, kept)
  return kept
}

const matches = (header: string | null, etag: string) =>
  (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)

const plain = (status: number, text: string, headers: Record<string, string>) =>
  new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
