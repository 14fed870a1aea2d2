import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { glob, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Context } from 'hono'
import { bodyChunks } from '../http/body.ts'
import { type HashedPart, setFormHash } from '../http/body-hash.ts'
import type { Env } from '../http/context.ts'
import { hasBadCharacters, mustBeFile, unknownField } from '../http/fields.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { toImportFailure } from './run-import.ts'

/** An uploaded file in a temporary folder, with the other files of the form. */
export interface Upload {
  readonly path: string
  readonly fileName: string
  /** Deletes the folder. */
  remove(): Promise<void>
}

interface SpoolOptions {
  /** The most bytes of the form. */
  readonly limit: number
  /** Creates the folder of the files. */
  readonly createFolder?: () => string | Promise<string>
}

const MOST_FILES = 2_000

const PREFIX = 'tarang-import-'
const DAY = 86_400_000

const createTemporaryFolder = () => mkdtemp(join(tmpdir(), PREFIX))

/** Deletes uploads that killed servers left behind. No import takes a day. */
export async function removeOldUploads(now: Date, parent = tmpdir()): Promise<void> {
  for await (const name of glob(`${PREFIX}??????`, { cwd: parent })) {
    const path = join(parent, name)
    const created = await stat(path).catch(() => null)
    // A folder of another user is left to that user's server.
    if (created && now.getTime() - created.mtimeMs > DAY)
      await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/** Writes the files of a form to a temporary folder as they arrive: `file` to import, and `files` that it names. */
export async function spoolUpload(context: Context<Env>, options: SpoolOptions): Promise<Upload> {
  const type = context.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) refuse(415, 'The body must be a multipart form.')
  if (Number(context.req.header('content-length') ?? 0) > options.limit) refuseSize(options.limit)
  const folder = await (options.createFolder ?? createTemporaryFolder)()
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const fileName = await writeFiles(context, type, folder, options.limit)
    if (fileName === null) refuse(422, 'Choose a file.', { file: 'Choose a file.' })
    return { path: join(folder, fileName), fileName, remove }
  } catch (error) {
    await remove()
    throw toImportFailure(error)
  }
}

async function writeFiles(context: Context<Env>, type: string, folder: string, limit: number) {
  const parser = createParser(type)
  const failed = Promise.withResolvers<never>()
  const writes: Promise<HashedPart>[] = []
  const names = new Set<string>()
  let imported: string | null = null

  parser.on('file', (field: string, stream: BusboyFileStream, name: string) => {
    // The name decides where the file is written, so only its last part counts.
    const fileName = basename(name.replaceAll('\\', '/'))
    const fault = isFileField(field) ? faultOfName(fileName, names) : unknownField(field)
    if (fault) {
      stream.resume()
      failed.reject(new Refusal(422, fault, { [field]: fault }))
      return
    }
    names.add(fileName)
    if (field === 'file') imported = fileName
    const hash = createHash('sha256')
    const write = pipeline(stream, passTo(hash), createWriteStream(join(folder, fileName))).then(
      (): HashedPart => [field, fileName, hash.digest('base64')],
    )
    writes.push(write)
    write.catch(failed.reject)
  })
  // A `dryRun` of the form instead of the query would be dropped, and the file imported.
  parser.on('field', (field: string) => {
    const fault = isFileField(field) ? mustBeFile(field) : unknownField(field)
    failed.reject(new Refusal(422, fault, { [field]: fault }))
  })
  parser.on('filesLimit', () =>
    failed.reject(new Refusal(413, `At most ${MOST_FILES} files can be uploaded at once.`)),
  )
  const parsed = pipeline(
    Readable.from(bodyChunks(context.req.raw)),
    limitBytes(limit, failed.reject),
    parser,
  ).catch((error) => {
    throw error instanceof Refusal ? error : new Refusal(400, faultOf(error, context.req.raw.signal))
  })
  await Promise.race([parsed, failed.promise])
  setFormHash(context, await Promise.race([Promise.all(writes), failed.promise]))
  return imported as string | null
}

/** A client, a proxy or a time limit may end an upload; the parser then finds the form without its end. */
const faultOf = (error: unknown, { aborted }: AbortSignal) =>
  aborted || (error instanceof Error && error.message.startsWith('Unexpected end'))
    ? 'The upload was cut off before its end, and nothing was imported. Upload the file again.'
    : 'The form is not readable.'

const isFileField = (field: string) => field === 'file' || field === 'files'

function createParser(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { files: MOST_FILES, fields: 10 } })
  } catch {
    return refuse(400, 'The form is not readable.')
  }
}

function faultOfName(name: string, names: ReadonlySet<string>): string | null {
  // A folder limits the bytes of a name, of which a character has up to four.
  const isTooLong = name.length > 200 || Buffer.byteLength(name) > 255
  if (name === '' || name.startsWith('.') || isTooLong || hasBadCharacters(name))
    return 'The name of a file cannot be used.'
  return names.has(name) ? `Two files are named ${name}.` : null
}

/** Updates a hash with the bytes that pass. */
const passTo = (hash: Hash) =>
  new Transform({
    transform(chunk: Uint8Array, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })

/** `onExceeded` is called at once: an error ends a pipeline only with the next chunk, which may never arrive. */
function limitBytes(limit: number, onExceeded: (refusal: Refusal) => void) {
  let size = 0
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.byteLength
      if (size <= limit) return done(null, chunk)
      onExceeded(tooLarge(limit))
      done(tooLarge(limit))
    },
  })
}

const tooLarge = (limit: number) =>
  new Refusal(
    413,
    `The files are larger than ${Math.floor(limit / 1_000_000)} MB. Import them by \`pnpm admin import\`, or raise IMPORT_SIZE_LIMIT.`,
  )

function refuseSize(limit: number): never {
  throw tooLarge(limit)
}
