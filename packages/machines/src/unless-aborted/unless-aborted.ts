/**
 * Settles as `work` does, and never settles once the signal is aborted.
 * In StrictMode React stops and restarts an actor, and XState would take the first run's abort for a failure of the
 * second: `fromPromise` only checks whether the actor is active now.
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
