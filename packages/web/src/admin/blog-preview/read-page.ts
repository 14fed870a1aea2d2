import { decodePage } from '@tarang/blog-html'
import { defineResource } from '#patterns/resource'
import { type ReadArticle, readArticle } from './read-article.ts'

/** A chosen page: its article, or why it has none. */
export type ReadPage =
  | { readonly article: ReadArticle; readonly problem: null }
  | { readonly problem: string }

/** The most bytes that can be saved. */
const LARGEST = 5 * 1024 * 1024
/** The most characters without the pictures inside: the page is read while its author waits. */
const LONGEST = 2 * 1024 * 1024
/** The parser takes quadratic time for nested drawings. */
const MOST_DRAWINGS = 500

const neither = 'so it is neither shown nor checked here. It can still be saved.'

export const problems = {
  large: 'This page is larger than 5 MB, so it cannot be saved. Choose its pictures as files.',
  long: `This page has more than 2 MB without its pictures, ${neither}`,
  drawings: `This page has more than ${MOST_DRAWINGS} drawings, ${neither}`,
  notText: 'This file is no text, so it cannot be saved as a page. Choose an HTML file.',
  notHtml: `This file has no HTML element, ${neither}`,
  unreadable: 'This file cannot be read. Choose it again.',
}

/** A regular expression that matches a whole picture of some megabytes exhausts the stack, so only its end is looked for. */
const lengthWithoutPictures = (html: string): number => {
  const [first = '', ...others] = html.split(/data:image\/[\w+.-]+;base64,/i)
  return others.reduce((sum, part) => {
    const end = part.search(/[^\w+/=]/)
    return end < 0 ? sum : sum + part.length - end
  }, first.length)
}

/** Reads and parses a page. */
export async function readPage(file: File): Promise<ReadPage> {
  if (file.size > LARGEST) return { problem: problems.large }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { problem: problems.unreadable }
  const html = decodePage(new Uint8Array(bytes))
  if (html === null) return { problem: problems.notText }
  if (lengthWithoutPictures(html) > LONGEST) return { problem: problems.long }
  if (!/<[a-z!]/i.test(html)) return { problem: problems.notHtml }
  if ((html.match(/<(svg|math)/gi)?.length ?? 0) > MOST_DRAWINGS) return { problem: problems.drawings }
  return { article: readArticle(html), problem: null }
}

export const chosenPage = defineResource<ReadPage, File>({ load: readPage })

const keys = new WeakMap<File, number>()
let next = 1

/** A key of a file object: two files may have the same name. */
export function keyOf(file: File): number {
  const key = keys.get(file) ?? next++
  keys.set(file, key)
  return key
}
