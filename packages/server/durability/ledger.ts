/** What writers did: which numbers they sent, and which of them were acknowledged. */
export type Ledger = {
  next(): number
  acknowledge(number: number): void
  /** A write that was surely refused: it must not be there. */
  refuse(number: number): void
  acknowledged(): number
  /** What is wrong with the numbers that a server has, in words. */
  wrongs(what: string, found: readonly number[]): string[]
}

/** An empty ledger. */
export function createLedger(): Ledger {
  let sent = 0
  const acknowledged = new Set<number>()
  const refused = new Set<number>()
  return {
    next: () => ++sent,
    acknowledge: (number) => void acknowledged.add(number),
    refuse: (number) => void refused.add(number),
    acknowledged: () => acknowledged.size,
    wrongs(what, found) {
      const times = new Map<number, number>()
      for (const number of found) times.set(number, (times.get(number) ?? 0) + 1)
      return [
        ...[...acknowledged].filter((number) => !times.has(number)).map((n) => `${what} ${n}: lost`),
        ...[...times].filter(([, count]) => count > 1).map(([n, count]) => `${what} ${n}: ${count} times`),
        ...[...times.keys()].filter((n) => n > sent || refused.has(n)).map((n) => `${what} ${n}: made up`),
      ]
    },
  }
}
