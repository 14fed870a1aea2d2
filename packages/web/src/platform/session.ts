import type { Session } from '@tarang/machines/login'
import { useSyncExternalStore } from 'react'
import { inSession } from './storage.ts'

const jwtToken = inSession('jwtToken')
const refreshToken = inSession('refreshToken')
const userName = inSession('userName')

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Who is signed in, for as long as this tab lives. Session storage is the only place that counts. */
export const session = {
  jwtToken: () => jwtToken.read() || null,
  refreshToken: () => refreshToken.read() || null,
  userName: () => userName.read() ?? '',

  store(begun: Session) {
    jwtToken.write(begun.jwtToken)
    refreshToken.write(begun.refreshToken)
    userName.write(begun.userName)
    tell()
  },

  /** Puts a refreshed token in the place of the old one, and the refresh token's successor where there is one. */
  replace(refreshed: { readonly jwtToken: string; readonly refreshToken?: string }) {
    jwtToken.write(refreshed.jwtToken)
    if (refreshed.refreshToken) refreshToken.write(refreshed.refreshToken)
    tell()
  },

  /** Ends the session; whoever watches it leads the person to `/`. */
  clear() {
    jwtToken.write(null)
    refreshToken.write(null)
    userName.write(null)
    tell()
  },

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Whether someone is signed in, and their name; read again at every navigation. */
export function useSession() {
  const token = useSyncExternalStore(session.subscribe, session.jwtToken, () => null)
  const name = useSyncExternalStore(session.subscribe, session.userName, () => '')
  return { isSignedIn: token !== null, userName: name }
}
