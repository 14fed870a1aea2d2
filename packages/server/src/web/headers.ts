import { createHash } from 'node:crypto'
import type { RuntimeConfig } from '@tarang/runtime-config'
import { speculationRules } from './page-config.ts'

/** The input of a page's headers. */
export interface PageContext {
  config: RuntimeConfig
  admin: boolean
  https: boolean
  /** A rendered page; the policy names its inline styles and script by their hashes. */
  rendered?: { styles: string; fonts: string; starter: string; isComplete: boolean } | null
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
    'script-src': [
      "'self'",
      rendered && hashSource(rendered.starter),
      rendered && hashSource(speculationRules),
    ],
    'style-src': ["'self'", rendered && hashSource(rendered.styles), rendered && hashSource(rendered.fonts)],
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
    'trusted-types': [admin ? "'none'" : 'blog-html'],
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

/** The headers of every answer. */
export const commonHeaders = (https: boolean): Headers => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

/**
 * What is the same for every visitor: browsers ask whether it changed, shared caches keep it for a minute, and give it for
 * a day longer while they ask again or the server is away. That is said to them alone (RFC 9213): Chromium gives what is
 * stale to `fetch` too, and a page would show a list as it was yesterday.
 */
export const sharedCaching: Headers = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=86400, stale-if-error=86400',
}

/** The headers of a page. */
export const pageHeaders = (page: PageContext): Headers => ({
  ...commonHeaders(page.https),
  'content-security-policy': contentSecurityPolicy(page),
  'reporting-endpoints': 'csp="/reports/csp"',
  'referrer-policy': page.admin ? 'no-referrer' : 'strict-origin-when-cross-origin',
  ...cachingOf(page),
  // For crawlers and for whatever would keep the page: it lacks data.
  ...(page.rendered && !page.rendered.isComplete && { 'retry-after': '5' }),
  ...(page.admin && { 'x-robots-tag': 'noindex' }),
})

function cachingOf({ admin, rendered }: PageContext): Headers {
  if (admin) return { 'cache-control': 'no-store' }
  if (!rendered) return { 'cache-control': 'no-cache' }
  return rendered.isComplete ? sharedCaching : { 'cache-control': 'private, no-cache' }
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
