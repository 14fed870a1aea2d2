import { session } from './session.ts'

/** Ends a session that the API refused. A 401 has ended it already; a refusal in the envelope alone has not. */
export function endSession() {
  if (session.jwtToken()) session.clear()
}

/**
 * Calls back after the next login; returns a function that stops waiting. The login opens over the screen only
 * while a flow blocks leaving it (`leaveGuard.block`).
 */
export function atNextLogin(callback: () => void): () => void {
  const stop = session.subscribe(() => {
    if (!session.jwtToken()) return
    stop()
    callback()
  })
  return stop
}
