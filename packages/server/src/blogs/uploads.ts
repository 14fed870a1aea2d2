import { randomUUID } from 'node:crypto'
import { imageKey } from '@tarang/blog-html'
import type { Context } from 'hono'
import type { Env } from '../http/context.ts'
import { type Form, type FormFile, readForm } from '../http/form.ts'
import { refuse } from '../http/refusal.ts'
import { type PictureEnding, pictureTypes, readPicture } from '../images/read-picture.ts'

const megabyte = 1024 * 1024
const pageLimit = 5 * megabyte
const imageLimit = 2 * megabyte
const maxImages = 20

/** The most bytes of one file. */
export const uploadLimits = { pageLimit, imageLimit }

// The files, and some room for the other parts and their boundaries.
const formLimit = pageLimit + (maxImages + 1) * imageLimit + megabyte

/** A checked file with its random storage name. */
export interface Upload extends Size {
  name: string
  type: string
  bytes: Uint8Array
  originalName: string
}

/** The size of an image in pixels; null for a page. */
export interface Size {
  width: number | null
  height: number | null
}

/** Reads the form of a blog within its limits. */
export const readBlogForm = (context: Context<Env>): Promise<Form> =>
  readForm(context, {
    total: formLimit,
    files: maxImages + 2,
    texts: ['id', 'text', 'category'],
    fileSize: new Map([
      ['htmlPage', pageLimit],
      ...['backgroundImage', 'blogImage', 'blogImages'].map((field) => [field, imageLimit] as const),
    ]),
  })

/** The page of a form: an `.html` file in UTF-8. */
export function readPage(form: Form, field: string): Upload | null {
  const [file] = filesOf(form, [field])
  if (!file) return null
  if (!/\.html$/i.test(file.name)) refuseField(field, 'Only .html files are accepted.')
  const { bytes } = file
  if (bytes.includes(0) || !isUtf8(bytes)) refuseField(field, 'The page must be text in UTF-8.')
  const name = `${randomUUID()}.html`
  return { name, type: 'text/html', bytes, originalName: file.name, width: null, height: null }
}

/** The first image of a field. */
export async function readImage(form: Form, field: string): Promise<Upload | null> {
  const [file] = filesOf(form, [field])
  return file ? checkImage(file, field) : null
}

/** All images of both fields, which are names of the same field in two forms. */
export async function readImages(form: Form, fields: readonly [string, string]): Promise<Upload[]> {
  const files = filesOf(form, fields)
  if (files.length > maxImages) refuseField(fields[0], `At most ${maxImages} images are accepted.`)
  const uploads: Upload[] = []
  // One at a time: each image is decoded completely, and twenty at once would need twenty times the memory.
  for (const file of distinctFiles(files, fields[0])) uploads.push(await checkImage(file, fields[0]))
  return uploads
}

/** Each file once; two different ones with one name are refused, because the page could show only one of them. */
function distinctFiles(files: readonly FormFile[], field: string): FormFile[] {
  const byName = new Map<string, FormFile>()
  for (const file of files) {
    const other = byName.get(imageKey(file.name))
    if (other && Buffer.compare(other.bytes, file.bytes) !== 0)
      refuseField(field, `Two different images have the name ${file.name}. Rename one of them.`)
    byName.set(imageKey(file.name), file)
  }
  return [...byName.values()]
}

const filesOf = (form: Form, fields: readonly string[]) =>
  fields.flatMap((field) => form.files.get(field) ?? [])

async function checkImage({ name: originalName, bytes }: FormFile, field: string): Promise<Upload> {
  const extension = extensions.find((each) => signatures[each](bytes))
  if (!extension) return refuseField(field, 'Only PNG, JPEG, GIF, WebP and AVIF images are accepted.')
  const picture = await readPicture(bytes, extension)
  if (!picture) return refuseField(field, 'The image is damaged, or has more than 25 million pixels.')
  const name = `${randomUUID()}.${extension}`
  return { ...picture, name, type: pictureTypes[extension], originalName }
}

const hasBytes = (bytes: Uint8Array, offset: number, expected: string) =>
  [...expected].every((character, index) => bytes[offset + index] === character.charCodeAt(0))

// The first bytes decide, not the file name. SVG is missing because it can contain scripts.
const signatures: Record<PictureEnding, (bytes: Uint8Array) => boolean> = {
  png: (bytes) => hasBytes(bytes, 0, '\x89PNG\r\n\x1a\n'),
  jpg: (bytes) => hasBytes(bytes, 0, '\xff\xd8\xff'),
  gif: (bytes) => hasBytes(bytes, 0, 'GIF8'),
  webp: (bytes) => hasBytes(bytes, 0, 'RIFF') && hasBytes(bytes, 8, 'WEBP'),
  avif: (bytes) => hasBytes(bytes, 4, 'ftypavi'),
}
const extensions = Object.keys(signatures) as PictureEnding[]

function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const refuseField = (field: string, message: string): never => refuse(422, message, { [field]: message })
