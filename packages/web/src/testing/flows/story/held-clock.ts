/** The shortest wait that is held: what a person notices. Shorter ones are the page's own affair. */
const NOTICEABLE = 1000

interface Timer {
  readonly id: number
  readonly run: () => void
  readonly due: number
}

/** A clock that stands still for every longer wait, until it is told how much time goes by. */
export function holdClock() {
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const timers = new Map<number, Timer>()
  let now = 0
  // Far from the browser's own numbers, so that either kind can be cleared.
  let next = 2 ** 40

  globalThis.setTimeout = ((run: (...args: unknown[]) => void, wait = 0, ...args: unknown[]) => {
    if (wait < NOTICEABLE) return set(run, wait, ...args)
    const id = next++
    timers.set(id, { id, run: () => run(...args), due: now + wait })
    return id
  }) as typeof setTimeout
  globalThis.clearTimeout = ((id?: number) => {
    if (id === undefined || !timers.delete(id)) clear(id)
  }) as typeof clearTimeout

  return {
    pass(milliseconds: number) {
      now += milliseconds
      const due = [...timers.values()].filter((timer) => timer.due <= now).toSorted((a, b) => a.due - b.due)
      for (const timer of due) if (timers.delete(timer.id)) timer.run()
    },
    restore() {
      globalThis.setTimeout = set
      globalThis.clearTimeout = clear
    },
  }
}
