/** Milliseconds after which work begins although the page is busy. */
export const IDLE_TIMEOUT = 2000

/** Runs work when the page has nothing else to do. Returns the cancellation. */
export function whenIdle(work: () => void): () => void {
  // WebKit has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT })
  return () => cancelIdleCallback(handle)
}
