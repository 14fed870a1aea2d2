import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { files } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { hasVariants, type Variant, variantFormats, variantOf, variantWidths } from '../images/variants.ts'
import { acceptedNames, chooseEncoding, encode } from './compression.ts'
import { fileHeaders } from './headers.ts'

/**
 * Uploaded pages and images. A page is served as plain text, so that no browser runs it. An image is resized to the
 * width in the URL, in the best format that the browser accepts.
 */
export const fileRoutes = new Hono<Env>().get('/files/:name', async (context) => {
  const { database, now, https } = context.var
  const name = context.req.param('name')
  if (!/^[\w-][\w.-]{0,199}$/.test(name)) refuse(404, 'No such file.')
  const variant = requestedVariant(context, name)
  const [stored] = await database.select({ type: files.type }).from(files).where(eq(files.name, name))
  if (!stored) return refuse(404, 'No such file.')
  const headers = fileHeaders(https)

  if (variant && hasVariants(stored.type)) {
    headers.vary = 'Accept'
    const format = variant.format ?? formatFor(context.req.header('accept'))
    const bytes = format && (await variantOf(database, { ...variant, format }, now()))
    if (bytes) return context.body(bytes, 200, { ...headers, 'content-type': `image/${format}` })
  }

  const [file] = await database.select({ bytes: files.bytes }).from(files).where(eq(files.name, name))
  if (!file) return refuse(404, 'No such file.')
  const bytes = new Uint8Array(file.bytes)
  // Uploads are never SVG; only covers of the sample data are.
  const isImage = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/.test(stored.type)
  const type = isImage ? stored.type : 'text/plain; charset=utf-8'
  if (isImage && stored.type !== 'image/svg+xml')
    return context.body(bytes, 200, { ...headers, 'content-type': type })

  const encoding = chooseEncoding(context.req.header('accept-encoding'))
  return context.body(encoding ? await encode(bytes, encoding, { isSentOnce: true }) : bytes, 200, {
    ...headers,
    'content-type': type,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
})

/** The width and format in the query; unsupported ones are refused. */
function requestedVariant(context: Context<Env>, name: string) {
  const { width: widthText, format: formatText } = context.req.query()
  if (widthText === undefined) {
    return formatText === undefined ? null : refuse(400, 'A format needs a width.')
  }
  const width = variantWidths.find((each) => String(each) === widthText)
  if (!width) return refuse(400, `Choose a width of ${variantWidths.join(', ')}.`)
  const format = variantFormats.find((each) => each === formatText) ?? null
  if (formatText !== undefined && !format)
    return refuse(400, `Choose a format of ${variantFormats.join(', ')}.`)
  return { name, width, format } satisfies Omit<Variant, 'format'> & { format: Variant['format'] | null }
}

function formatFor(accept: string | undefined) {
  const accepted = acceptedNames(accept)
  return variantFormats.find((format) => accepted.has(`image/${format}`))
}
