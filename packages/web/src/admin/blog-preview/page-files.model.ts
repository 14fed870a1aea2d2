import { imageKey, type LinkedFile, linkedFileOf } from '@tarang/blog-html'
import { formatFileSize } from '#platform/formats/format-money'
import { type Finding, quoted } from './finding.ts'

/** A chosen file. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
}

/** The files that are uploaded with a page. */
export interface PageFiles {
  readonly cover: ChosenFile | null
  readonly images: readonly ChosenFile[]
  /** Whether the entry may have images of earlier uploads. */
  readonly mayHaveImages: boolean
}

/** Larger images make readers on a phone wait. */
const HEAVY = 300 * 1024

/** The key by which a link finds an uploaded image; null for a link to anything else. */
export function imageKeyOf(link: string): string | null {
  const file = linkedFileOf(link.trim())
  return file && isToUpload(link, file) ? imageKey(file.name) : null
}

const isToUpload = (link: string, { name, isRelative }: LinkedFile) =>
  isRelative && name !== '' && !/^[/\\#?]/.test(link.trim())

/** Findings on the images and links of an article, and on the chosen files. */
export const fileFindings = (content: DocumentFragment, files: PageFiles): Finding[] => [
  ...[...content.querySelectorAll('img')].flatMap((image) => imageTexts(image, files).map(inPage)),
  ...[...content.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href')?.trim() ?? '')
    .filter((address) => isMissing(address, files))
    .map((address) => inPage(missingText('The link', address, files))),
  ...[...(files.cover ? [files.cover] : []), ...files.images]
    .filter(({ size }) => size > HEAVY)
    .map((image): Finding => ({ group: 'files', at: 'file', text: heavyText(image) })),
]

const inPage = (text: string): Finding => ({ group: 'files', at: 'page', text })

/** Whether the image was in the page as a `data:` URL. `storePictures` gives it this name, and staff choose no file for it. */
const isInside = (address: string) => /^in-page-\d+\.\w+$/.test(address)

function imageTexts(image: Element, files: PageFiles): string[] {
  const address = image.getAttribute('src')?.trim() ?? ''
  if (!address) return ['An image has no address, and is removed.']
  return [
    ...(image.hasAttribute('alt')
      ? []
      : [`The image ${quoted(address)} has no alt text. Use alt="" where it only decorates.`]),
    ...(isMissing(address, files) && !isInside(address) ? [missingText('The image', address, files)] : []),
  ]
}

function isMissing(address: string, { images }: PageFiles): boolean {
  const key = imageKeyOf(address)
  return key !== null && !images.some(({ name }) => imageKey(name) === key)
}

const missingText = (what: string, address: string, { mayHaveImages }: PageFiles) =>
  `${what} ${quoted(address)} matches no chosen file${
    mayHaveImages ? '. An image of an earlier upload is kept' : ''
  }.`

const heavyText = ({ name, size }: ChosenFile) =>
  `The image ${quoted(name)} has ${formatFileSize(size)}. Above ${formatFileSize(HEAVY)} it loads slowly on a phone.`
