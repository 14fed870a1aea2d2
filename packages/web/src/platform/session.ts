import type { Session } from '@tarang/machines/login'
import { useSyncExternalStore } from 'react'
import { inSession } from './storage.ts'

const jwtToken = inSession('jwtToken')
const refreshToken = inSession('refreshToken')
const userName = inSession('userName')

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** The user of the last session that has ended. */
let endedUser = ''

/** The signed-in user of this tab. Session storage is the only source. */
export const session = {
  jwtToken: () => jwtToken.read() || null,
  refreshToken: () => refreshToken.read() || null,
  userName: () => userName.read() ?? '',

  /** The signed-in user, or the last one after the session has ended. */
  lastUserName: () => userName.read() || endedUser,

  store(login: Session) {
    jwtToken.write(login.jwtToken)
    refreshToken.write(login.refreshToken)
    userName.write(login.userName)
    notify()
  },

  /** Replaces the token, and the refresh token where the API sent a new one. */
  replace(refreshed: { readonly jwtToken: string; readonly refreshToken?: string }) {
    jwtToken.write(refreshed.jwtToken)
    if (refreshed.refreshToken) refreshToken.write(refreshed.refreshToken)
    notify()
  },

  /** Ends the session; the console then shows the login. */
  clear() {
    endedUser = session.lastUserName()
    jwtToken.write(null)
    refreshToken.write(null)
    userName.write(null)
    notify()
  },

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Whether a user is signed in, and their name. */
export function useSession() {
  const token = useSyncExternalStore(session.subscribe, session.jwtToken, () => null)
  const name = useSyncExternalStore(session.subscribe, session.userName, () => '')
  return { isSignedIn: token !== null, userName: name }
}
