import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Env } from '../http/context.ts'
import { methodsAt } from '../http/methods.ts'
import { refuse } from '../http/refusal.ts'

/** Every route that needs no session, as it is registered. All others, known or not, are for staff. */
export const publicRoutes: ReadonlySet<string> = new Set([
  'GET /api/getAllExploreData',
  'GET /api/fetchNewsLetterAndBlogs',
  'GET /api/fetchNewsLetterAndBlogs/:id',
  'POST /api/:id/like',
  'GET /api/:id/getLikeCount',
  'POST /api/auth/login-auth',
  'POST /api/auth/verifyLoginOtp',
  // Has a credential of its own: an invite.
  'POST /api/user/registerAdmin',
  // For the console's own page, where it is there at all.
  'POST /registration/user/registerAdmin',
  'POST /notifications-service/auth/refresh-token',
  'GET /files/:name',
  'POST /forms/:id',
  'POST /reports/csp',
  'GET /docs',
  'GET /healthz',
  'GET /readyz',
  // For this machine only, as they see to themselves.
  'GET /outbox',
  'GET /outbox/tickets',
  // For whoever can read the data folder.
  'POST /control/invites',
  'POST /control/backups',
  'POST /control/staff-actions',
  'POST /control/sessions/end',
])

const isPublic = ({ method, path }: { method: string; path: string }) => publicRoutes.has(`${method} ${path}`)

/** Where no handler would run: which calls of staff there are is not told to strangers. */
const mayBeMissed = (app: Hono<Env>, path: string) =>
  !/^\/(api|notifications-service)(\/|$)/.test(path) || methodsAt(app, path).some(isPublic)

/** The secret of an `Authorization: Bearer …` header, if there is one. */
export const bearerOf = (authorization: string | undefined) =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1] ?? null

/**
 * Refuses whatever is not public and comes without a valid session. It asks for the route that is going to answer,
 * not for the path: a new route that happens to look like a public one is still for staff.
 */
export const staffGuard = (app: Hono<Env>) =>
  createMiddleware<Env>(async (context, next) => {
    const handler = matchedRoutes(context).find(({ method }) => method !== 'ALL')
    if (handler ? isPublic(handler) : mayBeMissed(app, context.req.path)) return next()
    const jwtToken = bearerOf(context.req.header('authorization'))
    if (!jwtToken) return refuse(401, 'Please log in.', { jwt: 'The jwt is missing.' })
    const staff = await context.var.auth.sessions.staffOf(jwtToken)
    if (!staff) return refuse(401, 'Please log in again.', { jwt: 'The jwt is invalid or has expired.' })
    context.set('staff', staff)
    return next()
  })
