import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Env } from '../http/context.ts'
import { isFromThisMachine } from '../http/operator.ts'
import { refuse } from '../http/refusal.ts'
import { type Asset, createAsset, respondWithAsset } from './asset.ts'
import { commonHeaders } from './headers.ts'
import { type Description, publicPart } from './public-description.ts'

const require = createRequire(import.meta.url)

/** The descriptions, by the name of their file; the first one's page is `/docs` itself. */
const services = { platform: 'Platform', notifications: 'Notifications', extensions: 'Extensions' }
type Service = keyof typeof services

const pathOf = (service: Service) => (service === 'platform' ? '/docs' : `/docs/${service}`)

const style = `
body { margin: 0; font-family: system-ui, sans-serif }
nav, noscript { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0 1.5rem; border-bottom: 1px solid #d4d9d7 }
nav a, noscript a { padding: 0.75rem 0; color: #0b5d51 }
nav a[aria-current] { font-weight: 600; text-decoration: none; color: #1b2321 }`

// Redoc gives some headings level 5 below level 2.
const script = `
const levels = () => { for (const heading of document.querySelectorAll('main h5')) heading.ariaLevel = '3' }
Redoc.init(document.body.dataset.description, {
  showExtensions: ['x-sdk-calls'], expandResponses: '200', hideDownloadButton: true, nativeScrollbars: true,
}, document.querySelector('main'), () => {
  levels()
  new MutationObserver(levels).observe(document.querySelector('main'), { childList: true, subtree: true })
})`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy = [
  "default-src 'none'",
  `script-src 'self' ${hashOf(script)}`,
  // Redoc writes its styles at run time, and searches in a worker.
  "style-src 'unsafe-inline'",
  'worker-src blob:',
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ')

const page = (service: Service) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${services[service]} · API reference · Tarang</title>
<meta name="description" content="Every call of the API, with the client's name for it.">
<style>${raw(style)}</style>
</head>
<body data-description="/docs/${service}.json">
<nav aria-label="Descriptions">
${(Object.keys(services) as Service[]).map(
  (each) =>
    html`<a href="${pathOf(each)}"${each === service ? raw(' aria-current="page"') : ''}>${services[each]}</a>`,
)}
<a href="/docs/${service}.json" download>OpenAPI description (JSON)</a>
</nav>
<noscript>This page needs JavaScript. The OpenAPI description above does not.</noscript>
<main></main>
<script src="/docs/redoc.js"></script>
<script>${raw(script)}</script>
</body>
</html>
`

const assetOf = (text: string, type: string) =>
  createAsset(new TextEncoder().encode(text), `${type}; charset=utf-8`)

const bundle = await readFile(require.resolve('redoc/bundles/redoc.standalone.js'), 'utf8')
// Without the picture of its makers, which it loads from their host.
const redoc = assetOf(bundle.replace('https://cdn.redoc.ly/redoc/logo-mini.svg', 'data:,'), 'text/javascript')

/** The files under `/docs/`, by name: what everybody may read, and what a developer on this machine may read instead. */
const files = new Map<string, { asset: Asset; onThisMachine?: Asset }>([['redoc.js', { asset: redoc }]])
for (const service of Object.keys(services) as Service[]) {
  const description = require(`@tarang/sdk/openapi/${service}.json`) as Description
  files.set(service, { asset: assetOf(String(await page(service)), 'text/html') })
  files.set(`${service}.json`, {
    asset: assetOf(JSON.stringify(publicPart(description)), 'application/json'),
    onThisMachine: assetOf(JSON.stringify(description), 'application/json'),
  })
}

/** The calls for staff are never shown with an https origin, which a proxy on this machine may serve. */
function respondWithFile(context: Context<Env>, name: string) {
  const file = files.get(name)
  if (!file) refuse(404, 'There is no such page.')
  const { https } = context.var.app
  const showsAll = file.onThisMachine !== undefined && !https && isFromThisMachine(context)
  return respondWithAsset(context.req.raw, showsAll ? file.onThisMachine! : file.asset, {
    ...commonHeaders(https),
    'cache-control': showsAll ? 'private, no-cache' : 'no-cache',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  })
}

/**
 * `GET /docs`, `/docs/notifications`, `/docs/extensions`: the reference of the calls, drawn by Redoc from the bundled API
 * descriptions at `/docs/platform.json`, `/docs/notifications.json` and `/docs/extensions.json`. It needs no other host.
 */
export const referenceRoutes = new Hono<Env>()
  .get('/docs', (context) => respondWithFile(context, 'platform'))
  .get('/docs/:file', (context) => respondWithFile(context, context.req.param('file')))
