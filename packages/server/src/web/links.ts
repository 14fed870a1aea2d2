import type { Context } from 'hono'
import type { Env } from '../http/context.ts'

/**
 * Where this server is, as the caller sees it. Behind https that is one of the configured origins: a proxy speaks http
 * to us, and a `Host` that somebody made up must not get into an answer.
 */
function ownOrigin(context: Context<Env>): string {
  const { https, origins } = context.var
  const { host, origin } = new URL(context.req.url)
  if (!https) return origin
  return host === new URL(origins.admin).host ? origins.admin : origins.public
}

/** An address that is complete wherever it is read: what is kept relative to this server gets its origin. */
export function absoluteLink(context: Context<Env>, link: string | null): string | null {
  return link && /^\/(?![/\\])/.test(link) ? new URL(link, ownOrigin(context)).href : link
}

/** Where a kept file is served. */
export function fileLink(context: Context<Env>, name: string | null): string | null {
  return name === null ? null : absoluteLink(context, `/files/${name}`)
}
