/**
 * The outcome of some work, or none at all once it was given up.
 * In StrictMode an actor is stopped and started again, and XState would take the first run's abort for a failure of
 * the second (`fromPromise` asks only whether the actor is active by now).
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
