import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { check, requiredText } from '../../src/http/fields.ts'
import { Refusal } from '../../src/http/refusal.ts'
import { listen as listenOn } from '../../src/listener.ts'
import { defaultVariables } from '../../src/settings.ts'
import type { SentRequest, Upstream } from '../upstream.ts'
import { createAnswers } from './answers.ts'
import { authRoutes, notificationRoutes, refuseWithoutToken, startSession } from './auth-routes.ts'
import { blogRoutes } from './blog-routes.ts'
import { consoleRoutes } from './console-routes.ts'
import type { Dialect } from './dialects.ts'
import { createFiles, createRecords, type Records } from './records.ts'
import { readRequest } from './requests.ts'
import { bodyOf, createState, type Env } from './state.ts'
import { type IdKind, idIn } from './values.ts'

export type { SentRequest, Upstream } from '../upstream.ts'
export { registrationCredential } from './auth-routes.ts'
export { axes, chosenDialects, type Dialect, dialects, plain } from './dialects.ts'
export { createEmptyRecords, createRecords, type Records } from './records.ts'

/** An in-process upstream that implements section 7 of the specification in another dialect than the reference server. */
export interface ForeignUpstream extends Upstream {
  /** The canonical records after all writes. */
  readonly records: Records
  /** The client's violations of section 7 of the specification: missing headers, ids of another type, unknown paths. */
  readonly faults: readonly string[]
  /** The dialect's form of a canonical id. */
  idOf(kind: IdKind, id: number): number | string
  /** Starts a session without a login. */
  signIn(): { readonly jwtToken: string; readonly refreshToken: string }
  /** Expires all access tokens; refresh tokens stay valid. */
  expireTokens(): void
}

// Clients read `status` of these calls (specification, sections 7 and 8), and the HTTP status of a registration.
const fixedPartsOf = (path: string) =>
  path === '/user/registerAdmin'
    ? 'envelope-and-status'
    : /^\/auth\/(login-auth|verifyLoginOtp)$|^\/notifications\//.test(path)
      ? 'envelope'
      : 'nothing'

const ticket = v.strictObject({
  name: requiredText(),
  email: requiredText(),
  phone: v.optional(v.string()),
  message: requiredText(10_000),
})

export function createForeignUpstream(
  dialect: Dialect,
  { now = new Date(), records = createRecords(now) }: { now?: Date; records?: Records } = {},
): ForeignUpstream {
  const state = createState(dialect, records, createFiles(), now)
  const requests: SentRequest[] = []

  const app = new Hono<Env>()
  app.use(cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type'] }))
  app.use(async (context, next) => {
    const read = await readRequest(context.req.raw)
    requests.push(read.sent)
    state.faults.push(...read.faults.map((fault) => `${context.req.method} ${read.sent.path}: ${fault}`))
    context.set('read', read)
    context.set('answers', createAnswers(dialect, new URL(context.req.url).origin))
    await next()
  })
  for (const service of ['/api/*', '/notifications-service/*'])
    app.use(service, async (context, next) => {
      refuseWithoutToken(state, context)
      await next()
    })
  app.route('/api', authRoutes(state)).route('/api', consoleRoutes(state)).route('/api', blogRoutes(state))
  app.route('/notifications-service', notificationRoutes(state))
  app.get('/files/:name', (context) => {
    const file = state.files.get(context.var.read.sent.path)
    return file ? new Response(file.body, { headers: { 'content-type': file.type } }) : context.notFound()
  })
  app.post('/forms/contact', (context) => {
    const { form } = context.var.read
    const body = form ? check(ticket, Object.fromEntries(form)) : bodyOf(context, ticket)
    records.tickets.push(body)
    return context.var.answers.saved('ticket', { ok: true })
  })
  app.notFound((context) => {
    state.faults.push(`${context.req.method} ${context.req.path} is no call of section 7`)
    return context.var.answers.refused(new Refusal(404, 'There is no such call.'), 'nothing')
  })
  app.onError((error, context) => {
    if (!(error instanceof Refusal)) throw error
    if (error.status === 422 || error.status === 415)
      state.faults.push(`${context.req.method} ${context.req.path}: ${error.message}`)
    return context.var.answers.refused(error, fixedPartsOf(context.var.read.sent.path))
  })

  return {
    records,
    requests,
    faults: state.faults,
    fetch: async (request) => app.fetch(request),
    code: (phoneNumber) => state.codes.get(phoneNumber) ?? '',
    idOf: (kind, id) => idIn(dialect, kind, id),
    signIn: () => startSession(state),
    expireTokens: () => state.tokens.clear(),
  }
}

/** Serves an upstream on a local port, by default a free one. */
export async function listen({ fetch }: Upstream, port = 0) {
  const listener = await listenOn(fetch, { ...defaultVariables(), PORT: port })
  return { origin: `http://127.0.0.1:${listener.port}`, close: () => listener.close(1000) }
}
