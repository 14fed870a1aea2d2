/** Somewhere one can go. */
export interface Place {
  readonly label: string
  readonly path: string
  /** What kind of place it is, in words: the group of a screen, the kind of a record. */
  readonly kind: string
}

/** As many as a person looks through; more are narrowed by typing. */
export const MOST = 50

const RANKS = 4

/** How well a place fits: its name begins so, a word of it does, it has it somewhere, or only its kind does. */
function distance({ label }: Place, wanted: string): number {
  const name = label.toLowerCase()
  if (name.startsWith(wanted)) return 0
  if (name.includes(` ${wanted}`)) return 1
  return name.includes(wanted) ? 2 : RANKS - 1
}

/** The places that have every word that was typed, in any order; the best first, else as they came. */
export function findPlaces(all: readonly Place[], text: string): readonly Place[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return all
  const words = wanted.split(/\s+/)
  const ranks: Place[][] = Array.from({ length: RANKS }, () => [])
  for (const place of all) {
    const said = `${place.label} ${place.kind}`.toLowerCase()
    if (words.every((word) => said.includes(word))) ranks[distance(place, wanted)]?.push(place)
  }
  return ranks.flat()
}
