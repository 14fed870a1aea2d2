import { session } from '#platform/api/session'

/** Ends a session that the API refused. A 401 has ended it already; a refusal in the envelope alone has not. */
export function endSession() {
  if (session.jwtToken()) session.clear()
}

/**
 * Calls back after each login, also of another person than before. Returns a function that stops it. The login opens over
 * the screen only while a flow blocks leaving it (`leaveGuard.block`).
 */
export function onLogin(callback: (isAnother: boolean) => void): () => void {
  let user = session.lastUserName()
  return session.subscribe(() => {
    if (!session.jwtToken()) return
    const before = user
    user = session.userName()
    callback(before !== '' && user !== before)
  })
}
