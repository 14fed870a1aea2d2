/** The time within which what is on the screen loads again, in milliseconds. */
const SPREAD = 1000

/**
 * Calls back once when the browser is online again, at a random moment of the next second: a page's lists must not all be
 * requested at once, nor by all who share the line. Returns the cleanup.
 */
export function onOnlineAgain(callback: () => void): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timeout)
    timeout = setTimeout(callback, Math.random() * SPREAD)
  }
  // A line that is lost again before has nothing to load over.
  const cancel = () => clearTimeout(timeout)
  addEventListener('online', wait)
  addEventListener('offline', cancel)
  return () => {
    cancel()
    removeEventListener('online', wait)
    removeEventListener('offline', cancel)
  }
}
