import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { files } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { hasVariants, variantFormats, variantOf, variantWidths, type Wanted } from '../images/variants.ts'
import { acceptedNames, chosenEncoding, encoded } from './compression.ts'
import { fileHeaders } from './headers.ts'

/**
 * Uploaded pages and images. A page is given as the text it is, so that no browser runs it; a picture in a smaller
 * width and a newer format where the address and the browser ask for it.
 */
export const fileRoutes = new Hono<Env>().get('/files/:name', async (context) => {
  const { database, now, https } = context.var
  const name = context.req.param('name')
  if (!/^[\w-][\w.-]{0,199}$/.test(name)) refuse(404, 'No such file.')
  const wanted = wantedVariant(context, name)
  const [kept] = await database.select({ type: files.type }).from(files).where(eq(files.name, name))
  if (!kept) return refuse(404, 'No such file.')
  const headers = fileHeaders(https)

  if (wanted && hasVariants(kept.type)) {
    headers.vary = 'Accept'
    const format = wanted.format ?? formatFor(context.req.header('accept'))
    const bytes = format && (await variantOf(database, { ...wanted, format }, now()))
    if (bytes) return context.body(bytes, 200, { ...headers, 'content-type': `image/${format}` })
  }

  const [file] = await database.select({ bytes: files.bytes }).from(files).where(eq(files.name, name))
  if (!file) return refuse(404, 'No such file.')
  const bytes = new Uint8Array(file.bytes)
  // SVG is never accepted as an upload; the covers of the sample data are the server's own drawings.
  const isImage = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/.test(kept.type)
  const type = isImage ? kept.type : 'text/plain; charset=utf-8'
  if (isImage && kept.type !== 'image/svg+xml')
    return context.body(bytes, 200, { ...headers, 'content-type': type })

  const encoding = chosenEncoding(context.req.header('accept-encoding'))
  return context.body(encoding ? await encoded(bytes, encoding, { isSentOnce: true }) : bytes, 200, {
    ...headers,
    'content-type': type,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
})

/** The width and format that an address asks for: of those there are, and no others. */
function wantedVariant(context: Context<Env>, name: string) {
  const { width: widthText, format: formatText } = context.req.query()
  if (widthText === undefined) {
    return formatText === undefined ? null : refuse(400, 'A format needs a width.')
  }
  const width = variantWidths.find((each) => String(each) === widthText)
  if (!width) return refuse(400, `Choose a width of ${variantWidths.join(', ')}.`)
  const format = variantFormats.find((each) => each === formatText) ?? null
  if (formatText !== undefined && !format)
    return refuse(400, `Choose a format of ${variantFormats.join(', ')}.`)
  return { name, width, format } satisfies Omit<Wanted, 'format'> & { format: Wanted['format'] | null }
}

function formatFor(accept: string | undefined) {
  const accepted = acceptedNames(accept)
  return variantFormats.find((format) => accepted.has(`image/${format}`))
}
