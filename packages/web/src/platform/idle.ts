/** Milliseconds after which work begins although the page is busy. */
const LIMIT = 2000

/** Runs steps one after another, each as `whenIdle` does. Returns the cancellation. */
export function whenIdleEach([step, ...others]: readonly (() => void)[]): () => void {
  let cancel = () => {}
  if (step)
    cancel = whenIdle(() => {
      step()
      cancel = whenIdleEach(others)
    })
  return () => cancel()
}

/** Runs work when the page has nothing else to do. Returns the cancellation. */
export function whenIdle(work: () => void): () => void {
  // WebKit has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: LIMIT })
  return () => cancelIdleCallback(handle)
}
