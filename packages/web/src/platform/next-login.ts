import { session } from './session.ts'

/**
 * Ends a session that the API refuses, and calls back once somebody has logged in again. Returns what stops the
 * waiting. The login comes to the screen only while something on it is held (`leaving.hold`).
 */
export function atNextLogin(callback: () => void): () => void {
  const stop = session.subscribe(() => {
    if (!session.jwtToken()) return
    stop()
    callback()
  })
  // Over it is also where only the envelope of the answer says so.
  if (session.jwtToken()) session.clear()
  return stop
}
