import { searchKey } from '@tarang/machines/search-text'

/** A screen, an action or a record that the command palette can open. */
export interface PaletteEntry {
  readonly label: string
  readonly path: string
  /** A label: the group of a screen, or the kind of a record. */
  readonly kind: string
  /** Found by this too, which is not shown. */
  readonly otherName?: string
}

/** Finds entries by a text. */
export type PaletteSearch = (
  text: string,
  options: { readonly signal: AbortSignal },
) => Promise<readonly PaletteEntry[]>

/** The most entries shown at once. */
export const MOST = 50

const RANKS = 4

/** The rank of a match, best first: start of the name, start of a word, within the name, only the kind. */
function distance({ label }: PaletteEntry, wanted: string): number {
  const name = searchKey(label)
  if (name.startsWith(wanted)) return 0
  if (name.includes(` ${wanted}`)) return 1
  return name.includes(wanted) ? 2 : RANKS - 1
}

/** The entries that contain every word of the text, best match first; ties keep their order. */
export function findEntries(all: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const wanted = searchKey(text)
  if (!wanted) return all
  const words = wanted.split(' ')
  const ranks: PaletteEntry[][] = Array.from({ length: RANKS }, () => [])
  for (const entry of all) {
    const name = searchKey(`${entry.label} ${entry.kind} ${entry.otherName ?? ''}`)
    if (words.every((word) => name.includes(word))) ranks[distance(entry, wanted)]?.push(entry)
  }
  return ranks.flat()
}

/** What a search found for a text. */
export interface Answer {
  readonly text: string
  readonly found: readonly PaletteEntry[]
}

/**
 * The entries that contain every word of the text, best match first. What a search found for the text may have it elsewhere,
 * such as a ticket by its e-mail, and comes after them; of an earlier answer remains what contains the text.
 */
export function findAnywhere(
  entries: readonly PaletteEntry[],
  answer: Answer | null,
  text: string,
): readonly PaletteEntry[] {
  const found = answer?.found ?? []
  const matches = findEntries(withFound(entries, found), text)
  return answer?.text === text ? withFound(matches, found) : matches
}

/** The entries, and those of a search that none of them names or opens: a list has its own query, or another word for its kind. */
function withFound(
  entries: readonly PaletteEntry[],
  found: readonly PaletteEntry[],
): readonly PaletteEntry[] {
  const key = ({ kind, label }: PaletteEntry) => JSON.stringify([kind, label])
  const known = new Set(entries.flatMap((entry) => [key(entry), entry.path]))
  return [...entries, ...found.filter((entry) => !known.has(key(entry)) && !known.has(entry.path))]
}
