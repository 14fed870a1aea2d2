import type { Context } from 'hono'
import type { Env } from '../http/context.ts'

/**
 * This server's origin, as the client sees it. With https it is one of the configured origins, because a proxy forwards
 * over http and a forged `Host` must not get into an answer.
 */
function ownOrigin(context: Context<Env>): string {
  const { https, origins } = context.var.app
  const { host, origin } = new URL(context.req.url)
  if (!https) return origin
  return host === new URL(origins.admin).host ? origins.admin : origins.public
}

/** An absolute URL: a path on this server gets its origin. */
export function absoluteLink(context: Context<Env>, link: string | null): string | null {
  return link && /^\/(?![/\\])/.test(link) ? new URL(link, ownOrigin(context)).href : link
}

/** The URL of a stored file. */
export function fileLink(context: Context<Env>, name: string | null): string | null {
  return name === null ? null : absoluteLink(context, `/files/${name}`)
}
