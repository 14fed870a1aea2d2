import { createRandom } from '../../src/sample-data/random.ts'

/** The values of each axis. */
export type Axes = Readonly<Record<string, readonly string[]>>

/** One value on each axis. */
export type Combination<Table extends Axes> = { readonly [Axis in keyof Table]: Table[Axis][number] }

/** Every pair of values in a combination, as text. */
export function pairsOf(combination: Combination<Axes>): string[] {
  const values = Object.entries(combination).map(([axis, value]) => `${axis}=${value}`)
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`))
}

/** Every pair of values of two different axes. */
export function allPairs(axes: Axes): Set<string> {
  const values = Object.entries(axes).map(([axis, each]) => each.map((value) => `${axis}=${value}`))
  return new Set(
    values.flatMap((ones, index) =>
      values
        .slice(index + 1)
        .flat()
        .flatMap((other) => ones.map((one) => `${one} ${other}`)),
    ),
  )
}

/** A key by which combinations can be compared. */
const keyOf = (combination: Combination<Axes>) => JSON.stringify(Object.entries(combination))

/**
 * Combinations that cover every pair of values: the `first` ones, then repeatedly the best of some random candidates,
 * then random ones up to `atLeast`. Deterministic.
 */
export function pairwise<Table extends Axes>(
  axes: Table,
  { first = [], atLeast = 0 }: { first?: readonly Combination<Table>[]; atLeast?: number } = {},
): Combination<Table>[] {
  const random = createRandom('pairwise')
  const names = Object.keys(axes)
  const chosen = [...first]
  const keys = new Set(chosen.map(keyOf))
  const missing = allPairs(axes)
  for (const pair of chosen.flatMap(pairsOf)) missing.delete(pair)

  const newPairsOf = (candidate: Combination<Axes>) =>
    pairsOf(candidate).filter((pair) => missing.has(pair)).length
  // Starts from a missing pair, so that every round covers at least one.
  const candidateFor = (pair: string | undefined) => {
    const fixed = Object.fromEntries(pair?.split(' ').map((each) => each.split('=')) ?? [])
    const values = new Map<string, string>(Object.entries(fixed))
    for (const axis of random.shuffle(names)) {
      if (values.has(axis)) continue
      const scored = random.shuffle(axes[axis] ?? []).map((value) => ({
        value,
        score: [...values].filter(([other, its]) => isMissing(axis, value, other, its)).length,
      }))
      values.set(axis, scored.reduce((best, each) => (each.score > best.score ? each : best)).value)
    }
    return Object.fromEntries(names.map((axis) => [axis, values.get(axis)])) as Combination<Table>
  }
  const isMissing = (axis: string, value: string, other: string, its: string) =>
    missing.has(`${axis}=${value} ${other}=${its}`) || missing.has(`${other}=${its} ${axis}=${value}`)

  while (missing.size > 0 || chosen.length < atLeast) {
    const left = [...missing]
    const candidates = Array.from({ length: 20 }, () =>
      candidateFor(left.length ? random.pick(left) : undefined),
    )
      .filter((candidate) => !keys.has(keyOf(candidate)))
      .sort((one, other) => newPairsOf(other) - newPairsOf(one))
    const [best] = candidates
    if (!best) continue
    chosen.push(best)
    keys.add(keyOf(best))
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return chosen
}
