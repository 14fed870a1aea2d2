import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Env } from '../http/context.ts'
import { type Form, type FormFile, readForm } from '../http/form.ts'
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
export interface Size {
  width: number | null
  height: number | null
}

/** Reads the form of a blog, and not one byte more than it may have. */
export const readBlogForm = (context: Context<Env>): Promise<Form> =>
  readForm(context, {
    total: formLimit,
    files: mostImages + 2,
    fileSize: new Map([
      ['htmlPage', pageLimit],
      ...['backgroundImage', 'blogImage', 'blogImages'].map((field) => [field, imageLimit] as const),
    ]),
  })

/** The page of a form: HTML by its name, and readable as text. */
export function pageOf(form: Form, field: string): Upload | null {
  const [file] = filesOf(form, [field])
  if (!file) return null
  if (!/\.html$/i.test(file.name)) refuseField(field, 'Only .html files are accepted.')
  const { bytes } = file
  if (bytes.includes(0) || !isUtf8(bytes)) refuseField(field, 'The page must be text in UTF-8.')
  const name = `${randomUUID()}.html`
  return { name, type: 'text/html', bytes, originalName: file.name, width: null, height: null }
}

/** The first image of a field. */
export async function imageOf(form: Form, field: string): Promise<Upload | null> {
  const [file] = filesOf(form, [field])
  return file ? checkedImage(file, field) : null
}

/** Every image of the fields, which are two names for the same thing. */
export async function imagesOf(form: Form, fields: readonly [string, string]): Promise<Upload[]> {
  const files = filesOf(form, fields)
  if (files.length > mostImages) refuseField(fields[0], `At most ${mostImages} images are accepted.`)
  const uploads: Upload[] = []
  // One after the other: each is decoded whole, and twenty at once would need the memory of twenty.
  for (const file of files) uploads.push(await checkedImage(file, fields[0]))
  return uploads
}

const filesOf = (form: Form, fields: readonly string[]) =>
  fields.flatMap((field) => form.files.get(field) ?? [])

async function checkedImage({ name: originalName, bytes }: FormFile, field: string): Promise<Upload> {
  const ending = endings.find((each) => signatures[each](bytes))
  if (!ending) return refuseField(field, 'Only PNG, JPEG, GIF, WebP and AVIF images are accepted.')
  const picture = await readPicture(bytes, ending)
  if (!picture) return refuseField(field, 'The image is damaged, or has more than 25 million pixels.')
  const name = `${randomUUID()}.${ending}`
  return { ...picture, name, type: pictureTypes[ending], originalName }
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
