/** A source of numbers that are the same at every run, by the word it was started with. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  shuffle<Item>(items: readonly Item[]): Item[]
}

const hash = (word: string) => {
  let value = 2166136261
  for (const letter of word) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619)
  return value >>> 0
}

/** Mulberry32: small, fast, and even enough for sample data. */
export function createRandom(word: string): Random {
  let state = hash(word)
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
    chance: (probability) => next() < probability,
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
