import { setTimeout } from 'node:timers/promises'
import { call } from './client.ts'
import { splitNamed } from './split.ts'

/** Sends writes until it is stopped, and records the outcome of each. */
export function startWriters(base: string, bearer: string, count: number) {
  const acknowledged = new Set<string>()
  const refused: { at: number; status: number | null }[] = []
  const done: number[] = []
  let sent = 0
  let isStopped = false
  const writers = Array.from({ length: count }, async () => {
    while (!isStopped) {
      sent += 1
      const stockname = `failover ${sent}`
      const json = splitNamed(stockname)
      const answer = await call({ base, bearer }, '/api/saveStockSplitCalender', { json }).catch(() => null)
      if (answer?.status === 200) {
        acknowledged.add(stockname)
        done.push(performance.now())
      } else {
        refused.push({ at: performance.now(), status: answer?.status ?? null })
        await setTimeout(50)
      }
    }
  })
  return {
    acknowledged,
    refused,
    /** When each write was acknowledged. */
    done,
    stop: async () => {
      isStopped = true
      await Promise.all(writers)
    },
  }
}

/** The longest time in seconds without an acknowledged write, from a moment on. */
export function pauseAfter(moment: number, done: readonly number[]): number {
  const times = [...done.filter((time) => time <= moment).slice(-1), ...done.filter((time) => time > moment)]
  return Math.max(0, ...times.slice(1).map((time, n) => time - (times[n] as number))) / 1000
}
