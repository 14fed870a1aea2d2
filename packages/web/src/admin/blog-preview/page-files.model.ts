import { imageKey, type LinkedFile, linkedFileOf } from '@tarang/blog-html'
import { formatFileSize } from '#platform/format-money'
import type { Finding } from './finding.ts'
import type { SourceElement } from './parsed-page.ts'

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

/** Findings on the images and links of a page, and on the chosen files. */
export function fileFindings(elements: readonly SourceElement[], files: PageFiles): Finding[] {
  const chosen = new Map(files.images.map((image) => [imageKey(image.name), image]))
  const heavyLines = new Map<string, number>()
  const findings = elements.flatMap((element) => {
    if (element.isInRemoved || element.line === null) return []
    if (element.name !== 'img' && element.name !== 'a') return []
    const attribute = element.attributes.find(
      ({ name }) => name === (element.name === 'img' ? 'src' : 'href'),
    )
    const line = attribute?.line ?? element.line
    const found: Finding[] = []
    const add = (text: string, where = line) => found.push({ group: 'files', at: [where], text })
    if (element.name === 'img') {
      if (!element.attributes.some(({ name }) => name === 'alt'))
        add('The image has no alt text. Use alt="" where it only decorates.', element.line)
      if (!attribute?.value.trim()) add('The image has no address, and is removed.', element.line)
      else if (/^\s*(http|data|blob|javascript):/i.test(attribute.value))
        add('The image is removed: its address must begin with https, or name a chosen file.')
    }
    const key = attribute && imageKeyOf(attribute.value)
    if (attribute && key) {
      const file = chosen.get(key)
      if (!file) add(missingText(element.name, attribute.value.trim(), files.mayHaveImages))
      else if (!heavyLines.has(key)) heavyLines.set(key, line)
    }
    return found
  })
  return [...findings, ...heavyFiles(files, heavyLines)]
}

const missingText = (element: string, address: string, mayHaveImages: boolean) =>
  `${element === 'img' ? 'The image' : 'The link'} “${shortened(address)}” matches no chosen file${
    mayHaveImages ? '. An image of an earlier upload is kept' : ''
  }.`

const heavyFiles = ({ cover, images }: PageFiles, lines: ReadonlyMap<string, number>): Finding[] => [
  ...(cover && cover.size > HEAVY ? [{ group: 'files', at: 'file', text: heavyText(cover) } as const] : []),
  ...images
    .filter(({ size }) => size > HEAVY)
    .map((image): Finding => {
      const line = lines.get(imageKey(image.name))
      return { group: 'files', at: line === undefined ? 'file' : [line], text: heavyText(image) }
    }),
]

const heavyText = ({ name, size }: ChosenFile) =>
  `The image “${shortened(name)}” has ${formatFileSize(size)}. Above ${formatFileSize(HEAVY)} it loads slowly on a phone.`

const LONGEST = 80
const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text.toWellFormed()
