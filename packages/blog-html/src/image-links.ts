const PAGE_ORIGIN = 'http://page.invalid'

/** A name in one Unicode form: macOS decomposes the letters of file names, and editors do not. */
export const imageKey = (name: string): string => name.normalize('NFC')

/** What a link of a page names. */
export interface LinkedFile {
  /** The name of the file, without its folders. */
  readonly name: string
  readonly path: string
  /** Whether the link has no origin: the file is found by its name among those that were uploaded with the page. */
  readonly isRelative: boolean
}

/** The file that a link of a page names; null if it is no address. */
export function linkedFileOf(link: string): LinkedFile | null {
  if (!URL.canParse(link, PAGE_ORIGIN)) return null
  const { origin, pathname } = new URL(link, PAGE_ORIGIN)
  return {
    name: decodeName(pathname.slice(pathname.lastIndexOf('/') + 1)),
    path: pathname,
    isRelative: origin === PAGE_ORIGIN,
  }
}

function decodeName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
