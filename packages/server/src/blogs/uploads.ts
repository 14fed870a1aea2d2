import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { readBytes } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { type PictureEnding, pictureTypes, readPicture } from '../images/read-picture.ts'

const megabyte = 1024 * 1024
const pageLimit = 5 * megabyte
const imageLimit = 2 * megabyte
const mostImages = 20

// Everything that a form may hold, and some room for what lies between the parts.
const formLimit = pageLimit + (mostImages + 1) * imageLimit + megabyte

/** A file that passed the checks, under the random name it will be kept by. */
export type Upload = { name: string; type: string; bytes: Uint8Array; originalName: string } & Size

/** The sides of a picture in pixels; a page has none. */
export type Size = { width: number | null; height: number | null }

/** Reads a multipart body, and not one byte more than a form may have. */
export async function readForm(context: Context<Env>): Promise<FormData> {
  const type = context.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) refuse(415, 'The body must be a multipart form.')
  const bytes = await readBytes(context.req.raw, formLimit)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    return refuse(400, 'The form is not readable.')
  }
}

/** The text of a field, or nothing where it was not sent. */
export function textOf(form: FormData, field: string): string | undefined {
  const value = form.get(field)
  return typeof value === 'string' ? value : undefined
}

/** The page of a form: HTML by its name, and readable as text. */
export async function pageOf(form: FormData, field: string): Promise<Upload | null> {
  const [file] = filesOf(form, [field])
  if (!file) return null
  if (!/\.html$/i.test(file.name)) refuseField(field, 'Only .html files are accepted.')
  const bytes = await bytesOf(file, field, pageLimit)
  if (bytes.includes(0) || !isUtf8(bytes)) refuseField(field, 'The page must be text in UTF-8.')
  const name = `${randomUUID()}.html`
  return { name, type: 'text/html', bytes, originalName: file.name, width: null, height: null }
}

/** The first image of a field. */
export async function imageOf(form: FormData, field: string): Promise<Upload | null> {
  const [file] = filesOf(form, [field])
  return file ? checkedImage(file, field) : null
}

/** Every image of the fields, which are two names for the same thing. */
export async function imagesOf(form: FormData, fields: readonly [string, string]): Promise<Upload[]> {
  const files = filesOf(form, fields)
  if (files.length > mostImages) refuseField(fields[0], `At most ${mostImages} images are accepted.`)
  const uploads: Upload[] = []
  // One after the other: each is decoded whole, and twenty at once would need the memory of twenty.
  for (const file of files) uploads.push(await checkedImage(file, fields[0]))
  return uploads
}

// A form without a chosen file sends an empty one.
const filesOf = (form: FormData, fields: readonly string[]) =>
  fields
    .flatMap((field) => form.getAll(field))
    .filter((value): value is File => typeof value !== 'string' && value.size > 0)

async function checkedImage(file: File, field: string): Promise<Upload> {
  const bytes = await bytesOf(file, field, imageLimit)
  const ending = endings.find((each) => signatures[each](bytes))
  if (!ending) return refuseField(field, 'Only PNG, JPEG, GIF, WebP and AVIF images are accepted.')
  const picture = await readPicture(bytes, ending)
  if (!picture) return refuseField(field, 'The image is damaged, or has more than 25 million pixels.')
  const name = `${randomUUID()}.${ending}`
  return { ...picture, name, type: pictureTypes[ending], originalName: file.name }
}

async function bytesOf(file: File, field: string, limit: number) {
  if (file.size > limit) {
    const message = `The file must not be larger than ${limit / megabyte} MB.`
    return refuse(413, message, { [field]: message })
  }
  return new Uint8Array(await file.arrayBuffer())
}

const says = (bytes: Uint8Array, from: number, word: string) =>
  [...word].every((letter, at) => bytes[from + at] === letter.charCodeAt(0))

// By what the file begins with, whatever its name says. SVG is not among them: it can carry scripts.
const signatures: Record<PictureEnding, (bytes: Uint8Array) => boolean> = {
  png: (bytes) => says(bytes, 0, '\x89PNG\r\n\x1a\n'),
  jpg: (bytes) => says(bytes, 0, '\xff\xd8\xff'),
  gif: (bytes) => says(bytes, 0, 'GIF8'),
  webp: (bytes) => says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP'),
  avif: (bytes) => says(bytes, 4, 'ftypavi'),
}
const endings = Object.keys(signatures) as PictureEnding[]

function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const refuseField = (field: string, message: string): never => refuse(422, message, { [field]: message })
