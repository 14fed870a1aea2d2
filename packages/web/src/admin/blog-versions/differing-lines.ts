import { diffArrays } from 'diff'

/** How many lines may be removed and added before a comparison is given up: its time grows with their square. */
const MOST_CHANGES = 2_000

/** A line of a text. The first has the number 1. */
export interface NumberedLine {
  readonly number: number
  readonly text: string
}

export interface DifferingLines {
  readonly removed: readonly NumberedLine[]
  readonly added: readonly NumberedLine[]
}

/** The lines that are removed from a text and added to it; a moved line is both. Of very different texts, all lines are. */
export function differingLines(before: string[], after: string[]): DifferingLines {
  const changes = diffArrays(before, after, { maxEditLength: MOST_CHANGES })
  if (!changes) return { removed: numbered(before), added: numbered(after) }
  const removed: NumberedLine[] = []
  const added: NumberedLine[] = []
  const at = { before: 0, after: 0 }
  for (const change of changes) {
    if (change.removed) removed.push(...numbered(change.value, at.before))
    if (change.added) added.push(...numbered(change.value, at.after))
    if (!change.added) at.before += change.count
    if (!change.removed) at.after += change.count
  }
  return { removed, added }
}

const numbered = (lines: readonly string[], from = 0): NumberedLine[] =>
  lines.map((text, index) => ({ number: from + index + 1, text }))
