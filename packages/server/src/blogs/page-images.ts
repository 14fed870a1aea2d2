import { setImmediate } from 'node:timers/promises'
import { imageKey, linkedFileOf, shownSize, sideOf } from '@tarang/blog-html'
import { SAXParser, type StartTag } from 'parse5-sax-parser'
import { refuse } from '../http/refusal.ts'

/** The stored file of an image in a page, with its size in pixels if it is known. */
export interface PageImage {
  name: string
  width: number | null
  height: number | null
}

/** The images to which a page is linked. */
export interface PageImages {
  /** By the normalized name of the uploaded file (`imageKey`). */
  byOriginalName: ReadonlyMap<string, PageImage>
  /** Stored images that others replace, by their stored name. */
  replaced: ReadonlyMap<string, { image: PageImage; by: PageImage }>
}

/** The attribute of each element that may name an image. */
const linkAttributes: Readonly<Record<string, string>> = { img: 'src', a: 'href' }

const sides = ['width', 'height'] as const

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Links `<img src="chart.png">` to the stored file, and gives it the size at which it is shown, so that the page does not
 * shift when it loads. Links to a replaced image then lead to the new one. All other bytes of the page stay.
 */
export async function linkImages(bytes: Uint8Array, images: PageImages): Promise<Uint8Array> {
  const html = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const edits: Edit[] = []
  await readTags(html, (tag) => edits.push(...editsOf(tag, images)))
  let linked = ''
  let position = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    linked += html.slice(position, start) + text
    position = end
  }
  return new TextEncoder().encode(linked + html.slice(position))
}

function editsOf({ tagName, attrs, sourceCodeLocation }: StartTag, images: PageImages): Edit[] {
  const attribute = linkAttributes[tagName]
  const locations = (sourceCodeLocation as TagLocation | null)?.attrs
  const link = attrs.find(({ name }) => name === attribute)
  const location = link && locations?.[link.name]
  if (!location) return []
  const target = findImage(link.value, images)
  if (!target) return []
  const { image, replaced } = target
  const edits = [edit(location, `${link.name}="/files/${image.name}"`)]
  if (tagName !== 'img' || !image.width || !image.height) return edits

  const sizeOf = (side: string) => attrs.find(({ name }) => name === side)?.value
  // A size that was added for the replaced image says nothing about the new one.
  const isAdded = sides.every((side) => replaced && sizeOf(side) === String(replaced[side]))
  const author = isAdded
    ? { width: null, height: null }
    : { width: sideOf(sizeOf('width')), height: sideOf(sizeOf('height')) }
  const size = shownSize(author, { width: image.width, height: image.height })
  for (const side of sides) {
    const text = `${side}="${size[side]}"`
    const sideLocation = locations[side]
    if (!sideLocation) edits[0]!.text += ` ${text}`
    else if (sizeOf(side) !== String(size[side])) edits.push(edit(sideLocation, text))
  }
  return edits
}

interface Location {
  startOffset: number
  endOffset: number
}
interface TagLocation extends Location {
  attrs?: Record<string, Location>
}

const edit = ({ startOffset, endOffset }: Location, text: string): Edit => ({
  start: startOffset,
  end: endOffset,
  text,
})

/** The stored image that a link of the page means, and the image that it replaces. */
function findImage(
  link: string,
  { byOriginalName, replaced }: PageImages,
): { image: PageImage; replaced: PageImage | null } | null {
  const file = linkedFileOf(link)
  if (!file) return null
  // Stored names are random: a link to one may be absolute.
  const old = file.path === `/files/${file.name}` ? replaced.get(file.name) : undefined
  if (old) return { image: old.by, replaced: old.image }
  const image = file.isRelative ? byOriginalName.get(imageKey(file.name)) : undefined
  return image ? { image, replaced: null } : null
}

const CHUNK = 16_384
/** Milliseconds for a page: the parser takes quadratic time for deeply nested drawings. A page of 5 MB takes one second. */
const PARSE_TIMEOUT = 5_000

/** Reads the start tags of a page in chunks, so that other requests are answered meanwhile. */
async function readTags(html: string, onTag: (tag: StartTag) => void) {
  const parser = new SAXParser({ sourceCodeLocationInfo: true })
  parser.on('startTag', onTag)
  // The parser's output is its input.
  parser.resume()
  const began = performance.now()
  for (let start = 0; start < html.length; start += CHUNK) {
    parser.write(html.slice(start, start + CHUNK))
    await setImmediate()
    if (performance.now() - began > PARSE_TIMEOUT) refuseUnreadable()
  }
  parser.end()
}

function refuseUnreadable(): never {
  const message = 'The page takes too long to read: its elements are nested too deeply.'
  return refuse(422, message, { htmlPage: message })
}
