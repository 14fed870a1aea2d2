import { and, eq, not, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { files } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { hasVariants, type Variant, variantFormats, variantOf, variantWidths } from '../images/variants.ts'
import { hasEtag } from './asset.ts'
import { acceptedNames, chooseEncoding, type Encoding, encode } from './compression.ts'
import { fileHeaders } from './headers.ts'
import { respondNotModified, respondWithRange } from './ranges.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How many bytes of compressed pages are in memory. */
const MOST_ENCODED_BYTES = 25_000_000

interface EncodedFile {
  encoding: Encoding
  read(): Promise<Bytes>
}

/**
 * Uploaded pages and images. A page is served as plain text, so that no browser runs it. An image is resized to the
 * width in the URL, in the best format that the browser accepts. A name's bytes never change, so it is its own ETag.
 */
export function fileRoutes() {
  const encoded = new LRUCache<string, Bytes, EncodedFile>({
    maxSize: MOST_ENCODED_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: async (_key, _known, { context: { encoding, read } }) => encode(await read(), encoding),
  })

  return new Hono<Env>().get('/files/:name', async (context) => {
    const { database, now, https } = context.var.app
    const name = context.req.param('name')
    if (!/^[\w-][\w.-]{0,199}$/.test(name)) refuse(404, 'No such file.')
    const variant = requestedVariant(context, name)
    const [stored] = await database
      .select({ type: files.type, size: sql<number>`octet_length(${files.bytes})`.mapWith(Number) })
      .from(files)
      .where(and(eq(files.name, name), not(files.withdrawn)))
    if (!stored) return refuse(404, 'No such file.')
    const headers = fileHeaders(https)

    if (variant && hasVariants(stored.type)) {
      headers.vary = 'Accept'
      const format = variant.format ?? formatFor(context.req.header('accept'))
      const etag = `"${name}-${variant.width}-${format}"`
      if (format && hasEtag(context.req.raw, etag)) return respondNotModified(context, { ...headers, etag })
      const bytes = format && (await variantOf(database, { ...variant, format }, now()))
      if (bytes) {
        const variantHeaders = { ...headers, 'content-type': `image/${format}`, etag }
        return respondWithRange(context, variantHeaders, { size: bytes.byteLength, read: sliceOf(bytes) })
      }
    }

    const read = async (start: number, length: number) => {
      // PostgreSQL counts from one.
      const part = sql<Uint8Array>`substring(${files.bytes} from ${start + 1} for ${length})`
      const [file] = await database.select({ bytes: part }).from(files).where(eq(files.name, name))
      return file ? new Uint8Array(file.bytes) : refuse(404, 'No such file.')
    }
    // Uploads are never SVG; only covers of the sample data are.
    const isImage = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/.test(stored.type)
    const isText = !isImage || stored.type === 'image/svg+xml'
    headers['content-type'] = isImage ? stored.type : 'text/plain; charset=utf-8'
    if (isText) headers.vary = 'Accept-Encoding'

    // Ranges are of the file as it is stored.
    const isWhole = context.req.header('range') === undefined
    const encoding = isText && isWhole ? chooseEncoding(context.req.header('accept-encoding')) : null
    const etag = `"${name}${encoding ? `-${encoding}` : ''}"`
    if (hasEtag(context.req.raw, etag)) return respondNotModified(context, { ...headers, etag })
    if (!encoding) return respondWithRange(context, { ...headers, etag }, { size: stored.size, read })
    const encodedHeaders = { ...headers, etag, 'content-encoding': encoding }
    if (context.req.method === 'HEAD') return context.body(null, 200, encodedHeaders)
    const file = { encoding, read: () => read(0, stored.size) }
    return context.body(
      await encoded.forceFetch(`${encoding} ${name}`, { context: file }),
      200,
      encodedHeaders,
    )
  })
}

const sliceOf = (bytes: Uint8Array) => async (start: number, length: number) =>
  new Uint8Array(bytes.subarray(start, start + length))

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
