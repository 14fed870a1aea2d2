import { formatNumber } from '#platform/formats/format'

const MEGABYTE = 1024 * 1024
const MOST_FILES = 20
/** The server's own limits, which its settings change, apply below these. */
const MOST_IMPORTED_FILES = 2000
const LARGEST_IMPORT = 10_000 * MEGABYTE
const LONGEST_NAME = 200

interface Kind {
  /** For the browser's file dialog, which does not enforce it. */
  readonly accept: string
  readonly isOne: (file: Pick<File, 'name' | 'type'>) => boolean
  readonly limit: number
  readonly words: string
  /** The most files of one field; 20 unless set. */
  readonly most?: number
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
    // A browser reports '' for an unknown type; then the file's name decides.
    isOne: ({ name, type }) =>
      type ? /^image\/(png|jpeg|gif|webp|avif)$/.test(type) : /\.(png|jpe?g|gif|webp|avif)$/i.test(name),
    limit: 2 * MEGABYTE,
    words: 'Only PNG, JPEG, GIF, WebP and AVIF images are accepted',
  },
  records: {
    accept: '.csv,.tsv,.txt,.xlsx,.ndjson',
    isOne: ({ name }) => /\.(csv|tsv|txt|xlsx|ndjson)$/i.test(name),
    limit: LARGEST_IMPORT,
    words: 'Only .csv, .tsv, .txt, .xlsx and .ndjson files are accepted',
  },
  blogFiles: {
    accept: '.html,image/png,image/jpeg,image/gif,image/webp,image/avif',
    isOne: ({ name }) => /\.(html|png|jpe?g|gif|webp|avif)$/i.test(name),
    limit: 5 * MEGABYTE,
    words: 'Only .html files and images are accepted',
    most: MOST_IMPORTED_FILES,
  },
} satisfies Record<string, Kind>

/** The limits of a file field. */
export type FileKind = keyof typeof kinds

export const acceptOf = (kind: FileKind) => kinds[kind].accept

/** The problem of one file, checked before anything is sent. */
export function fileProblem(file: File, kind: FileKind): string | undefined {
  const { isOne, limit, words } = kinds[kind]
  const name = shownName(file.name)
  if (!isOne(file)) {
    const renamed = file.name.replace(/\.x?htm$/i, '.html')
    return renamed !== file.name && isOne({ name: renamed, type: file.type })
      ? `${words}. Rename ${name} to ${shownName(renamed)}.`
      : `${words}: “${name}” is something else`
  }
  if (hasUnusualCharacter(file.name))
    return `“${name}” has characters in its name that cannot be kept. Rename the file`
  if (file.name.length > LONGEST_NAME)
    return `The name of “${name.slice(0, 40)}…” is too long. Rename the file`
  if (file.size === 0) return `“${name}” is empty`
  if (file.size > limit) return `“${name}” is larger than ${formatNumber(limit / MEGABYTE)} MB`
  return undefined
}

/** The first problem of several files. */
export function filesProblem(files: readonly File[], kind: FileKind): string | undefined {
  const { most = MOST_FILES }: Kind = kinds[kind]
  if (files.length > most) return `At most ${most} files are accepted`
  return files.map((file) => fileProblem(file, kind)).find(Boolean)
}

// Control and bidirectional characters and the replacement character; but not the two
// joiners, which Indian scripts need.
const UNUSUAL = /[\p{Cc}[\p{Cf}--[\u200C\u200D]]\p{Cs}\uFFFD\/\\]/v

const hasUnusualCharacter = (name: string) => UNUSUAL.test(name) || !name.isWellFormed()

/** A file's name with unusual characters replaced by U+FFFD. */
export const shownName = (name: string) => name.replaceAll(new RegExp(UNUSUAL, 'gv'), '\uFFFD').toWellFormed()
