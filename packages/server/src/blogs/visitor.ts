import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../http/context.ts'

const name = 'visitor'
const year = 365 * 24 * 60 * 60

/** The visitor's random id from a cookie, unrelated to any login; undefined before the first like. */
export function visitorOf(context: Context<Env>): string | undefined {
  const visitor = getCookie(context, name)
  return visitor && /^[0-9a-f-]{36}$/.test(visitor) ? visitor : undefined
}

/** Like `visitorOf`, but a new visitor gets an id. */
export function ensureVisitor(context: Context<Env>): string {
  const visitor = visitorOf(context) ?? randomUUID()
  setCookie(context, name, visitor, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.var.app.https,
    path: '/',
    maxAge: year,
  })
  return visitor
}
