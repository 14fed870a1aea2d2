import type { Context } from 'hono'
import type * as v from 'valibot'
import { hashBytes } from './body-hash.ts'
import type { Env } from './context.ts'
import { check } from './fields.ts'
import { refuse } from './refusal.ts'

const jsonLimit = 100_000

/** Reads a JSON body and checks it against a schema; refuses with the errors of each field. */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context<Env>,
  schema: Schema,
  { limit = jsonLimit }: { limit?: number } = {},
): Promise<v.InferOutput<Schema>> {
  refuseUnlessJson(context)
  const bytes = await readBytes(context.req.raw, limit)
  context.set('bodyHash', hashBytes(bytes))
  return check(schema, parse(bytes))
}

/** Like `readJson`, for a body that may be missing. */
export async function readOptionalJson<Schema extends v.GenericSchema>(
  context: Context<Env>,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const bytes = await readBytes(context.req.raw, jsonLimit)
  if (bytes.length === 0) return undefined
  refuseUnlessJson(context)
  return check(schema, parse(bytes))
}

function refuseUnlessJson(context: Context<Env>) {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) refuse(415, 'The body must be JSON.')
}

/** The chunks of a body. Stopping early must not cancel the stream, because the refusal is still to be sent on its connection. */
export const bodyChunks = (request: Request): AsyncIterable<Uint8Array> | [] =>
  request.body?.values({ preventCancel: true }) ?? []

/** Reads at most `limit` bytes, and refuses a longer body without reading the rest. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => refuse(413, 'The body is too large.')
  if (Number(request.headers.get('content-length') ?? 0) > limit) tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bodyChunks(request)) {
    size += chunk.byteLength
    if (size > limit) tooLarge()
    chunks.push(chunk)
  }
  const body = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    body.set(chunk, offset)
    offset += chunk.byteLength
  }
  return body
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refuse(400, 'The body is not readable JSON.')
  }
}
