import type { Hono } from 'hono'
import type { Env } from './context.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** The routes of a path, over all methods. */
export const routesMatching = (app: Hono<Env>, path: string): { method: string; path: string }[] =>
  methods.flatMap((method) =>
    app.router
      .match(method, path)[0]
      .map(([[, route]]) => route)
      .filter((route) => route.method === method)
      .slice(0, 1),
  )

/** The `Allow` header for these routes. */
export const allowHeader = (routes: { method: string }[]) =>
  routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
