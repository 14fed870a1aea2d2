import { once } from 'node:events'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { Context } from 'hono'
import { hasBadCharacters, piecesOf } from './body.ts'
import type { Env } from './context.ts'
import { Refusal, refuse } from './refusal.ts'

/** One file of a form, as it came. */
export type FormFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** A form that was read: the first text of each field, and the files of each. A file without a byte is none. */
export type Form = { texts: ReadonlyMap<string, string>; files: ReadonlyMap<string, FormFile[]> }

/** How much a form may hold. */
export type FormLimits = {
  /** The bytes of everything together. */
  total: number
  files: number
  /** The bytes of one file, by the field it stands in; a field without a limit takes no files. */
  fileSize: ReadonlyMap<string, number>
}

const mostTexts = 50
const longestText = 100_000

/**
 * Reads a multipart form as it comes in, and stops at the first thing that is too much of: nothing that will be refused
 * is read to its end or kept.
 */
export async function readForm(context: Context<Env>, limits: FormLimits): Promise<Form> {
  const type = context.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) refuse(415, 'The body must be a multipart form.')
  if (Number(context.req.header('content-length') ?? 0) > limits.total) refuse(413, 'The form is too large.')
  const parser = parserOf(type, limits)
  const { promise: outcome, reject: fail, resolve: finish } = Promise.withResolvers<void>()
  const texts = new Map<string, string>()
  const files = new Map<string, FormFile[]>()
  const attempt = (take: () => void) => {
    try {
      take()
    } catch (error) {
      fail(error)
    }
  }

  parser.on('field', (field, value, _, isCut) =>
    attempt(() => {
      if (isCut) refuse(413, 'A text of the form is too long.')
      if (!texts.has(field)) texts.set(field, value)
    }),
  )
  parser.on('file', (field, stream, name) =>
    attempt(() => {
      keepFile(stream, limits.fileSize.get(field) ?? 0, field, fail, (bytes) => {
        if (bytes.length === 0) return
        if (hasBadCharacters(name) || name.length > 255)
          refuseField(422, field, 'The name of the file cannot be read.')
        files.set(field, [...(files.get(field) ?? []), { name, bytes }])
      })
    }),
  )
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'])
    parser.on(limit, () => attempt(() => refuse(413, 'The form has too many parts.')))
  parser.on('error', () => attempt(() => refuse(400, 'The form is not readable.')))
  parser.on('finish', finish)

  await Promise.race([outcome, feed(parser, context.req.raw, limits.total, outcome)])
  await outcome
  return { texts, files }
}

function parserOf(type: string, { files }: FormLimits) {
  const limits = {
    files: files + 1,
    fields: mostTexts,
    parts: files + 1 + mostTexts,
    fieldSize: longestText,
    fieldNameSize: 100,
    headerPairs: 20,
    headerSize: 10_000,
  }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    return refuse(400, 'The form is not readable.')
  }
}

/** Hands the body on, a piece at a time, until all of it was read or the outcome is clear. */
async function feed(parser: BusboyInstance, request: Request, limit: number, outcome: Promise<void>) {
  let size = 0
  let isOver = false
  const end = () => {
    isOver = true
  }
  outcome.then(end, end)
  for await (const chunk of piecesOf(request)) {
    if (isOver) return
    size += chunk.byteLength
    if (size > limit) refuse(413, 'The form is too large.')
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), outcome])
  }
  parser.end()
}

function keepFile(
  stream: BusboyFileStream,
  limit: number,
  field: string,
  fail: (error: unknown) => void,
  keep: (bytes: Uint8Array<ArrayBuffer>) => void,
) {
  const chunks: Buffer[] = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.byteLength
    if (limit === 0) return
    if (size <= limit) chunks.push(chunk)
    else fail(refusalOf(413, field, `The file must not be larger than ${limit / 1024 / 1024} MB.`))
  })
  stream.on('error', () => fail(new Refusal(400, 'The form is not readable.')))
  stream.on('end', () => {
    try {
      keep(new Uint8Array(Buffer.concat(chunks)))
    } catch (error) {
      fail(error)
    }
  })
}

const refusalOf = (status: 413 | 422, field: string, message: string) =>
  new Refusal(status, message, { [field]: message })

function refuseField(status: 413 | 422, field: string, message: string): never {
  throw refusalOf(status, field, message)
}
