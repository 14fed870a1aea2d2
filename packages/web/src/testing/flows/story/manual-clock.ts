interface Timer {
  readonly id: number
  readonly run: () => void
  readonly due: number
}

/** Milliseconds from which a person waits; shorter timers run by themselves. */
export const NOTICEABLE = 1000

/** Replaces the timers: those of `NOTICEABLE` or more fire only when `pass` advances the clock. */
export function createManualClock() {
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const timers = new Map<number, Timer>()
  let now = 0
  // Differs from the browser's timer ids, so that `clearTimeout` can distinguish both kinds.
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
