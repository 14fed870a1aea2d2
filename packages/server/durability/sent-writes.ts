/** The numbers that a writer sent, and which of them were acknowledged. */
export interface SentWrites {
  next(): number
  acknowledge(number: number): void
  /** Records a refused write, which must not exist. */
  refuse(number: number): void
  acknowledged(): number
  /** Describes what is wrong with the numbers that a server has. */
  violations(what: string, found: readonly number[]): string[]
}

export function createSentWrites(): SentWrites {
  let sent = 0
  const acknowledged = new Set<number>()
  const refused = new Set<number>()
  return {
    next: () => ++sent,
    acknowledge: (number) => void acknowledged.add(number),
    refuse: (number) => void refused.add(number),
    acknowledged: () => acknowledged.size,
    violations(what, found) {
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
