import { setImmediate } from 'node:timers/promises'
import { withSeparateTimeouts } from '../db/query-timeout.ts'

/** How many results are given in one turn of the event loop. */
const SLICE = 16

interface BatcherOptions<Item, Result> {
  /** The most items that are run together. */
  most: number
  /** Items of one key are run one after another. */
  keyOf(item: Item): string
  /** Runs different items together, and gives their results in the same order. */
  run(items: Item[]): Promise<Result[]>
}

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Collects items while the ones before are run, and then runs them together. The first item waits for nothing. Where a
 * run fails, those that wait fail with it: each would only wait for the same failure again.
 */
export function createBatcher<Item, Result>({ most, keyOf, run }: BatcherOptions<Item, Result>) {
  let waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  function takeBatch(): Waiting<Item, Result>[] {
    const batch = new Map<string, Waiting<Item, Result>>()
    const rest: Waiting<Item, Result>[] = []
    for (const each of waiting) {
      const key = keyOf(each.item)
      if (batch.has(key) || batch.size >= most) rest.push(each)
      else batch.set(key, each)
    }
    waiting = rest
    return [...batch.values()]
  }

  async function runAll() {
    if (isRunning) return
    isRunning = true
    while (waiting.length > 0) {
      const batch = takeBatch()
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) {
          // Other requests have their turn between the answers.
          if (index % SLICE === SLICE - 1) await setImmediate()
          resolve(results[index]!)
        }
      } catch (error) {
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error)
      }
    }
    isRunning = false
  }

  return {
    add: (item: Item) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        // The run belongs to no single request.
        void withSeparateTimeouts(runAll)
      }),
  }
}
