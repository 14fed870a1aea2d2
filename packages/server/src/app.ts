import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { staffGuard } from './auth/staff-guard.ts'
import { isDatabaseUnavailable } from './db/outage.ts'
import { type Health, healthPaths } from './health.ts'
import type { Env, Log } from './http/context.ts'
import { refused } from './http/envelope.ts'
import { allowHeader, routesMatching } from './http/methods.ts'
import { Refusal, refuse } from './http/refusal.ts'
import { serviceRoutes } from './routes/index.ts'
import { fileRoutes } from './web/files.ts'
import { formRoutes } from './web/forms.ts'
import { dataHeaders } from './web/headers.ts'
import { referenceRoutes } from './web/reference.ts'
import { reportRoutes } from './web/reports.ts'

const ownPaths =
  /^\/(api|notifications-service|files|forms|registration|reports|outbox|control|docs|healthz|readyz)(\/|$)/

/** Whether a path is the server's own, and no page or file of the web app. */
export const isServerPath = (path: string) => ownPaths.test(path)

/** What the app is made of beside the routes that are always there. */
interface AppParts {
  /** The origins of the two hosts, which may call each other's API. */
  origins: string[]
  /** Puts the server's parts into every call's context. */
  context: MiddlewareHandler<Env>
  extras: Hono<Env>[]
  health: Health
  log: Log
}

/** Every path of the server's own. */
export function createApp({ origins, context, extras, health, log }: AppParts): Hono<Env> {
  const app = new Hono<Env>()

  app.use(async (call, next) => {
    call.set('requestId', randomUUID())
    await next()
    for (const [name, value] of Object.entries(dataHeaders(call.var.https))) {
      if (!call.res.headers.has(name)) call.res.headers.set(name, value)
    }
    call.res.headers.set('x-request-id', call.var.requestId)
  })
  app.use(async (call, next) => {
    // No name of anything here holds U+0000, and a database would choke on it.
    if (new URL(call.req.url).pathname.includes('%00')) refuse(404, 'There is nothing here.')
    await next()
  })
  const crossOrigin = cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT'],
    allowHeaders: ['authorization', 'content-type'],
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  })
  for (const paths of ['/api/*', '/notifications-service/*', '/forms/*']) app.use(paths, crossOrigin)
  // What is read travels compressed. Tokens are never read: an answer that holds one is not made to tell by its length.
  const compressed = compress()
  app.use('/api/*', (call, next) => (call.req.method === 'GET' ? compressed(call, next) : next()))
  for (const paths of ['/api/*', '/notifications-service/*']) app.use(paths, refuseForeign(origins))
  app.use(context)
  app.use(staffGuard(app))

  app.route('/', serviceRoutes())
  app.route('/', fileRoutes)
  app.route('/', formRoutes)
  app.route('/', referenceRoutes)
  app.route('/', reportRoutes())
  for (const routes of extras) app.route('/', routes)
  for (const path of healthPaths) app.get(path, () => health.answer(path)!)

  app.notFound((call) => {
    const routes = routesMatching(app, call.req.path)
    if (routes.length === 0) return call.json(refused(404, 'There is nothing here.'), 404)
    call.header('allow', allowHeader(routes))
    return call.json(refused(405, `Only ${allowHeader(routes)} can be asked for here.`), 405)
  })

  app.onError((error, call) => {
    if (error instanceof Refusal) {
      if (error.retryAfter !== undefined) call.header('retry-after', String(error.retryAfter))
      return call.json(refused(error.status, error.message, error.errors), error.status)
    }
    const { requestId } = call.var
    if (isDatabaseUnavailable(error)) {
      log('database.unavailable', { requestId, path: call.req.path, reason: reasonOf(error) }, 'warn')
      call.header('retry-after', '5')
      return call.json(refused(503, awayMessage(call.req.method), { requestId }), 503)
    }
    log('request.failed', { requestId, path: call.req.path, reason: reasonOf(error) }, 'error')
    return call.json(refused(500, 'Something went wrong on our side. Please try again.', { requestId }), 500)
  })

  return app
}

/**
 * Another site may not change anything here in a visitor's name, not even by what browsers send without asking first.
 * Who is no browser says nothing of an origin.
 */
const refuseForeign = (origins: string[]): MiddlewareHandler<Env> =>
  async function refuseForeign(call, next) {
    const origin = call.req.header('origin')
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(call.req.method)
    const own = new URL(call.req.url).host
    const isOurs = (from: string) =>
      origins.includes(from) || (URL.canParse(from) && new URL(from).host === own)
    if (!isRead && origin !== undefined && !isOurs(origin)) refuse(403, 'Not from another site.')
    await next()
  }

/** What may be said of a call whose answer was lost: something to write may have been written all the same. */
const awayMessage = (method: string) =>
  method === 'GET' || method === 'HEAD'
    ? 'The data cannot be reached just now. Please try again in a moment.'
    : 'The data cannot be reached just now. Please look whether this was saved before you try again.'

/** What the log says of a fault: its kind and the engine's code, since a message may quote what a caller sent. */
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
