/** A pseudo-random source: the same seed gives the same numbers. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  boolean(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  shuffle<Item>(items: readonly Item[]): Item[]
}

const hash = (seed: string) => {
  let value = 2166136261
  for (const letter of seed) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619)
  return value >>> 0
}

/** Creates a Mulberry32 generator. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    integer,
    boolean: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    shuffle: (items) => {
      const mixed = [...items]
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = integer(0, at)
        ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
      }
      return mixed
    },
  }
}

export const round = (value: number, digits = 2) => Number(value.toFixed(digits))
