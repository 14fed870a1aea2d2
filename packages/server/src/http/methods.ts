import type { Hono } from 'hono'
import type { Env } from './context.ts'

const methods = ['GET', 'POST', 'PUT'] as const

/** The routes that would answer a path if it were asked for by their method. */
export const methodsAt = (app: Hono<Env>, path: string): { method: string; path: string }[] =>
  methods.flatMap((method) =>
    app.router
      .match(method, path)[0]
      .map(([[, route]]) => route)
      .filter((route) => route.method === method)
      .slice(0, 1),
  )

/** What an `Allow` header says of such routes. */
export const allowOf = (routes: { method: string }[]) =>
  routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
