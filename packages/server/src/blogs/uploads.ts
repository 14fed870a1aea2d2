import { randomUUID } from 'node:crypto'
import { type Article, decodePage, imageKey, pictureLimits } from '@tarang/blog-html'
import { createArticleCleaner } from '@tarang/publication'
import type { Context } from 'hono'
import type { Env } from '../http/context.ts'
import { type Form, type FormFile, readForm } from '../http/form.ts'
import { refuse } from '../http/refusal.ts'
import { type PictureEnding, pictureTypes, readPicture } from '../images/read-picture.ts'

const megabyte = 1024 * 1024
const pageLimit = 5 * megabyte
const { bytes: imageLimit, count: maxImages } = pictureLimits

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
  /** Of a page, the uploaded file; `bytes` are its article. */
  original?: Uint8Array
}

/** The article of an uploaded page, and the pictures that were inside the page. */
export interface PageUpload {
  page: Upload
  pictures: Upload[]
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

const articles = createArticleCleaner()

/** The page of a form, an `.html` file, reduced to its article below a title. */
export async function readPage(form: Form, field: string, title: string): Promise<PageUpload | null> {
  const [file] = filesOf(form, [field])
  if (!file) return null
  if (/\.x?html?$/i.test(file.name) && !/\.html$/i.test(file.name))
    refuseField(
      field,
      `Only .html files are accepted. Rename ${file.name} to ${file.name.replace(/\.\w+$/, '.html')}.`,
    )
  if (!/\.html$/i.test(file.name)) refuseField(field, 'Only .html files are accepted.')
  return cleanPage(file, field, title)
}

/** Reduces a page to its article. */
export async function cleanPage(file: FormFile, field: string, title: string): Promise<PageUpload> {
  const html = decodePage(file.bytes)
  if (html === null)
    return refuseField(field, 'The page must be a text. This file has bytes that no text has.')
  const article = await articles.clean(html, title).catch(() => refuseField(field, unreadable))
  const page: Upload = {
    name: `${randomUUID()}.html`,
    type: 'text/html',
    bytes: new TextEncoder().encode(article.html),
    original: file.bytes,
    originalName: file.name,
    width: null,
    height: null,
  }
  return { page, pictures: await readPictures(article.pictures, field) }
}

const unreadable =
  'The page takes more than 45 seconds to read: its elements are too many, or nested too deeply.'

/** Reads the pictures inside a page, within the limits of uploaded images. */
async function readPictures(pictures: Article['pictures'], field: string): Promise<Upload[]> {
  if (pictures.length > maxImages)
    refuseField(
      field,
      `The page has ${pictures.length} pictures inside it. At most ${maxImages} are accepted.`,
    )
  const uploads: Upload[] = []
  for (const { name, alt, base64 } of pictures) {
    const words = alt
      ? `The picture “${alt.slice(0, 80).toWellFormed()}” inside the page`
      : 'A picture inside the page'
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
    if (bytes.length > imageLimit)
      refuseField(
        field,
        `${words} has ${(bytes.length / megabyte).toFixed(1)} MB. At most ${imageLimit / megabyte} MB are accepted.`,
      )
    const problem = (reason: string) => `${words} cannot be stored. ${reason}`
    uploads.push(await checkImage({ name, bytes }, field, problem))
  }
  return uploads
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

async function checkImage(
  { name: originalName, bytes }: FormFile,
  field: string,
  sentence = (reason: string) => reason,
): Promise<Upload> {
  const extension = extensions.find((each) => signatures[each](bytes))
  if (!extension)
    return refuseField(field, sentence('Only PNG, JPEG, GIF, WebP and AVIF images are accepted.'))
  const picture = await readPicture(bytes, extension)
  if (!picture)
    return refuseField(field, sentence('The image is damaged, or has more than 25 million pixels.'))
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

const refuseField = (field: string, message: string): never => refuse(422, message, { [field]: message })
