import type { Context } from 'hono'
import type { Env } from '../http/context.ts'

/** An address that is complete wherever it is read: what is kept relative to this server gets its origin. */
export function absoluteLink(context: Context<Env>, link: string | null): string | null {
  return link?.startsWith('/') ? new URL(link, context.req.url).href : link
}

/** Where a kept file is served. */
export function fileLink(context: Context<Env>, name: string | null): string | null {
  return name === null ? null : absoluteLink(context, `/files/${name}`)
}
