/**
 * Settles as `work` does, and never settles once the signal is aborted.
 * StrictMode stops an actor and starts it again. `fromPromise` checks only whether the actor is active, so the abort of
 * the first run would count as a failure of the second.
 */
export const unlessAborted = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    work.then(
      (value) => {
        if (!signal.aborted) resolve(value)
      },
      (reason: unknown) => {
        if (!signal.aborted) reject(reason)
      },
    )
  })
