import { once } from 'node:events'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { Context } from 'hono'
import { bodyChunks } from './body.ts'
import { type HashedPart, hashBytes, setFormHash } from './body-hash.ts'
import type { Env } from './context.ts'
import { hasBadCharacters, mustBeFile, unknownField } from './fields.ts'
import { Refusal, refuse } from './refusal.ts'

/** One uploaded file. */
export interface FormFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A parsed form: the first text of each field, and all its files. Empty files are left out. */
export interface Form {
  texts: ReadonlyMap<string, string>
  files: ReadonlyMap<string, FormFile[]>
}

export interface FormLimits {
  /** Bytes of the whole form. */
  total: number
  files: number
  /** Bytes of one file, by field. */
  fileSize: ReadonlyMap<string, number>
  /** The fields with a text. */
  texts: readonly string[]
}

const maxTexts = 50
const maxTextLength = 100_000

/** Parses a multipart form as it arrives, and stops at the first limit: a refused form is neither read on nor stored. */
export async function readForm(context: Context<Env>, limits: FormLimits): Promise<Form> {
  const type = context.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) refuse(415, 'The body must be a multipart form.')
  if (Number(context.req.header('content-length') ?? 0) > limits.total) refuse(413, 'The form is too large.')
  const parser = createParser(type, limits)
  const { promise: outcome, reject: fail, resolve: finish } = Promise.withResolvers<void>()
  const texts = new Map<string, string>()
  const files = new Map<string, FormFile[]>()
  const parts: HashedPart[] = []
  // Busboy's listeners must not throw: their errors reject the outcome instead.
  const orFail = (handle: () => void) => {
    try {
      handle()
    } catch (error) {
      fail(error)
    }
  }

  parser.on('field', (field, value, _, isCut) =>
    orFail(() => {
      if (isCut) refuse(413, 'A text of the form is too long.')
      // A form without script sends an empty text for a file that is not chosen.
      const isFile = limits.fileSize.has(field)
      if (isFile && value !== '') refuseField(422, field, mustBeFile(field))
      if (!isFile && !limits.texts.includes(field)) refuseField(422, field, unknownField(field))
      if (texts.has(field)) return
      texts.set(field, value)
      parts.push([field, value])
    }),
  )
  parser.on('file', (field, stream, name) =>
    orFail(() => {
      const limit = limits.fileSize.get(field)
      if (limit === undefined) {
        stream.resume()
        refuseField(422, field, unknownField(field))
      }
      collectFile(stream, limit, field, fail, (bytes) => {
        if (bytes.length === 0) return
        if (hasBadCharacters(name) || name.length > 255)
          refuseField(422, field, 'The name of the file cannot be read.')
        files.set(field, [...(files.get(field) ?? []), { name, bytes }])
        parts.push([field, name, hashBytes(bytes)])
      })
    }),
  )
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'])
    parser.on(limit, () => orFail(() => refuse(413, 'The form has too many parts.')))
  parser.on('error', () => orFail(() => refuse(400, 'The form is not readable.')))
  parser.on('finish', finish)

  await Promise.race([outcome, feed(parser, context.req.raw, limits.total, outcome)])
  await outcome
  setFormHash(context, parts)
  return { texts, files }
}

function createParser(type: string, { files }: FormLimits) {
  const limits = {
    files: files + 1,
    fields: maxTexts,
    parts: files + 1 + maxTexts,
    fieldSize: maxTextLength,
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

/** Writes the body to the parser, chunk by chunk, until it ends or the outcome is settled. */
async function feed(parser: BusboyInstance, request: Request, limit: number, outcome: Promise<void>) {
  let size = 0
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  outcome.then(settle, settle)
  for await (const chunk of bodyChunks(request)) {
    if (isSettled) return
    size += chunk.byteLength
    if (size > limit) refuse(413, 'The form is too large.')
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), outcome])
  }
  parser.end()
}

function collectFile(
  stream: BusboyFileStream,
  limit: number,
  field: string,
  fail: (error: unknown) => void,
  onFile: (bytes: Uint8Array<ArrayBuffer>) => void,
) {
  const chunks: Buffer[] = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else fail(fieldRefusal(413, field, `The file must not be larger than ${limit / 1024 / 1024} MB.`))
  })
  stream.on('error', () => fail(new Refusal(400, 'The form is not readable.')))
  stream.on('end', () => {
    try {
      onFile(new Uint8Array(Buffer.concat(chunks)))
    } catch (error) {
      fail(error)
    }
  })
}

const fieldRefusal = (status: 413 | 422, field: string, message: string) =>
  new Refusal(status, message, { [field]: message })

function refuseField(status: 413 | 422, field: string, message: string): never {
  throw fieldRefusal(status, field, message)
}
