import type { RuntimeConfig } from '@tarang/runtime-config'
import { commonHeaders, contentSecurityPolicy } from '../../src/web/headers.ts'

/** What a host serves: the application of either site, or the written public pages. */
export type HostName = 'public' | 'console' | 'pages'

/**
 * Whether browsers reach the host over https. An API over http is on this machine, where a page over https could not call
 * it, and a policy that upgrades addresses would break it.
 */
const isHttps = ({ apiBase, notificationsBase, filesOrigin, contactFormUrl }: RuntimeConfig) =>
  ![apiBase, notificationsBase, filesOrigin, contactFormUrl].some((address) => address.startsWith('http:'))

/** The headers of every answer of a host that serves files. */
export function hostHeaders(config: RuntimeConfig, host: HostName): Record<string, string> {
  const admin = host === 'console'
  // A host of files receives no reports. A written page has its own policy, and this alone has to be a header.
  const policy = contentSecurityPolicy({ config, admin, https: isHttps(config) })
    .split('; ')
    .filter((directive) => !directive.startsWith('report-to '))
    .filter((directive) => host !== 'pages' || directive.startsWith('frame-ancestors '))
    .join('; ')
  return {
    ...commonHeaders(isHttps(config)),
    'content-security-policy': policy,
    'referrer-policy': admin ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(admin && { 'x-robots-tag': 'noindex' }),
  }
}

const pageCaching = (host: HostName) => (host === 'console' ? 'no-store' : 'no-cache')
const assetCaching = 'public, max-age=31536000, immutable'

/** What a host needs beside the files of the application, by the name of each file. */
export function hostFiles(config: RuntimeConfig): Record<string, string> {
  const files: Record<string, string> = {}
  for (const host of ['public', 'console', 'pages'] as const) {
    const headers = hostHeaders(config, host)
    files[`nginx-${host}.conf`] = nginx(headers, host)
    files[`Caddyfile-${host}`] = caddy(headers, host)
    files[`_headers-${host}`] = staticHost(headers, host)
  }
  files._redirects = '/assets/*  /404.html  404\n/*  /index.html  200\n'
  files['_worker.js'] = worker
  return files
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

// An nginx location that sets headers inherits none. A missing asset is not cached: caches would keep it missing.
function nginx(headers: Record<string, string>, host: HostName): string {
  const all = (caching: string) =>
    [
      ...Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
      `  add_header cache-control ${quoted(caching)};`,
    ].join('\n')
  return `# Made by \`pnpm build\`. In a server block with its \`root\`: include nginx-${host}.conf;
if ($request_method !~ ^(GET|HEAD)$) { return 405; }
location ^~ /assets/ {
  try_files $uri =404;
${all(assetCaching)}
}
location ~ \\.[a-zA-Z0-9]+$ {
  try_files $uri =404;
${all(pageCaching(host))}
}
location / {
  try_files $uri ${host === 'pages' ? '$uri/index.html =404' : '/index.html'};
${all(pageCaching(host))}
}
${host === 'pages' ? 'error_page 404 /404.html;\n' : ''}`
}

// Outside a route, Caddy reorders directives, and a missing asset would get the page.
function caddy(headers: Record<string, string>, host: HostName): string {
  const lines = Object.entries(headers).map(([name, value]) => `    ${name} ${quoted(value)}`)
  const notFound = `handle_errors {
  @notFound expression {http.error.status_code} == 404
  rewrite @notFound /404.html
  file_server @notFound
}
`
  return `# Made by \`pnpm build\`. In a site block with its \`root\`: import Caddyfile-${host}
route {
  header {
${lines.join('\n')}
    cache-control ${quoted(pageCaching(host))}
  }
  @asset {
    path /assets/*
    file
  }
  header @asset cache-control ${quoted(assetCaching)}
  @write not method GET HEAD
  respond @write 405
  @missing {
    path_regexp \\.[a-zA-Z0-9]+$
    not file
  }
  error @missing 404
  try_files {path} ${host === 'pages' ? '{path}/index.html' : '/index.html'}
  file_server
}
${host === 'pages' ? notFound : ''}`
}

/**
 * The form that Netlify and Cloudflare Pages read. Both revalidate files without a cache-control header here. A console's asset has both
 * headers on a host that does not know the `!` of Cloudflare.
 */
function staticHost(headers: Record<string, string>, host: HostName): string {
  const isConsole = host === 'console'
  const lines = (all: Record<string, string>) =>
    Object.entries(all)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')
  return `# Made by \`pnpm build\`. Rename it to _headers.
/*
${lines({ ...headers, ...(isConsole && { 'cache-control': pageCaching(host) }) })}/assets/*
${isConsole ? '  ! cache-control\n' : ''}${lines({ 'cache-control': assetCaching })}`
}

/** Cloudflare Pages has no rule with a 404. */
const worker = `// Made by \`pnpm build\`. Cloudflare Pages answers what is missing with the page of the application, and lets browsers keep it as
// long as _headers says for its path. A missing file is a 404 that no cache keeps.
export default {
  async fetch(request, { ASSETS }) {
    const response = await ASSETS.fetch(request)
    const isFile = /\\.[a-zA-Z0-9]+$/.test(new URL(request.url).pathname)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    if (!isFile || !(isPage || response.status === 404) || response.status === 308) return response
    const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
    return new Response('There is no such file.', { status: 404, headers })
  },
}
`
