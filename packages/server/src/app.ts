import { randomUUID } from 'node:crypto'
import { LIKE_PATH } from '@tarang/publication'
import { THEME_PATH } from '@tarang/runtime-config'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { publicRoutes, staffGuard } from './auth/staff-guard.ts'
import { isDatabaseUnavailable, isDiskFull } from './db/outage.ts'
import { type Health, healthPaths } from './health.ts'
import { clientAddressReader } from './http/client-address.ts'
import type { App, Env } from './http/context.ts'
import { isCrossSite } from './http/cross-site.ts'
import { refused } from './http/envelope.ts'
import { allowHeader, routesMatching } from './http/methods.ts'
import { Refusal, refuse } from './http/refusal.ts'
import { loggedPath, nameRoute } from './http/request-route.ts'
import { sharedAnswers } from './http/shared-answers.ts'
import { extensionRoutes } from './routes/extensions/index.ts'
import { serviceRoutes } from './routes/index.ts'
import { fileRoutes } from './web/files.ts'
import { formRoutes } from './web/forms.ts'
import { dataHeaders } from './web/headers.ts'
import { referenceRoutes } from './web/reference.ts'
import { reportRoutes } from './web/reports.ts'
import { unsubscribeRoutes } from './web/unsubscribe-page.ts'

const ownPaths =
  /^\/(api|notifications-service|files|feeds|cards|forms|registration|reports|outbox|control|unsubscribe|docs|healthz|readyz|robots\.txt|sitemap\.xml|llms\.txt)(\/|$)/

/** Whether the server answers a path itself, instead of the web application. */
export const isServerPath = (path: string) => ownPaths.test(path)

interface ServerRoutes {
  /** Routes that depend on the server's options. */
  extras: Hono<Env>[]
  health: Health
}

/** Creates the Hono application of all of the server's own paths. */
export function createRoutes(app: App, { extras, health }: ServerRoutes): Hono<Env> {
  const routes = new Hono<Env>()
  const { settings, log } = app
  // The two hosts may call each other's API.
  const origins = [app.origins.public, app.origins.admin, ...(settings.ALLOWED_ORIGINS ?? [])]
  const clientAddress = clientAddressReader(settings.TRUST_PROXY ?? [])

  routes.use(async (call, next) => {
    call.set('app', app)
    call.set('requestId', randomUUID())
    call.set('clientAddress', clientAddress(call.env.connection, call.req.raw.headers))
    const route = matchedRoutes(call).find(({ method }) => method !== 'ALL')?.path
    if (route) nameRoute(call.req.raw, route)
    await next()
    for (const [name, value] of Object.entries(dataHeaders(app.https))) {
      if (!call.res.headers.has(name)) call.res.headers.set(name, value)
    }
    call.res.headers.set('x-request-id', call.var.requestId)
  })
  routes.use(async (call, next) => {
    // PostgreSQL rejects U+0000 in text, and no path contains it.
    if (new URL(call.req.url).pathname.includes('%00')) refuse(404, 'There is nothing here.')
    await next()
  })
  const crossOrigin = cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match'],
    exposeHeaders: ['etag', 'link', 'retry-after', 'x-request-id'],
    maxAge: 600,
  })
  for (const paths of ['/api/*', '/notifications-service/*', '/forms/*']) routes.use(paths, crossOrigin)
  // Only GET is compressed. Responses with tokens are POST, and compressing secrets leaks them by length (BREACH).
  const compressed = compress()
  const shared = sharedAnswers(app.dataVersion)
  routes.use('/api/*', (call, next) => (call.req.method === 'GET' ? compressed(call, next) : next()))
  for (const paths of ['/api/*', '/notifications-service/*', THEME_PATH, LIKE_PATH])
    routes.use(paths, refuseForeign(origins))
  routes.use('/api/*', shared)
  routes.use(staffGuard(routes))
  routes.use(answerHeadOfList)

  routes.route('/', serviceRoutes())
  routes.route('/', extensionRoutes())
  routes.route('/', fileRoutes())
  routes.route('/', formRoutes)
  routes.route('/', unsubscribeRoutes)
  routes.route('/', referenceRoutes)
  routes.route('/', reportRoutes())
  for (const extra of extras) routes.route('/', extra)
  for (const path of healthPaths) routes.get(path, () => health.answer(path)!)

  routes.notFound((call) => {
    const matching = routesMatching(routes, call.req.path)
    if (matching.length === 0) return call.json(refused(404, 'There is nothing here.'), 404)
    call.header('allow', allowHeader(matching))
    return call.json(refused(405, `Only ${allowHeader(matching)} can be asked for here.`), 405)
  })

  routes.onError((error, call) => {
    if (error instanceof Refusal) {
      if (error.retryAfter !== undefined) call.header('retry-after', String(error.retryAfter))
      return call.json(refused(error.status, error.message, error.errors), error.status)
    }
    const { requestId } = call.var
    const path = loggedPath(call.req.path)
    if (isDatabaseUnavailable(error)) {
      const isFull = isDiskFull(error)
      const reason = isFull ? 'its disk is full' : reasonOf(error)
      log('database.unavailable', { requestId, path, reason }, isFull ? 'error' : 'warn')
      call.header('retry-after', '5')
      // After 503 a client cannot know whether the write was made; a full disk made none.
      const status = isFull ? 500 : 503
      return call.json(refused(status, unavailableMessage(call.req.method, isFull), { requestId }), status)
    }
    log('request.failed', { requestId, path, reason: reasonOf(error) }, 'error')
    return call.json(refused(500, 'Something went wrong on our side. Please try again.', { requestId }), 500)
  })

  return routes
}

/**
 * Answers `HEAD` of a staff call that has no parameter in its path, such as a list: it is always there, and its query
 * need not run. So does `HEAD` of a cache's refresh, which must not refresh it.
 */
const answerHeadOfList = createMiddleware<Env>(async (call, next) => {
  if (call.req.method !== 'HEAD') return next()
  const route = matchedRoutes(call).find(({ method }) => method === 'GET')?.path
  // A public list is answered from memory, which must not remember an answer without its body.
  if (!route?.startsWith('/api/') || publicRoutes.has(`GET ${route}`)) return next()
  if (route.startsWith('/api/refreshCache/')) return call.text('')
  return route.includes(':') ? next() : call.json(null)
})

/** Refuses writes from other sites, including those that a browser sends without a preflight. */
const refuseForeign = (origins: string[]): MiddlewareHandler<Env> =>
  async function refuseForeign(call, next) {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(call.req.method)
    if (!isRead && isCrossSite(call.req.raw, origins)) refuse(403, 'Not from another site.')
    await next()
  }

/**
 * A write whose response was lost may have been committed; the message asks to check. One for which the disk has no room was
 * rolled back.
 */
function unavailableMessage(method: string, isDiskFull: boolean): string {
  if (method === 'GET' || method === 'HEAD')
    return 'The data cannot be reached just now. Please try again in a moment.'
  return isDiskFull
    ? 'Nothing was saved, because the disk of the server is full. Please try again later.'
    : 'The data cannot be reached just now. Please look whether this was saved before you try again.'
}

/** The error's name, code and first stack frame. Its message may quote what a client sent, so it is not logged. */
function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : ''
  return `${cause.name}${code} ${
    error.stack
      ?.split('\n')
      .find((line) => /^\s+at /.test(line))
      ?.trim() ?? ''
  }`
}
