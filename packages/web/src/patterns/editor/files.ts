import { formatNumber } from '#platform/format'

const MEGABYTE = 1024 * 1024
const MOST_FILES = 20
const LONGEST_NAME = 200

interface Kind {
  /** For the browser's own dialog, which only suggests. */
  readonly accept: string
  readonly isOne: (file: File) => boolean
  readonly limit: number
  readonly words: string
}

const kinds = {
  html: {
    accept: '.html',
    isOne: ({ name }) => /\.html$/i.test(name),
    limit: 5 * MEGABYTE,
    words: 'Only .html files are accepted',
  },
  image: {
    accept: 'image/png,image/jpeg,image/gif,image/webp,image/avif',
    // A browser says '' of a type that it does not know; then the name has to do.
    isOne: ({ name, type }) =>
      type ? /^image\/(png|jpeg|gif|webp|avif)$/.test(type) : /\.(png|jpe?g|gif|webp|avif)$/i.test(name),
    limit: 2 * MEGABYTE,
    words: 'Only PNG, JPEG, GIF, WebP and AVIF images are accepted',
  },
} satisfies Record<string, Kind>

/** What a file field takes. */
export type FileKind = keyof typeof kinds

export const acceptOf = (kind: FileKind) => kinds[kind].accept

/** What is wrong with one file, in words, before anything is sent. */
export function fileProblem(file: File, kind: FileKind): string | undefined {
  const { isOne, limit, words } = kinds[kind]
  const name = shownName(file.name)
  if (!isOne(file)) return `${words}: “${name}” is something else`
  if (hasUnusualCharacter(file.name))
    return `“${name}” has characters in its name that cannot be kept. Rename the file`
  if (file.name.length > LONGEST_NAME)
    return `The name of “${name.slice(0, 40)}…” is too long. Rename the file`
  if (file.size === 0) return `“${name}” is empty`
  if (file.size > limit) return `“${name}” is larger than ${formatNumber(limit / MEGABYTE)} MB`
  return undefined
}

/** What is wrong with several files: the first problem of any. */
export function filesProblem(files: readonly File[], kind: FileKind): string | undefined {
  if (files.length > MOST_FILES) return `At most ${MOST_FILES} files are accepted`
  return files.map((file) => fileProblem(file, kind)).find(Boolean)
}

// Control and direction-changing characters, and what stands for a character that could not be read; but not the two
// joiners, which Indian scripts are written with.
const UNUSUAL = /[\p{Cc}[\p{Cf}--[\u200C\u200D]]\p{Cs}\uFFFD\/\\]/v

const hasUnusualCharacter = (name: string) => UNUSUAL.test(name) || !name.isWellFormed()

/** A name as it can be shown. */
export const shownName = (name: string) => name.replaceAll(new RegExp(UNUSUAL, 'gv'), '\uFFFD').toWellFormed()
