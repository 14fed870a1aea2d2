import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { files } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { fileHeaders } from './headers.ts'

/** Uploaded pages and images. A page is given as the text it is, so that no browser runs it. */
export const fileRoutes = new Hono<Env>().get('/files/:name', async (context) => {
  const name = context.req.param('name')
  if (!/^[\w-][\w.-]{0,199}$/.test(name)) refuse(404, 'No such file.')
  const [file] = await context.var.database.select().from(files).where(eq(files.name, name))
  if (!file) return refuse(404, 'No such file.')
  // SVG is never accepted as an upload; the covers of the sample data are the server's own drawings.
  const type = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/.test(file.type)
    ? file.type
    : 'text/plain; charset=utf-8'
  return context.body(new Uint8Array(file.bytes), 200, {
    ...fileHeaders(context.var.https),
    'content-type': type,
  })
})
