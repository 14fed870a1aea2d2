import { createMiddleware } from 'hono/factory'
import type { Env } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'

/** Every call that needs no session. All others, known or not, are for staff. */
const publicCalls = [
  'GET /api/getAllExploreData',
  'GET /api/fetchNewsLetterAndBlogs',
  'GET /api/fetchNewsLetterAndBlogs/:id',
  'POST /api/:id/like',
  'GET /api/:id/getLikeCount',
  'POST /api/auth/login-auth',
  'POST /api/auth/verifyLoginOtp',
  'POST /api/user/registerAdmin',
  'POST /notifications-service/auth/refresh-token',
].map((call) => call.split(/[ /]+/))

/** Whether a call needs no session. */
export function isPublicCall(method: string, path: string): boolean {
  const asked = [method === 'HEAD' ? 'GET' : method, ...path.split('/').slice(1)]
  return publicCalls.some(
    (call) =>
      call.length === asked.length &&
      call.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : part === asked[at])),
  )
}

/** The secret of an `Authorization: Bearer …` header, if there is one. */
export const bearerOf = (authorization: string | undefined) =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1] ?? null

/** Refuses whatever is not public and comes without a valid session. */
export const staffGuard = createMiddleware<Env>(async (context, next) => {
  if (isPublicCall(context.req.method, context.req.path)) return next()
  const jwtToken = bearerOf(context.req.header('authorization'))
  if (!jwtToken) return refuse(401, 'Please log in.', { jwt: 'The jwt is missing.' })
  const staff = await context.var.auth.sessions.staffOf(jwtToken)
  if (!staff) return refuse(401, 'Please log in again.', { jwt: 'The jwt is invalid or has expired.' })
  context.set('staff', staff)
  return next()
})
