/** How many pairs of lines are compared at most: 2,000 lines with 2,000 take 0.1 s. */
const MOST_PAIRS = 4_000_000

/** A line of a text. The first has the number 1. */
export interface NumberedLine {
  readonly number: number
  readonly text: string
}

export interface DifferingLines {
  readonly removed: readonly NumberedLine[]
  readonly added: readonly NumberedLine[]
}

/**
 * The lines that are removed from a text and added to it; a moved line is both. Of very long texts, all lines from the
 * first to the last difference.
 */
export function differingLines(before: readonly string[], after: readonly string[]): DifferingLines {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const numbered = (lines: readonly string[]): NumberedLine[] =>
    lines.slice(start, lines.length - end).map((text, index) => ({ number: start + index + 1, text }))
  const removed = numbered(before)
  const added = numbered(after)
  return removed.length * added.length > MOST_PAIRS ? { removed, added } : withoutCommon(removed, added)
}

/** Leaves out the longest common subsequence. */
function withoutCommon(before: readonly NumberedLine[], after: readonly NumberedLine[]): DifferingLines {
  const width = after.length + 1
  /** The length of the longest common subsequence of the lines from two indices on. */
  const lengths = new Uint16Array((before.length + 1) * width)
  const lengthFrom = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i]?.text === after[j]?.text
          ? lengthFrom(i + 1, j + 1) + 1
          : Math.max(lengthFrom(i + 1, j), lengthFrom(i, j + 1))

  const removed: NumberedLine[] = []
  const added: NumberedLine[] = []
  let i = 0
  let j = 0
  for (let old = before[i], now = after[j]; old && now; old = before[i], now = after[j]) {
    if (old.text === now.text) {
      i++
      j++
    } else if (lengthFrom(i + 1, j) >= lengthFrom(i, j + 1)) {
      removed.push(old)
      i++
    } else {
      added.push(now)
      j++
    }
  }
  return { removed: [...removed, ...before.slice(i)], added: [...added, ...after.slice(j)] }
}
