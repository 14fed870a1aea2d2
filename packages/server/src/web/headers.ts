import { createHash } from 'node:crypto'
import type { RenderedPage } from '@tarang/publication'
import type { RuntimeConfig } from '@tarang/runtime-config'

/** The input of a page's headers. */
export interface PageContext {
  config: RuntimeConfig
  admin: boolean
  https: boolean
  /** A rendered page; the policy names its inline styles and scripts by their hashes. */
  rendered?: Pick<RenderedPage, 'inline' | 'isComplete'> | null
}

type Headers = Record<string, string>

const policy = (directives: Record<string, (string | null)[] | true>) =>
  Object.entries(directives)
    .map(([name, sources]) => (sources === true ? name : `${name} ${sources.filter(Boolean).join(' ')}`))
    .join('; ')

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null)

/** The content security policy of a page; the console's is stricter. */
export function contentSecurityPolicy({ config, admin, https, rendered = null }: PageContext): string {
  const form = originOf(config.contactFormUrl)
  const files = originOf(config.filesOrigin)
  const services = [originOf(config.apiBase), admin ? originOf(config.notificationsBase) : files]
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(rendered?.inline.scripts.map(hashSource) ?? [])],
    'style-src': ["'self'", ...(rendered?.inline.styles.map(hashSource) ?? [])],
    // `https:` includes an API that is not on this machine.
    'img-src': [
      "'self'",
      config.apiBase.startsWith('http:') ? originOf(config.apiBase) : null,
      files,
      'https:',
      'data:',
      admin ? 'blob:' : null,
    ],
    'font-src': ["'self'"],
    ...(!admin && { 'media-src': ["'self'", 'https:'] }),
    'connect-src': ["'self'", ...services, admin ? null : form],
    ...(!admin && { 'frame-src': config.videoHosts.map((host) => `https://${host}`) }),
    'form-action': ["'self'", admin ? null : form],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // For blogs alone: of a reader's page, and of the preview in the console.
    'trusted-types': ['blog-html'],
    // Only on https pages: otherwise browsers would call a local http server over https.
    ...(https && { 'upgrade-insecure-requests': true }),
    'report-to': ['csp'],
  })
}

/** The policy of a page as an element in its head, where browsers ignore two directives. */
export const policyElement = (page: PageContext): string => {
  const directives = contentSecurityPolicy(page)
    .split('; ')
    .filter((directive) => !/^(frame-ancestors|report-to) /.test(directive))
  return `<meta http-equiv="content-security-policy" content="${directives.join('; ')}" />`
}

/** Two years for this host alone: other hosts of the domain may still need http. */
export const DEFAULT_HSTS = 'max-age=63072000'

/** The headers of every answer. */
export const commonHeaders = (https: boolean): Headers => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
  ...(https && { 'strict-transport-security': DEFAULT_HSTS }),
})

/**
 * The caching of an answer that is the same for every visitor. Browsers revalidate it. Shared caches keep it for
 * `pageMaxAge`, and serve it for a day longer while they revalidate it or the server is away. `stale-while-revalidate` is
 * only in the header that browsers do not read (RFC 9213): Chromium would also give stale answers to `fetch`.
 */
export const sharedCaching = ({ pageMaxAge }: RuntimeConfig): Headers => ({
  'cache-control': `public, max-age=0, s-maxage=${pageMaxAge}, stale-if-error=86400`,
  'cdn-cache-control': `public, max-age=${pageMaxAge}, stale-while-revalidate=86400, stale-if-error=86400`,
})

/** The caching of a feed, a sitemap or a card that may change: feed readers may keep it as long as shared caches. */
export const feedCaching = ({ pageMaxAge }: RuntimeConfig): string =>
  `public, max-age=${pageMaxAge}, s-maxage=${pageMaxAge}, stale-while-revalidate=86400, stale-if-error=86400`

/** The headers of a page. */
export const pageHeaders = (page: PageContext): Headers => ({
  ...commonHeaders(page.https),
  'content-security-policy': contentSecurityPolicy(page),
  'reporting-endpoints': 'csp="/reports/csp"',
  'referrer-policy': page.admin ? 'no-referrer' : 'strict-origin-when-cross-origin',
  ...cachingOf(page),
  // Tells crawlers to come again: the page lacks data.
  ...(page.rendered && !page.rendered.isComplete && { 'retry-after': '5' }),
  ...(page.admin && { 'x-robots-tag': 'noindex' }),
})

function cachingOf({ config, admin, rendered }: PageContext): Headers {
  if (admin) return { 'cache-control': 'no-store' }
  if (!rendered) return { 'cache-control': 'no-cache' }
  return rendered.isComplete ? sharedCaching(config) : { 'cache-control': 'private, no-cache' }
}

/** The headers of an answer that is data, not a page. */
export const dataHeaders = (https: boolean): Headers => ({
  ...commonHeaders(https),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})

/** The headers of an uploaded file, which must never run as a page of this origin. */
export const fileHeaders = (https: boolean): Headers => ({
  ...commonHeaders(https),
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
})
