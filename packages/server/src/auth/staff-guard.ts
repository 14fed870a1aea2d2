import { LIKE_PATH } from '@tarang/publication'
import { THEME_PATH } from '@tarang/runtime-config'
import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Env } from '../http/context.ts'
import { routesMatching } from '../http/methods.ts'
import { refuse } from '../http/refusal.ts'
import { refuseWithout } from './roles.ts'

/** The routes that need no session, as they are registered. All other paths, registered or not, are for staff. */
export const publicRoutes: ReadonlySet<string> = new Set([
  'GET /api/getAllExploreData',
  'GET /api/fetchNewsLetterAndBlogs',
  'GET /api/fetchNewsLetterAndBlogs/:id',
  'POST /api/:id/like',
  'GET /api/:id/getLikeCount',
  'POST /api/auth/login-auth',
  'POST /api/auth/verifyLoginOtp',
  // Requires an invite or the registration credential.
  'POST /api/user/registerAdmin',
  // For the console's page; registered only with a registration relay.
  'POST /registration/user/registerAdmin',
  'POST /notifications-service/auth/refresh-token',
  // The refresh token in its body identifies the session.
  'POST /api/extensions/logout',
  'GET /files/:name',
  'POST /forms/:id',
  'POST /api/extensions/login/email-code',
  // Each link is signed.
  'GET /unsubscribe/:token',
  'POST /unsubscribe/:token',
  // The forms of public pages without script.
  `POST ${THEME_PATH}`,
  `POST ${LIKE_PATH}`,
  'POST /reports/csp',
  'GET /docs',
  'GET /docs/:file',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /llms.txt',
  'GET /feeds/:file',
  'GET /cards/*',
  'GET /healthz',
  'GET /readyz',
  // For this machine only; these routes check that.
  'GET /outbox',
  'GET /outbox/tickets',
  'GET /outbox/messages',
  // For users of this machine who can read the data folder; these routes check that.
  'POST /control/invites',
  'POST /control/backups',
  'POST /control/imports/:kind',
  'POST /control/:operation',
])

const isPublic = ({ method, path }: { method: string; path: string }) => publicRoutes.has(`${method} ${path}`)

/** Whether anyone may get a 404 or 405 for a path without a handler. Strangers must not learn which staff calls exist. */
const isPublicMiss = (app: Hono<Env>, path: string) =>
  !/^\/(api|notifications-service)(\/|$)/.test(path) || routesMatching(app, path).some(isPublic)

/** The token of an `Authorization: Bearer …` header, or null. */
export const bearerOf = (authorization: string | undefined) =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1] ?? null

/**
 * Refuses requests without a valid session, except on public routes. It checks the route that will answer, not the
 * path: a new route whose path looks like a public one is still for staff. Staff whose role no longer exists are refused
 * here; whether a member of staff may make a change is decided by `runStaffAction`, which every change goes through.
 */
export const staffGuard = (app: Hono<Env>) =>
  createMiddleware<Env>(async (context, next) => {
    const handler = matchedRoutes(context).find(({ method }) => method !== 'ALL')
    if (handler ? isPublic(handler) : isPublicMiss(app, context.req.path)) return next()
    const jwtToken = bearerOf(context.req.header('authorization'))
    if (!jwtToken) return refuse(401, 'Please log in.', { jwt: 'The jwt is missing.' })
    const staff = await context.var.app.auth.sessions.authenticate(jwtToken)
    if (!staff) return refuse(401, 'Please log in again.', { jwt: 'The jwt is invalid or has expired.' })
    // There a console learns that its user has no rights.
    if (handler?.path !== '/api/extensions/me') refuseWithout('view', staff.role)
    context.set('staff', staff)
    return next()
  })
