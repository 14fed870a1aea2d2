import { config } from '../config.ts'

const parse = (text: string, base: string) => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:'

/** An address for `href` or `src`: http, https or a path on this origin; otherwise undefined. */
export function safeUrl(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const wanted = text.trim()
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(wanted)) return undefined
  const url = parse(wanted, globalThis.location?.origin ?? 'http://localhost')
  return url && isWeb(url) ? url.href : undefined
}

/** A path on this origin, from an untrusted link or query. */
export function sameOriginPath(text: string | null | undefined): string | undefined {
  if (!text || !/^\/(?![/\\])/.test(text)) return undefined
  const url = parse(text, location.origin)
  if (!url || url.origin !== location.origin) return undefined
  const path = url.pathname + url.search + url.hash
  // `/.//host` parses as a path, and resolves to another host the second time.
  return path.startsWith('//') ? undefined : path
}

/**
 * The address of a picture: on this origin or https. On this machine the API and its files may be on http; the browser's
 * console names any other origin once.
 */
export function safeImageUrl(text: unknown): string | undefined {
  const url = safeUrl(text)
  if (!url || url.startsWith('https:')) return url
  const { origin, hostname } = new URL(url)
  const own = globalThis.location?.origin ?? 'http://localhost'
  if (origin === own) return url
  const known = [config.apiBase, config.filesOrigin].map((address) => parse(address, own)?.origin)
  if (known.includes(origin) && isThisMachine(hostname)) return url
  warnOnce(origin)
  return undefined
}

const isThisMachine = (hostname: string) =>
  /^(127\.\d+\.\d+\.\d+|\[::1\]|([\w-]+\.)*localhost)$/.test(hostname)

const refused = new Set<string>()

function warnOnce(origin: string) {
  if (typeof document === 'undefined' || refused.has(origin)) return
  refused.add(origin)
  console.warn(`Pictures of ${origin} are not shown: they have to be on https.`)
}
