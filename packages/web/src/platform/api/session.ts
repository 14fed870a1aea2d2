import type { Session } from '@tarang/machines/login'
import { inSession } from '../stored/storage.ts'
import { createStore } from '../stored/store.ts'

const jwtToken = inSession('jwtToken')
const refreshToken = inSession('refreshToken')
const userName = inSession('userName')

const token = createStore(() => jwtToken.read() || null)

/** The user of the last session that has ended. */
let endedUser = ''

/** The signed-in user of this tab. Session storage is the only source. */
export const session = {
  jwtToken: token.read,
  refreshToken: () => refreshToken.read() || null,
  userName: () => userName.read() ?? '',

  /** The signed-in user, or the last one after the session has ended. */
  lastUserName: () => userName.read() || endedUser,

  store(login: Session) {
    jwtToken.write(login.jwtToken)
    refreshToken.write(login.refreshToken)
    userName.write(login.userName)
    token.notify()
  },

  /** Replaces the token, and the refresh token where the API sent a new one. */
  replace(refreshed: { readonly jwtToken: string; readonly refreshToken?: string }) {
    jwtToken.write(refreshed.jwtToken)
    if (refreshed.refreshToken) refreshToken.write(refreshed.refreshToken)
    token.notify()
  },

  /** Ends the session; the console then shows the login. */
  clear() {
    endedUser = session.lastUserName()
    jwtToken.write(null)
    refreshToken.write(null)
    userName.write(null)
    token.notify()
  },

  subscribe: token.subscribe,
}

/** Whether a user is signed in, and their name. */
export function useSession() {
  return { isSignedIn: token.useValue() !== null, userName: token.useValue(session.userName) }
}
