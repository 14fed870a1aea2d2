import type { Context } from 'hono'
import type { Env } from '../http/context.ts'

type Headers = Record<string, string>

/** Bytes that are read only where a request needs them. */
interface Source {
  size: number
  read(start: number, length: number): Promise<Uint8Array<ArrayBuffer>>
}

export const respondNotModified = (context: Context<Env>, headers: Headers) => {
  const { 'content-type': _, ...others } = headers
  return context.body(null, 304, others)
}

/** Answers with all bytes, or with the requested range. */
export async function respondWithRange(context: Context<Env>, headers: Headers, { size, read }: Source) {
  const all = { ...headers, 'accept-ranges': 'bytes' }
  const ifRange = context.req.header('if-range')
  const range =
    ifRange === undefined || ifRange === headers.etag ? parseRange(context.req.header('range'), size) : null
  if (range === 'unsatisfiable')
    return context.body(null, 416, { ...all, 'content-range': `bytes */${size}` })
  if (context.req.method === 'HEAD')
    return context.body(null, 200, { ...all, 'content-length': String(size) })
  if (!range) return context.body(await read(0, size), 200, { ...all, 'content-length': String(size) })
  const { start, end } = range
  const bytes = await read(start, end - start + 1)
  return context.body(bytes, 206, {
    ...all,
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': String(bytes.byteLength),
  })
}

/** Reads one range of bytes. Several ranges and invalid ones are answered with all bytes, as RFC 9110 allows. */
function parseRange(header: string | undefined, size: number) {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && first !== '' && Number(last) < Number(first)) return null
  return start > end || start >= size ? ('unsatisfiable' as const) : { start, end }
}
